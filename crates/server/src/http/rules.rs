//! The rulebook.

use super::extract::{RequestLanguage, RequestPart};
use super::{AppState, JsonAnswer};
use axum::Json;
use axum::extract::{Path, Query, State};
use serde::Deserialize;
use service::protocol::{RuleContents, RuleParagraph, RuleSearch};
use service::rules;

/// A question about the rules of an edition.
#[derive(Debug, Deserialize)]
pub struct RulesQuery {
    edition: Option<String>,
    #[serde(default)]
    q: String,
}

pub async fn rule_contents(
    State(app): AppState,
    RequestLanguage(language): RequestLanguage,
    RequestPart(Query(query)): RequestPart<Query<RulesQuery>>,
) -> JsonAnswer<RuleContents> {
    let edition = rules::edition(query.edition.as_deref())?;
    Ok(Json(app.workshop.run(move |_| Ok(rules::contents(edition, language))).await?))
}

pub async fn find_rules(
    State(app): AppState,
    RequestLanguage(language): RequestLanguage,
    RequestPart(Query(query)): RequestPart<Query<RulesQuery>>,
) -> JsonAnswer<RuleSearch> {
    let edition = rules::edition(query.edition.as_deref())?;
    Ok(Json(app.workshop.run(move |_| Ok(rules::find(&query.q, edition, language))).await?))
}

pub async fn rule(
    State(app): AppState,
    Path(number): Path<String>,
    RequestLanguage(language): RequestLanguage,
    RequestPart(Query(query)): RequestPart<Query<RulesQuery>>,
) -> JsonAnswer<RuleParagraph> {
    let edition = rules::edition(query.edition.as_deref())?;
    Ok(Json(app.workshop.run(move |_| rules::paragraph(&number, edition, language)).await?))
}
