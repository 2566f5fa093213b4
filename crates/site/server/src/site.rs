//! The site: what all addresses share, and which addresses there are.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use damier_certificates::Certificates;
use damier_clock::Moment;
use damier_store::{AccountId, Database};
use tokio::sync::{broadcast, watch};
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::analysis::{Desk, Endings, Lines};
use crate::api;
use crate::backups::Backups;
use crate::books::Books;
use crate::cluster::{Cluster, SiteWord};
use crate::desk::Desks;
use crate::fair_play::FairPlay;
use crate::import::{self, Jobs};
use crate::live::{self, Hub};
use crate::lobby::Lobby;
use crate::mail::Mail;
use crate::metrics::{self, Metrics};
use crate::notices::Notices;
use crate::pages::events::public::games::Replays;
use crate::pages::events::public::shown::Places;
use crate::pages::picture::Pictures;
use crate::people::address::Proxies;
use crate::people::guests::Guests;
use crate::people::password::Hashing;
use crate::press::Press;
use crate::problems::{Bench, Shelf};
use crate::push::Push;
use crate::rates::{self, Rates};
use crate::sent::Turns;
use crate::sums::Sums;
use crate::talk::Talk;
use crate::{Config, ServeFault, encrypted, guard, health, pages, web, zeros};

/// No form is longer.
pub(crate) const LARGEST_FORM: usize = 64 << 10;

/// No study is longer.
pub(crate) const LARGEST_STUDY: usize = 512 << 10;

/// No list of entries and no event file is longer.
pub(crate) const LARGEST_FILE: usize = 16 << 20;

/// No page takes longer.
pub(crate) const LONGEST: Duration = Duration::from_secs(20);

/// What all addresses share.
pub(crate) struct Site {
    pub(crate) config: Config,
    pub(crate) database: Database,
    pub(crate) cluster: Arc<Cluster>,
    pub(crate) hub: Arc<Hub>,
    /// How guests are named.
    pub(crate) guests: Guests,
    /// Where passwords are hashed.
    pub(crate) hashing: Hashing,
    /// The servers that may say from where requests come.
    pub(crate) proxies: Proxies,
    pub(crate) lobby: Lobby,
    pub(crate) rates: Rates,
    pub(crate) metrics: Metrics,
    /// Whose sessions have ended; none: perhaps anybody's.
    ended: broadcast::Sender<Option<AccountId>>,
    pub(crate) desk: Desk,
    pub(crate) lines: Lines,
    /// Where compositions are proved.
    pub(crate) bench: Bench,
    /// The register of compositions, for the search of forerunners.
    pub(crate) shelf: Shelf,
    pub(crate) imports: Jobs,
    /// Who reads a file that was sent, and when.
    pub(crate) turns: Arc<Turns>,
    pub(crate) pictures: Pictures,
    /// Where papers are made and set.
    pub(crate) press: Press,
    pub(crate) desks: Desks,
    /// The books of a federation.
    pub(crate) books: Books,
    pub(crate) mail: Mail,
    /// Messages to closed browsers.
    pub(crate) push: Push,
    pub(crate) notices: Notices,
    /// Whether something can be stored.
    pub(crate) pulse: health::Pulse,
    /// Whether the facts are as they were written.
    pub(crate) sums: Sums,
    /// What is remembered of those who talk.
    pub(crate) talk: Talk,
    /// Statistics of fair play that are being made.
    pub(crate) fair_play: FairPlay,
    /// Copies on a schedule.
    pub(crate) backups: Backups,
    /// The certificates of the site, where it encrypts itself.
    pub(crate) certificates: Option<Arc<Certificates>>,
    /// Whether the server is about to end and lets others know first.
    leaving: AtomicBool,
    pub(crate) replays: Replays,
    pub(crate) places: Places,
    closing: watch::Receiver<bool>,
}

/// The time of day, in milliseconds since 1970.
pub(crate) fn now() -> Moment {
    let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
    Moment::from_millis(i64::try_from(since.as_millis()).unwrap_or(i64::MAX))
}

