//! The site: what all addresses share, and which addresses there are.

use std::future::Future;
use std::net::SocketAddr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use axum::Router;
use axum::extract::DefaultBodyLimit;
use axum::http::{HeaderMap, header};
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::{get, post};
use damier_clock::Moment;
use damier_store::{AccountId, Database, Place};
use tokio::net::TcpListener;
use tokio::sync::{broadcast, watch};
use tower_http::compression::CompressionLayer;
use tower_http::timeout::TimeoutLayer;

use crate::analysis::{Desk, Endings, Lines};
use crate::api;
use crate::books::Books;
use crate::cluster::{self, Cluster, SiteWord};
use crate::desk::{Desks, online};
use crate::import::{self, Jobs};
use crate::live::{self, Hub};
use crate::lobby::Lobby;
use crate::mail::{self, Mail};
use crate::metrics::{self, Metrics};
use crate::notices::{self, Notices};
use crate::pages::events::public::games::Replays;
use crate::pages::events::public::shown::Places;
use crate::pages::picture::Pictures;
use crate::people::guests::Guests;
use crate::problems::{self, Bench, Shelf};
use crate::push::{self, Push};
use crate::rates::{self, Rates};
use crate::{Config, ServeFault, guard, health, pages, serving, web};

/// No form is longer.
pub(crate) const LARGEST_FORM: usize = 64 << 10;

/// No study is longer.
pub(crate) const LARGEST_STUDY: usize = 512 << 10;
/// No list of entries and no event file is longer.
const LARGEST_FILE: usize = 16 << 20;

/// No page takes longer.
pub(crate) const LONGEST: Duration = Duration::from_secs(20);

/// A letter or a message that is on its way at the end has so much time.
const LAST_LETTER: Duration = Duration::from_secs(10);

