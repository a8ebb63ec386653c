//! The generated TypeScript types match the protocol.

use service::protocol::{
    CardNames, CardSearch, CardTrialRequest, CardTrials, ClaimSeatRequest, ClientMessage, DeckCheck,
    DeckCheckRequest, DeckExport, DeckExportRequest, DeckSummary, ErrorBody, Faces, GameSummary, GoalState,
    Hello, Lesson, NewGame, ReplayAdvice, ReplayInfo, ReplayPosition, ReplayReview, RuleContents,
    RuleParagraph, RuleSearch, SaveDeckRequest, SavedCards, ServerMessage, StartedGame,
};
use std::fs;
use std::path::Path;
use ts_rs::{Config, TS};

const FILE: &str = "index.ts";

/// If this variable is set, the file is written instead of compared.
const WRITE: &str = "INKWRIGHT_WRITE_PROTOCOL";

fn export(dir: &Path) {
    let config = Config::new().with_large_int("number").with_out_dir(dir);
    macro_rules! export {
        ($($root:ty),*) => { $(<$root>::export_all(&config).expect("the types can be written");)* };
    }
    export!(
        ClientMessage,
        ServerMessage,
        Hello,
        Faces,
        CardNames,
        CardSearch,
        DeckSummary,
        DeckCheckRequest,
        DeckCheck,
        SaveDeckRequest,
        NewGame,
        StartedGame,
        ClaimSeatRequest,
        ErrorBody,
        ReplayInfo,
        ReplayPosition,
        RuleContents,
        RuleSearch,
        RuleParagraph,
        CardTrialRequest,
        CardTrials,
        SavedCards,
        Lesson,
        GoalState,
        GameSummary,
        ReplayAdvice,
        ReplayReview,
        DeckExportRequest,
        DeckExport
    );
}

#[test]
fn the_generated_types_are_up_to_date() {
    let committed = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../web/src/protocol").join(FILE);
    let dir = tempfile::tempdir().expect("a folder");
    export(dir.path());
    let now = fs::read_to_string(dir.path().join(FILE)).expect("the file that was just written");
    let now = format!("{now}\nexport const PROTOCOL = {};\n", service::protocol::PROTOCOL);
    if std::env::var_os(WRITE).is_some() {
        fs::create_dir_all(committed.parent().expect("a folder")).expect("the folder");
        fs::write(&committed, now).expect("the file can be written");
        return;
    }
    let then = fs::read_to_string(&committed).unwrap_or_default();
    assert!(
        then == now,
        "web/src/protocol is out of date: run `{WRITE}=1 cargo test -p inkwright-service --test typescript` and commit the result"
    );
}
