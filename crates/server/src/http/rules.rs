//! The rulebook.

use super::JsonAnswer;
use super::extract::{RequestLanguage, RequestPart, WorkQueue};
use axum::Json;
use axum::extract::{Path, Query};
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
    queue: WorkQueue,
    RequestLanguage(language): RequestLanguage,
    RequestPart(Query(query)): RequestPart<Query<RulesQuery>>,
) -> JsonAnswer<RuleContents> {
    let edition = rules::edition(query.edition.as_deref())?;
    Ok(Json(queue.run(move |_| Ok(rules::contents(edition, language))).await?))
}

pub async fn find_rules(
    queue: WorkQueue,
    RequestLanguage(language): RequestLanguage,
    RequestPart(Query(query)): RequestPart<Query<RulesQuery>>,
) -> JsonAnswer<RuleSearch> {
    let edition = rules::edition(query.edition.as_deref())?;
    Ok(Json(queue.run(move |_| Ok(rules::find(&query.q, edition, language))).await?))
}

pub async fn rule(
    queue: WorkQueue,
    Path(number): Path<String>,
    RequestLanguage(language): RequestLanguage,
    RequestPart(Query(query)): RequestPart<Query<RulesQuery>>,
) -> JsonAnswer<RuleParagraph> {
    let edition = rules::edition(query.edition.as_deref())?;
    Ok(Json(queue.run(move |_| rules::paragraph(&number, edition, language)).await?))
}