/// What all addresses share.
pub(crate) struct Site {
    pub(crate) config: Config,
    pub(crate) database: Database,
    pub(crate) cluster: Arc<Cluster>,
    pub(crate) hub: Arc<Hub>,
    /// How guests are named.
    pub(crate) guests: Guests,
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
    pub(crate) pictures: Pictures,
    pub(crate) desks: Desks,
    /// The books of a federation.
    pub(crate) books: Books,
    pub(crate) mail: Mail,
    /// Messages to closed browsers.
    pub(crate) push: Push,
    pub(crate) notices: Notices,
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
            (None, Some(host)) => format!("http://{host}"),
            (None, None) => format!("http://{}", self.config.address),
        }
    }

    /// Whether the server is about to end.
    pub(crate) fn is_closing(&self) -> bool {
        *self.closing.borrow()
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

/// Serves a site until `end` comes. `ready` is called with the address once it answers.
///
/// At the end the clocks of running games stand, and connections are closed; at the next start the games go on
/// from there. Among other nodes the games go on there.
pub async fn serve(
    config: Config,
    end: impl Future<Output = ()> + Send + 'static,
    ready: impl FnOnce(SocketAddr),
) -> Result<(), ServeFault> {
    let place = match &config.database {
        Some(address) => address.parse::<Place>().map_err(ServeFault::Database)?,
        None => {
            let why = |why| ServeFault::Folder { folder: config.folder.clone(), why };
            std::fs::create_dir_all(&config.folder).map_err(why)?;
            Place::folder(&config.folder)
        }
    };
    if config.bus.is_some() && !matches!(place, Place::Postgres(_)) {
        return Err(ServeFault::BusAlone);
    }
    let bus = config.bus.as_deref().map(str::parse::<damier_bus::Address>).transpose()?;
    make_room();
    let database = Database::open_at(&place).await?;
    let cluster = match bus {
        None => Cluster::alone(),
        Some(address) => {
            let bus = damier_bus::Bus::start(address);
            Cluster::among(bus, database.clone()).await.map_err(ServeFault::Database)?
        }
    };
    let hub = Hub::new(database.clone(), Arc::clone(&cluster));
    let address = config.address;
    let listener = TcpListener::bind(address).await.map_err(|why| ServeFault::Address { address, why })?;
    let bound = listener.local_addr().map_err(ServeFault::Serving)?;
    let (close, closing) = watch::channel(false);
    let endings = Arc::new(Endings::new(config.tables.clone()));
    let lines = Lines::new(Arc::clone(&endings)).map_err(ServeFault::Thread)?;
    let bench = Bench::new(Arc::clone(&endings)).map_err(ServeFault::Thread)?;
    let desk = Desk::new(database.clone(), endings, cluster.bus()).map_err(ServeFault::Thread)?;
    let mail = Mail::new(&config, database.clone())?;
    let push = Push::new(&config, database.clone());
    let site = Arc::new(Site {
        config,
        database: database.clone(),
        hub: Arc::clone(&hub),
        guests: Guests::open(&database).await.map_err(ServeFault::Database)?,
        lobby: Lobby::open(database.clone(), Arc::clone(&cluster)).await.map_err(ServeFault::Database)?,
        cluster,
        rates: Rates::default(),
        metrics: Metrics::default(),
        ended: broadcast::Sender::new(64),
        desk,
        lines,
        bench,
        shelf: Shelf::default(),
        imports: Jobs::default(),
        pictures: Pictures::default(),
        desks: Desks::new(database.clone()),
        books: Books::new(database.clone()),
        mail,
        push,
        notices: Notices::default(),
        leaving: AtomicBool::new(false),
        replays: Replays::default(),
        places: Places::default(),
        closing,
    });
    tokio::spawn(crate::warm::warm(Arc::clone(&site)));
    tokio::spawn(go_on(Arc::clone(&hub)));
    tokio::spawn(rate_the_rest(Arc::clone(&hub)));
    ready(bound);
    let old = Arc::clone(&hub);
    tokio::spawn(async move {
        match live::index_old_games(&old).await {
            Ok(0) => {}
            Ok(games) => tracing::info!(games, "games from before can be found by their positions"),
            Err(fault) => tracing::warn!(%fault, "positions of old games could not be indexed"),
        }
    });
    tokio::spawn(notices::watch(Arc::clone(&site)));
    tokio::spawn(crate::post::watch(Arc::clone(&site)));
    tokio::spawn(crate::display::watch(Arc::clone(&site)));
    let sending = tokio::spawn(mail::send(Arc::clone(&site)));
    let pushing = tokio::spawn(push::send(Arc::clone(&site)));
    tokio::spawn(cluster::listen(Arc::clone(&site)));
    tokio::spawn(cluster::tell_others(Arc::clone(&site)));
    let telling = tokio::spawn(problems::anywhere::tell(Arc::clone(&site)));
    tokio::spawn(online::watch(Arc::clone(&site)));
    if let Some(address) = site.config.metrics {
        metrics::serve(Arc::clone(&site), address).await?;
        tokio::spawn(metrics::count_facts(Arc::clone(&site)));
    }
    let ending = Arc::clone(&site);
    let end = async move {
        end.await;
        ending.leaving.store(true, Ordering::Relaxed);
        ending.cluster.leave(now()).await;
        tokio::time::sleep(ending.config.drain).await;
        hub.halt().await;
        ending.desk.close();
        ending.lines.close();
        ending.bench.close();
        // Whoever still listens hears of it; if nobody does, nobody has to.
        let _ = close.send(true);
    };
    serving::serve(listener, router(site), serving::PATIENCE, end).await;
    // What is on its way is noted as sent, so that it does not go out again.
    let _ = tokio::time::timeout(LAST_LETTER, async { tokio::join!(sending, pushing, telling) }).await;
    database.close().await;
    Ok(())
}

/// Running games go on, whether somebody looks at them or not.
async fn go_on(hub: Arc<Hub>) {
    match hub.adopt().await {
        Ok(games) => tracing::info!(games, "running games go on"),
        Err(fault) => tracing::error!(%fault, "running games could not be read"),
    }
}

/// Every browser takes a file handle, and many systems give a program a thousand until it asks for more.
fn make_room() {
    match rlimit::increase_nofile_limit(u64::MAX) {
        Ok(files) => tracing::info!(files, "so many files and lines can be open"),
        Err(why) => tracing::warn!(%why, "the limit of open files stays as it is"),
    }
}

/// Rates games that ended just before a crash; nobody waits for that.
async fn rate_the_rest(hub: Arc<Hub>) {
    match hub.ratings().catch_up().await {
        Ok(games) => tracing::info!(games, "games are rated"),
        Err(fault) => tracing::error!(%fault, "games could not be rated"),
    }
}

/// The addresses.
fn router(site: Arc<Site>) -> Router {
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
        .route("/contests", get(pages::contests::list).post(pages::contests::begin))
        .route("/contest/{id}", get(pages::contests::show).post(pages::contests::act))
        .route("/contest/{id}/work/{code}", get(pages::contests::work))
        .route("/games", get(pages::games::show))
        .route("/game/{id}/remove", post(pages::import::remove))
        .route("/import", get(pages::import::show).merge(file))
        .route("/import/{id}", get(pages::import::report))
        .merge(events())
        .merge(federation())
        .merge(letters())
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
        .route("/account", get(pages::own::show))
        .route("/account/password", post(pages::own::change_password))
        .route("/account/email", post(pages::own::change_email))
        .route("/account/sessions", post(pages::own::end_sessions))
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
        .route("/admin/ratings", post(pages::admin::rate_again))
        .route("/language", post(pages::language::choose))
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
        .layer(from_fn(guard::guard))
        .layer(from_fn_with_state(Arc::clone(&site), metrics::count))
        .with_state(site)
}

/// The addresses of a federation's books. The list of their facts may be larger than other forms.
fn federation() -> Router<Arc<Site>> {
    use pages::federation::{application, apply, card, event, list, papers, record, tables, take};
    Router::new()
        .route("/federation", get(list::show))
        .route("/federation/player/{id}", get(card::show))
        .route("/federation/event/{id}", get(event::show))
        .route("/federation/events", get(tables::events))
        .route("/federation/bodies", get(tables::bodies))
        .route("/federation/arbiters", get(tables::arbiters))
        .route("/federation/applications", get(tables::applications))
        .route("/federation/apply", get(apply::show).post(apply::sent))
        .route("/federation/application/{number}", get(application::show).post(application::sent))
        .route("/federation/application/{number}/{paper}", get(application::paper))
        .route("/federation/papers", get(papers::list))
        .route("/federation/paper/{name}", get(papers::show))
        .route("/federation/record", get(record::show))
        .route("/federation/record.jsonl", get(record::file))
        .route(
            "/federation/take",
            get(take::show).post(take::taken).layer(DefaultBodyLimit::max(LARGEST_FILE)),
        )
}

/// The addresses of play by correspondence and of simultaneous displays.
fn letters() -> Router<Arc<Site>> {
    use pages::{display, post};
    Router::new()
        .route("/post", get(post::show).post(post::sent))
        .route("/post/news", get(post::news::listen))
        .route("/post/game/{id}", get(post::game::show).post(post::game::sent))
        .route("/post/event/{id}", get(post::event::show).post(post::event::sent))
        .route("/post/game/{id}/paper/{name}", get(post::papers::of_game))
        .route("/post/event/{id}/paper/{name}", get(post::papers::of_event))
        .route("/displays", get(display::list::show).post(display::list::create))
        .route("/displays/beauty", get(display::beauty::show).post(display::beauty::made))
        .route("/display/{id}", get(display::show).post(display::sent))
        .route("/display/{id}/news", get(display::news))
        .route("/display/{id}/paper/{name}", get(display::papers::download))
        .route("/display/{id}/board/{board}/{key}", get(display::board::show).post(display::board::sent))
}

/// The addresses of events. Lists of entries and event files may be larger than other forms.
fn events() -> Router<Arc<Site>> {
    use pages::events::public::{
        bulletins, card, entries, feed, games, live as boards_now, overview, replay, round, schedule,
        standings, table, wall,
    };
    use pages::events::{board, desk, list, new, news, own, register};
    let large = || DefaultBodyLimit::max(LARGEST_FILE);
    Router::new()
        .route("/events", get(list::show))
        .route("/events/new", get(new::show).post(new::made).layer(large()))
        .route("/event/{id}", get(overview::show))
        .route("/event/{id}/schedule", get(schedule::show))
        .route("/event/{id}/entries", get(entries::show))
        .route("/event/{id}/rounds", get(round::last))
        .route("/event/{id}/round/{name}", get(round::show))
        .route("/event/{id}/standings", get(standings::show))
        .route("/event/{id}/table", get(table::show))
        .route("/event/{id}/player/{number}", get(card::player))
        .route("/event/{id}/team/{number}", get(card::team))
        .route("/event/{id}/games", get(games::show).post(games::sent).layer(large()))
        .route("/event/{id}/live", get(boards_now::show))
        .route("/event/{id}/games.pdn", get(games::file))
        .route("/event/{id}/game/{place}", get(replay::show))
        .route("/event/{id}/bulletins", get(bulletins::show).post(bulletins::sent))
        .route("/event/{id}/bulletin/{number}", get(bulletins::one))
        .route("/event/{id}/feed.atom", get(feed::atom))
        .route("/event/{id}/calendar.ics", get(feed::calendar))
        .route("/event/{id}/wall", get(wall::show))
        .route("/event/{id}/news", get(news::listen))
        .route("/event/{id}/register", get(register::show).post(register::sent))
        .route("/event/{id}/own", get(own::show).post(own::sent))
        .route("/event/{id}/board/{link}", get(board::show).post(board::sent))
        .route("/event/{id}/paper/{name}", get(desk::download))
        .route("/event/{id}/desk", get(desk::home).post(desk::home_sent))
        .route("/event/{id}/desk/console/events", get(desk::console_events))
        .route("/event/{id}/desk/{at}", get(desk::show).post(desk::sent).layer(large()))
}