impl Site {
    /// Opens a site on its database. Nothing goes on yet; `closing` tells when it is about to end.
    pub(crate) async fn open(
        config: Config,
        database: Database,
        cluster: Arc<Cluster>,
        closing: watch::Receiver<bool>,
    ) -> Result<Arc<Site>, ServeFault> {
        let endings = Arc::new(Endings::new(config.tables.clone()));
        let turns = Arc::new(Turns::default());
        let certificates = encrypted::open(config.tls.as_ref())?;
        Ok(Arc::new(Site {
            hub: Hub::new(database.clone(), Arc::clone(&cluster)),
            guests: Guests::open(&database).await.map_err(ServeFault::Database)?,
            lobby: Lobby::open(database.clone(), Arc::clone(&cluster)).await.map_err(ServeFault::Database)?,
            hashing: Hashing::default(),
            proxies: Proxies::new(config.proxies.clone()),
            rates: Rates::default(),
            metrics: Metrics::default(),
            ended: broadcast::Sender::new(64),
            lines: Lines::new(Arc::clone(&endings)).map_err(ServeFault::Thread)?,
            bench: Bench::new(Arc::clone(&endings)).map_err(ServeFault::Thread)?,
            desk: Desk::new(database.clone(), endings, cluster.bus()).map_err(ServeFault::Thread)?,
            shelf: Shelf::default(),
            imports: Jobs::default(),
            pictures: Pictures::default(),
            press: Press::default(),
            desks: Desks::new(database.clone(), Arc::clone(&turns)),
            turns,
            books: Books::new(database.clone()),
            mail: Mail::new(&config, database.clone())?,
            push: Push::new(&config, database.clone()),
            notices: Notices::default(),
            pulse: health::Pulse::default(),
            sums: Sums::default(),
            talk: Talk::default(),
            fair_play: FairPlay::default(),
            backups: Backups::new(config.backups.clone()),
            certificates,
            leaving: AtomicBool::new(false),
            replays: Replays::default(),
            places: Places::default(),
            closing,
            config,
            database,
            cluster,
        }))
    }

    /// Lets everything go that is in memory and names somebody, so that it is read from the store again.
    pub(crate) fn put_away(&self, account: AccountId) {
        self.put_away_here(account);
        self.cluster.say_of_site(&SiteWord::PutAway { account: account.0 });
    }

    /// The same at this node, because another one says so.
    pub(crate) fn put_away_here(&self, account: AccountId) {
        self.hub.put_away(account);
        self.desks.let_go();
        self.replays.let_go();
        self.pictures.let_go();
        self.books.let_go();
    }

    /// Lets every node read books, events and pictures again: somebody is no longer told of in them.
    pub(crate) fn told_anew(&self) {
        // No account has this number, so that no board is let go of.
        self.put_away(AccountId(0));
    }

    /// Tells live connections of an account to look whether they are still signed in.
    pub(crate) fn ended(&self, account: AccountId) {
        self.ended_here(Some(account));
        self.cluster.say_of_site(&SiteWord::Ended { account: account.0 });
    }

    /// The same for the connections to this node; of no account: of all.
    pub(crate) fn ended_here(&self, account: Option<AccountId>) {
        // Nobody may be listening.
        let _ = self.ended.send(account);
    }

    /// Hears of accounts whose sessions have ended.
    pub(crate) fn endings(&self) -> broadcast::Receiver<Option<AccountId>> {
        self.ended.subscribe()
    }

    /// How many live connections there are: each hears of ended sessions.
    pub(crate) fn live_connections(&self) -> usize {
        self.ended.receiver_count()
    }

    /// The address of the site as people reach it.
    pub(crate) fn root(&self, headers: &HeaderMap) -> String {
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        match (&self.config.public, host) {
            (Some(public), _) => public.trim_end_matches('/').to_owned(),
            (None, Some(host)) => format!("{}://{host}", self.config.scheme()),
            (None, None) => format!("{}://{}", self.config.scheme(), self.config.address),
        }
    }

    /// Whether the server is about to end.
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
    }

    /// From now on nobody should be sent here.
    pub(crate) fn leave(&self) {
        self.leaving.store(true, Ordering::Relaxed);
    }

    /// Whether the server is about to end, so that nobody should be sent here.
    pub(crate) fn is_leaving(&self) -> bool {
        self.leaving.load(Ordering::Relaxed)
    }

    /// Waits until the server is about to end.
    pub(crate) async fn closing(&self) {
        let mut closing = self.closing.clone();
        // If nobody can close it any more, it is closed.
        let _ = closing.wait_for(|closing| *closing).await;
    }
}

