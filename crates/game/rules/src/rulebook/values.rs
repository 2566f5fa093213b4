//! The values that switches can take, each with the word used in regulations and case files.

use crate::switch_values;

switch_values! {
    /// How a draw by the rules comes about (D-13).
    DrawMode {
        /// A player claims it.
        Claim = "claim",
        /// The arbiter is told and establishes it.
        Prompt = "prompt",
        /// The game ends at once.
        Auto = "auto",
    }
    /// Whose moves a counter counts (D-14).
    CountUnit {
        /// As each clause says.
        ByClause = "by_clause",
        /// So many moves by each side.
        Each = "each",
        /// So many moves of the stronger side.
        Stronger = "stronger",
    }
    /// What a visit of the lone king to the main road does to the count kept off it (D-15b).
    RoadChange {
        /// The count begins anew.
        Restart = "restart",
        /// The count waits.
        Pause = "pause",
    }
    /// Who stands against the lone king in the rule for kings off the main road (D-16c).
    ThreeOffRoad {
        /// Exactly three kings.
        ThreeKings = "three_kings",
        /// Three kings or more.
        ThreeOrMoreKings = "three_or_more_kings",
        /// Three units, one of them a king.
        ThreeUnits = "three_units",
    }
    /// What a capture or promotion that stays inside a class does to its count (D-16a, O-1, O-8).
    OnChange {
        /// The count goes on.
        Keep = "keep",
        /// The count begins anew.
        Restart = "restart",
    }
    /// When king against king is drawn where a clause counts the moves of the stronger side (O-2).
    KingAgainstKing {
        /// When each has made the moves.
        Each = "each",
        /// When either has.
        Either = "either",
    }
    /// Kings-only moves in a balance that has its own rule (O-3).
    KingsOnlyGate {
        /// They count, but do not draw while that balance lasts.
        Gate = "gate",
        /// They are not counted.
        Clear = "clear",
    }
    /// The 30 and 60 moves in a balance that has its own rule (O-4).
    BalanceGate {
        /// They do not draw while that balance lasts.
        Gate = "gate",
        /// They draw all the same.
        Open = "none",
    }
    /// Whether men may stand beside the three kings (O-5).
    KingsAlone {
        /// Three kings and no man.
        KingsOnly = "kings_only",
        /// Men may stand beside them.
        MenToo = "men_too",
    }
    /// Whether the class must outlast the move that completes the count (O-6).
    Completing {
        /// The material is still of the class after that move.
        StillInClass = "still_in_class",
        /// The count is complete whatever the move does.
        Completed = "completed",
    }
    /// What ends the forty moves of checkers (D-18).
    Checkers40 {
        /// A capture or a promotion.
        NoPromotion = "no_promotion",
        /// A capture or any move of a man.
        NoManAdvance = "no_man_advance",
    }
    /// In which forms a repetition may be claimed (D-19a).
    RepetitionClaim {
        /// Only by announcing the move that repeats.
        Announce = "announce",
        /// Only once the position stands on the board.
        OnBoard = "on_board",
        /// In both forms.
        Both = "both",
    }
    /// What must have happened before a draw is agreed when moves are not recorded (D-22).
    QuickGate {
        /// Few pieces must be left on each side.
        Pieces = "pieces",
        /// The usual number of moves.
        Moves = "moves",
        /// The usual number of moves where a server counts them, nothing in a hall.
        MovesIfCounted = "moves_if_counted",
        /// Nothing need have happened.
        Open = "none",
    }
    /// How the moves before an agreed draw are counted (D-21b).
    AgreeCount {
        /// Completed moves of both.
        FullMoves = "full_moves",
        /// Moves of the one who offers.
        OwnMoves = "own_moves",
    }
    /// What two fallen flags mean when nobody knows which fell first (D-26a).
    BothFlags {
        /// The game is drawn.
        Draw = "draw",
        /// The game goes on.
        Continue = "continue",
        /// The arbiter decides.
        Arbiter = "arbiter",
    }
    /// Whether quick games stop when kings alone remain against a lone king (D-24b).
    QuickKingRule {
        /// They stop when one king faces three kings or fewer and nothing can be captured.
        KingsOnly = "kings_only",
        /// They do not.
        Off = "off",
    }
    /// Who decides what becomes of an irregularity (D-28).
    IrregularityPolicy {
        /// The opponent: corrected or left.
        OpponentChoice = "opponent_choice",
        /// The referee: warned and retracted.
        WarnRetract = "warn_retract",
        /// Nobody: play is taken back to it whenever it is found.
        Rewind = "rewind",
    }
    /// What becomes of a wrong set-up (D-29a).
    WrongSetup {
        /// Corrected until both have moved, then it stands.
        BeforeBothMoved = "before_both_moved",
        /// The opponent decides, as on any irregularity.
        OpponentDecides = "opponent_decides",
        /// The game is played anew.
        Replay = "replay",
        /// The referee decides.
        Referee = "referee",
    }
    /// What becomes of wrong colours (D-29b).
    WrongColours {
        /// Corrected until both have moved, then they stand.
        BeforeBothMoved = "before_both_moved",
        /// The game goes on.
        Continue = "continue",
    }
    /// What follows when pieces were displaced by accident (D-31b).
    Displacement {
        /// The player restores the position in his own time and may be punished.
        OwnTime = "own_time",
        /// It does not count if corrected or pointed out at once.
        NotCounted = "not_counted",
        /// The pieces are put back without penalty.
        NoPenalty = "no_penalty",
        /// In the time of the one at fault; nobody's if nobody was.
        ByFault = "by_fault",
    }
    /// Who crowns a man (D-06a).
    Crowning {
        /// The program crowns it at once.
        Auto = "auto",
        /// Its owner, or else the opponent before he moves.
        OwnerElseOpponent = "owner_else_opp",
        /// Either player may crown it.
        Either = "either",
        /// The opponent crowns it.
        Opponent = "opponent",
    }
    /// Which captures are one move (D-05).
    CaptureIdentity {
        /// Those with the same ends and the same result.
        Outcome = "outcome",
        /// Those with the same ends that take the same pieces in the same order.
        Path = "path",
    }
    /// Where a flying king lands in the middle of a capture (D-03a).
    KingLanding {
        /// Where the capture can go on, if there is such a square.
        MustContinue = "must_continue",
    }
    /// Whether a capture may turn straight back (D-04b).
    ReverseTurn {
        /// No capture turns straight back.
        Forbid = "forbid",
        /// A capture may turn straight back.
        Allow = "allow",
    }
    /// How `?!` and `!?` are understood (D-08).
    AnnotationDialect {
        /// `?!` looks weak and is strong, `!?` looks strong and is weak.
        Draughts = "draughts",
        /// As in chess.
        Chess = "chess",
    }
    /// When a move counts as made (D-12a).
    MoveComplete {
        /// When the piece is let go; the count of moves waits for the clock.
        ReleaseThenPress = "release_then_press",
        /// When the clock is pressed.
        Press = "press",
    }
    /// Who ends a game whose flag has fallen (D-39).
    FlagMode {
        /// A player of the game claims it.
        Claim = "claim",
        /// The arbiter, also unasked.
        Arbiter = "arbiter",
        /// The clock itself.
        Auto = "auto",
    }
    /// What a clock stopped without a word means (D-40a).
    StopClock {
        /// Resignation, unless the arbiter finds a misunderstanding.
        Resigns = "resigns",
        /// Nothing: only the arbiter may stop it.
        ArbiterOnly = "arbiter_only",
    }
}
