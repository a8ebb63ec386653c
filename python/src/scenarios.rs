//! Positions and test cases written as text.

use crate::errors;
use crate::library::PyLibrary;
use pyo3::prelude::*;

/// The result of one scenario.
#[pyclass(frozen, get_all, name = "Report", module = "inkwright")]
pub struct PyReport {
    /// Its title.
    pub title: String,
    /// The rules it shows.
    pub rules: Vec<String>,
    /// Whether all its expectations hold.
    pub passed: bool,
    /// The line that failed; the scenario's first line if it passed.
    pub line: usize,
    /// The failed expectation and the actual value; empty if it passed.
    pub message: String,
}

#[pymethods]
impl PyReport {
    fn __repr__(&self) -> String {
        let how = if self.passed {
            "passed".to_owned()
        } else {
            format!("failed in line {}: {}", self.line, self.message)
        };
        format!("<Report {:?}: {how}>", self.title)
    }
}

/// Runs every scenario of a text and returns a report for each.
///
/// >>> import inkwright
/// >>> reports = inkwright.run_scenarios('''
/// ... scenario "A character that came into play this turn can't quest"
/// ... p1:
/// ...   play "Stitch - New Dog" as stitch drying
/// ... expect illegal do quest stitch because 1.7.5
/// ... ''')
/// >>> [report.passed for report in reports]
/// [True]
#[pyfunction]
#[pyo3(signature = (text, library = None))]
pub fn run_scenarios(py: Python<'_>, text: &str, library: Option<PyLibrary>) -> PyResult<Vec<PyReport>> {
    let library = PyLibrary::or_built_in(library);
    let reports = errors::guarded_detached(py, || inkwright::run_scenarios(&library.inner, text))?;
    let report = |report: inkwright::ScenarioReport| PyReport {
        title: report.title,
        rules: report.rules,
        passed: report.passed,
        line: report.line,
        message: report.message.to_string(),
    };
    Ok(reports.into_iter().map(report).collect())
}