/// The addresses; those of larger parts stand with their pages.
pub(crate) fn router(site: Arc<Site>) -> Router {
    let studies = DefaultBodyLimit::max(LARGEST_STUDY);
    // Around the file stand the other parts of its form.
    let file = post(pages::import::take).layer(DefaultBodyLimit::max(import::LARGEST + LARGEST_FORM));
    Router::new()
        .route("/", get(pages::lobby::show).post(pages::lobby::offer))
        .route("/challenge/{id}", get(pages::challenge::show).post(pages::challenge::answer))
        .route("/game/{id}", get(pages::game::show_or_draw))
        .route("/game/{id}/call", post(pages::call::sent))
        .route("/game/{id}/past", get(pages::game::past))
        .route("/game/{id}/pdn", get(pages::game::pdn))
        .route("/game/{id}/analysis", get(pages::findings::show).post(pages::findings::ask))
        .route("/game/{id}/analysis/events", get(pages::findings::listen))
        .route("/analysis", get(pages::analysis::show))
        .route("/analysis/position", get(pages::analysis::position))
        .route("/analysis/lines", get(pages::lines::show))
        .route("/analysis/pdn", post(pages::analysis::pdn).layer(studies))
        .route("/editor", get(pages::editor::show))
        .route("/editor/check", post(pages::editor::check))
        .route("/editor/read", get(pages::editor::read))
        .route("/studies", get(pages::studies::list).post(pages::studies::create).layer(studies))
        .route("/study/{id}", get(pages::studies::show).put(pages::studies::save).layer(studies))
        .route("/study/{id}/delete", post(pages::studies::remove))
        .route("/study/{id}/pdn", get(pages::studies::pdn))
        .route("/games", get(pages::games::show))
        .route("/game/{id}/remove", post(pages::import::remove))
        .route("/import", get(pages::import::show).merge(file))
        .route("/import/{id}", get(pages::import::report))
        .merge(pages::events::routes())
        .merge(pages::federation::routes())
        .merge(pages::post::routes())
        .merge(pages::display::routes())
        .merge(pages::contests::routes())
        .merge(pages::problems::routes())
        .merge(pages::solving::routes())
        .route("/player/{name}", get(pages::player::show))
        .route("/rules", get(pages::rules::list))
        .route("/rules/{book}", get(pages::rules::show))
        .route("/register", get(pages::account::register).post(pages::account::registered))
        .route("/sign-in", get(pages::account::sign_in).post(pages::account::signed_in))
        .route("/sign-out", post(pages::account::sign_out))
        .route("/account/tokens", get(pages::tokens::show).post(pages::tokens::change))
        .route("/api", get(pages::api::show))
        .route("/sign-in/passkey/ask", post(pages::passkey::ask_to_sign_in))
        .route("/sign-in/passkey", post(pages::passkey::sign_in))
        .route("/reset/{secret}", get(pages::reset::show).post(pages::reset::choose))
        .route("/forgotten", get(pages::forgotten::show).post(pages::forgotten::ask))
        .route("/setup/{secret}", get(pages::setup::show).post(pages::setup::enter))
        .route("/account", get(pages::own::show))
        .route("/account/password", post(pages::own::change_password))
        .route("/account/email", post(pages::own::change_email))
        .route("/account/sessions", post(pages::own::end_sessions))
        .route("/account/devices", post(pages::own::forget_device))
        .route("/account/again/ask", post(pages::passkey::ask_again))
        .route("/account/again", post(pages::passkey::again))
        .route("/account/mail", get(pages::mail::show).post(pages::mail::choose))
        .route("/account/mail/confirm", post(pages::mail::ask))
        .route("/account/push", get(pages::push::show).post(pages::push::choose))
        .route("/account/push/add", post(pages::push::add))
        .route("/account/push/remove", post(pages::push::remove))
        .route("/worker.js", get(web::worker))
        .route("/mail/confirm/{secret}", get(pages::mail::confirm).post(pages::mail::confirmed))
        .route("/mail/off/{link}", get(pages::mail::refuse).post(pages::mail::refused))
        .route("/account/data", get(pages::own_data::download))
        .route("/account/delete", post(pages::own_data::delete))
        .route("/account/passkeys/ask", post(pages::passkey::ask_for_key))
        .route("/account/passkeys", post(pages::passkey::keep))
        .route("/account/passkeys/remove", post(pages::passkey::remove))
        .route("/admin", get(pages::admin::show))
        .route("/admin/account", post(pages::admin::act))
        .route("/admin/settings", post(pages::admin::set))
        .route("/admin/proxies", post(pages::admin::name_proxies))
        .route("/admin/ratings", post(pages::admin::rate_again))
        .route("/admin/names", post(pages::admin::forget_name))
        .route("/admin/offers", post(pages::admin::clear_offers))
        .route("/admin/backups", post(pages::backups::set))
        .merge(pages::conduct::routes())
        .route("/language", post(pages::language::choose))
        .layer(from_fn(zeros::refuse))
        .layer(from_fn_with_state(Arc::clone(&site), pages::unread::as_a_page))
        .route("/diagram", get(pages::diagram::show))
        .route("/web/{mark}/{name}", get(web::serve))
        .layer(DefaultBodyLimit::max(LARGEST_FORM))
        .layer(from_fn_with_state(Arc::clone(&site), rates::limit))
        .layer(TimeoutLayer::with_status_code(axum::http::StatusCode::REQUEST_TIMEOUT, LONGEST))
        .layer(CompressionLayer::new())
        .route("/live", get(live::connect))
        .route("/health", get(health::ready))
        .route("/health/live", get(health::live))
        .merge(api::router(&site))
        .fallback(pages::missing)
        .layer(from_fn_with_state(Arc::clone(&site), guard::guard))
        .layer(from_fn_with_state(Arc::clone(&site), metrics::count))
        .with_state(site)
}
