//! What only an administrator may do: look after accounts, change settings of the site, and read who did what by a
//! right.

use std::collections::BTreeMap;
use std::sync::Arc;

use askama::Template;
use axum::extract::{Query, State};
use axum::http::{HeaderMap, StatusCode};
use axum::response::Response;
use axum::{Form, Router};
use damier_clock::Span;
use damier_language::{Args, Words};
use damier_store::{
    Account, AccountId, AccountRefused, Act, Deed, Fault, Outbox, Recorded, Scope, SecretHash,
};
use serde::Deserialize;

use super::about_site::{CONTACT, LONGEST_CONTACT};
use super::account::NO_NEWCOMERS;
use super::prove::{self, Step};
use super::{Page, backups, date, missing, own_data, send, send_to, trouble};
use crate::handler::{get, post};
use crate::mail::Alert;
use crate::pages::answer::{OrMissing as _, OrTrouble as _, PageResult};
use crate::people::again::Evidence;
use crate::people::leaving::{export, forget_by, handed_out, unname_by};
use crate::people::network::Network;
use crate::people::proxies::{ProxyTrouble, TRUSTED_PROXIES};
use crate::people::{author, of_author};
use crate::reader::root;
use crate::secret;
use crate::site::{Site, now};
use crate::state::Web;
use crate::sums::Seen;
use crate::talk::LINKS;
use crate::visitor::Whence;
use crate::visitor::session::{self, Administrator, Member};

/// The addresses of the administrator.
pub(crate) fn routes() -> Router<Web> {
    Router::new()
        .route("/admin", get(show))
        .route("/admin/account", post(act))
        .route("/admin/settings", post(set))
        .route("/admin/contact", post(name_contact))
        .route("/admin/proxies", post(name_proxies))
        .route("/admin/ratings", post(rate_again))
        .route("/admin/names", post(forget_name))
        .route("/admin/offers", post(clear_offers))
}

/// Accounts and acts on a page.
const SHOWN: u32 = 50;

/// How long a link for a new password is good.
const LINK: Span = Span::days(2);

/// The settings there are that are on or off.
const SETTINGS: [&str; 2] = [NO_NEWCOMERS, LINKS];

/// The longest name of a player in a file.
const LONGEST_NAME: usize = 100;

/// The longest list of servers that pass requests on.
const LONGEST: usize = 2_000;

#[derive(Template)]
#[template(path = "admin.html")]
struct Sheet {
    page: Page,
    asked: Asked,
    accounts: Vec<Row>,
    settings: Vec<(&'static str, bool)>,
    acts: Vec<Done>,
    /// Where the page of earlier acts begins.
    earlier: Option<i64>,
    /// A link to be handed to somebody, shown once.
    link: Option<(String, String)>,
    /// How many offers of games are open.
    offers: u64,
    /// What waits to be sent by letter; none if the site sends none.
    outbox: Option<Outbox>,
    proxies: Servers,
    /// How those who run the site can be reached.
    contact: String,
    backups: backups::BackupView,
    /// Whether the facts are as they were written, and when that was seen.
    facts: Seen,
    seen: Option<String>,
    /// How many reports wait.
    reports: u64,
    wrong: Option<String>,
}

/// The servers in front of the site, as they are shown.
struct Servers {
    /// Named when the site was started.
    given: Vec<String>,
    /// Named here, or typed just now.
    set: String,
    /// What looks wrong.
    troubles: Vec<String>,
}

/// An account as it is shown.
struct Row {
    id: i64,
    name: String,
    made: String,
    administrator: bool,
    closed: bool,
}

impl From<Account> for Row {
    fn from(own: Account) -> Row {
        let (name, made) = (own.name.as_str().to_owned(), date(own.made));
        Row { id: own.id.0, name, made, administrator: own.administrator, closed: own.closed }
    }
}

/// An act as it is shown.
struct Done {
    at: String,
    actor: String,
    /// The message that says what was done.
    what: String,
    subject: String,
    /// Why, or what else is worth knowing.
    detail: String,
    /// Whether that is the name of a setting.
    setting: bool,
}

/// What is asked for.
#[derive(Deserialize, Default)]
pub(crate) struct Asked {
    #[serde(default)]
    name: String,
    before: Option<i64>,
}

/// Shows the page.
pub(crate) async fn show(
    State(web): State<Web>,
    Administrator(member): Administrator,
    // What this very request tells of servers in between is told on the page.
    Whence(_): Whence,
    Query(asked): Query<Asked>,
) -> PageResult {
    sheet(&web, member, asked, None, None).await
}

async fn sheet(
    web: &Web,
    Member { reader, .. }: Member,
    asked: Asked,
    link: Option<(String, String)>,
    wrong: Option<String>,
) -> PageResult {
    let site = web.site();
    let (accounts, settings, acts) = listed(site, &asked).await.or_trouble(&reader)?;
    let outbox = outbox(site).await.or_trouble(&reader)?;
    let proxies = servers(site, reader.words).await.or_trouble(&reader)?;
    let offers = site.play.lobby.open_offers().await.or_trouble(&reader)?;
    let backups = backups::view(site, web.certificates().map(Arc::as_ref)).await.or_trouble(&reader)?;
    let facts = site.sums.seen();
    let seen = facts.good.map(date);
    let reports = site.database.open_reports().await.or_trouble(&reader)?;
    let names = names(site, &acts).await.or_trouble(&reader)?;
    let earlier = acts.last().map(|last| last.number).filter(|number| *number > 1);
    let named = |author: &str| names.get(author).cloned().unwrap_or_else(|| author.to_owned());
    let done = |Recorded { act, .. }: Recorded| Done {
        at: date(act.at),
        actor: named(&act.actor),
        what: format!("admin-act-{}", act.act),
        subject: named(&act.subject),
        setting: act.act.starts_with("setting-"),
        detail: act.detail,
    };
    let acts = acts.into_iter().map(done).collect();
    let contact = site.database.setting(Scope::Site, CONTACT).await.or_trouble(&reader)?.unwrap_or_default();
    let mut page = Page::new(reader, "admin-title", "/admin");
    let keep = page.reader.keep.take();
    let status = if wrong.is_some() { StatusCode::UNPROCESSABLE_ENTITY } else { StatusCode::OK };
    let accounts = accounts.into_iter().map(Row::from).collect();
    let sheet = Sheet {
        page,
        asked,
        accounts,
        settings,
        acts,
        earlier,
        link,
        offers,
        outbox,
        proxies,
        contact,
        backups,
        facts,
        seen,
        reports,
        wrong,
    };
    Ok(send(status, keep, &sheet))
}

/// What waits to be sent by letter.
async fn outbox(site: &Site) -> Result<Option<Outbox>, Fault> {
    if !site.messages.mail.is_on() {
        return Ok(None);
    }
    site.database.outbox().await.map(Some)
}

/// The servers in front of the site, and what looks wrong about them.
async fn servers(site: &Site, words: &Words) -> Result<Servers, Fault> {
    let set = site.database.setting(Scope::Site, TRUSTED_PROXIES).await?.unwrap_or_default();
    let told = |trouble: ProxyTrouble| {
        let (message, address) = match trouble {
            ProxyTrouble::Unnamed(address) => ("admin-proxy-unnamed", address),
            ProxyTrouble::Silent(address) => ("admin-proxy-silent", address),
            ProxyTrouble::OneAddress(address) => ("admin-proxy-one", address),
        };
        words.translate(message, &Args::new().with("address", address.to_string()))
    };
    let given = site.people.proxies.given().iter().map(Network::to_string).collect();
    Ok(Servers { given, set, troubles: site.people.proxies.troubles().into_iter().map(told).collect() })
}

type Listed = (Vec<Account>, Vec<(&'static str, bool)>, Vec<Recorded>);

async fn listed(site: &Site, asked: &Asked) -> Result<Listed, Fault> {
    let accounts = site.database.find_accounts(asked.name.trim(), SHOWN).await?;
    let set = site.database.settings(Scope::Site).await?;
    let is_set = |name: &'static str| (name, set.iter().any(|(own, _)| own == name));
    let acts = site.database.audit(asked.before, SHOWN).await?;
    Ok((accounts, SETTINGS.map(is_set).to_vec(), acts))
}

/// What people in the record are called now.
async fn names(site: &Site, acts: &[Recorded]) -> Result<BTreeMap<String, String>, Fault> {
    let mut names = BTreeMap::new();
    for author in acts.iter().flat_map(|own| [&own.act.actor, &own.act.subject]) {
        let Some(id) = of_author(author).filter(|_| !names.contains_key(author)) else { continue };
        if let Some(account) = site.database.account(id).await? {
            names.insert(author.clone(), account.name.as_str().to_owned());
        }
    }
    Ok(names)
}

/// Makes all ratings anew from the games.
pub(crate) async fn rate_again(
    State(site): State<Arc<Site>>,
    Administrator(member): Administrator,
) -> Response {
    let act = recorded(&member, "ratings-anew", String::new(), String::new());
    let done = match site.database.privileged(Deed::ForgetRatings, act).await {
        Ok(_) => site.play.hub.ratings().catch_up().await.map(|_| ()),
        Err(AccountRefused::Store(fault)) => Err(fault),
        Err(_) => Ok(()),
    };
    match done {
        Ok(()) => send_to("/admin", member.reader.keep),
        Err(fault) => trouble(member.reader, &fault),
    }
}

/// Takes all open offers of games away.
pub(crate) async fn clear_offers(
    State(site): State<Arc<Site>>,
    Administrator(member): Administrator,
) -> Response {
    match site.play.lobby.clear(member.account.id).await {
        Ok(()) => send_to("/admin", member.reader.keep),
        Err(fault) => trouble(member.reader, &fault),
    }
}

/// What is to be done to an account.
#[derive(Deserialize)]
pub(crate) struct Order {
    account: i64,
    deed: String,
    #[serde(default)]
    name: String,
    #[serde(default)]
    password: String,
    #[serde(default)]
    proof: String,
}

/// What can be done to an account.
const DEEDS: [&str; 7] =
    ["close", "reopen", "make-administrator", "unmake-administrator", "reset", "forget", "data"];

/// Which deeds could make a stolen session last, and what is said before they are done.
fn needs_owner(deed: &str) -> Option<&'static str> {
    match deed {
        "make-administrator" => Some("admin-make"),
        "unmake-administrator" => Some("admin-unmake"),
        "reset" => Some("admin-reset"),
        "forget" => Some("admin-forget"),
        "data" => Some("admin-data"),
        _ => None,
    }
}

/// Does something to an account.
pub(crate) async fn act(
    State(web): State<Web>,
    headers: HeaderMap,
    Whence(from): Whence,
    Administrator(member): Administrator,
    Form(order): Form<Order>,
) -> PageResult {
    let site = web.site();
    if !DEEDS.contains(&order.deed.as_str()) {
        return Err(missing(member.reader).await);
    }
    let account = AccountId(order.account);
    let subject =
        site.database.account(account).await.or_trouble(&member.reader)?.or_missing(&member.reader)?;
    if let Some(what) = needs_owner(&order.deed) {
        let account = ("account", order.account.to_string());
        let fields = vec![account, ("deed", order.deed.clone()), ("name", order.name.clone())];
        let step =
            Step { action: "/admin/account".to_owned(), what, about: Some(subject.name.to_string()), fields };
        let evidence = Evidence { password: order.password, proof: order.proof };
        prove::owner(site, &headers, &member, evidence, from.as_deref(), step).await?;
    }
    let asked = Asked { name: order.name, before: None };
    let secret = secret::secret();
    let (deed, word) = match order.deed.as_str() {
        "forget" => return forget(&web, member, &subject, asked).await,
        "data" => return hand_out(site, &member, &subject).await,
        "close" => (Deed::Close(account), "account-closed"),
        "reopen" => (Deed::Reopen(account), "account-reopened"),
        "make-administrator" => (Deed::Administrator(account, true), "administrator-made"),
        "unmake-administrator" => (Deed::Administrator(account, false), "administrator-unmade"),
        "reset" => {
            let (hash, expires) = (SecretHash::of(&secret), now() + LINK);
            (Deed::OfferReset { hash, account, expires }, "reset-link")
        }
        _ => return Err(missing(member.reader).await),
    };
    let made = matches!(deed, Deed::Administrator(_, true));
    let is_link = matches!(deed, Deed::OfferReset { .. });
    let closes = matches!(deed, Deed::Close(_));
    match site.database.privileged(deed, recorded(&member, word, author(account), String::new())).await {
        Ok(_) if is_link => {
            let address = format!("{}/reset/{secret}", root(site, &headers));
            let link = (subject.name.as_str().to_owned(), address);
            sheet(&web, member, asked, Some(link), None).await
        }
        Ok(_) => {
            if closes {
                site.people.ended(account);
            }
            if made {
                site.messages.mail.alert(account, Alert::Administrator).await.or_trouble(&member.reader)?;
            }
            Ok(send_to("/admin", member.reader.keep))
        }
        Err(AccountRefused::Store(fault)) => Err(trouble(member.reader, &fault)),
        Err(_) => {
            let wrong = member.reader.words.text("account-last-administrator");
            sheet(&web, member, asked, None, Some(wrong)).await
        }
    }
}

/// Forgets somebody for good, as he could himself.
async fn forget(web: &Web, member: Member, subject: &Account, asked: Asked) -> PageResult {
    let site = web.site();
    match forget_by(site, &member.account, subject).await {
        Ok(_) if subject.id == member.account.id => Ok(send_to("/", Some(session::nobody(site)))),
        Ok(_) => Ok(send_to("/admin", member.reader.keep)),
        Err(AccountRefused::Store(fault)) => Err(trouble(member.reader, &fault)),
        Err(AccountRefused::LastAdministrator) => {
            let wrong = member.reader.words.text("account-last-administrator");
            sheet(web, member, asked, None, Some(wrong)).await
        }
        Err(AccountRefused::Unknown | AccountRefused::Taken { .. }) => Err(missing(member.reader).await),
    }
}

/// Hands out what is known of somebody, for him.
async fn hand_out(site: &Site, member: &Member, subject: &Account) -> PageResult {
    let data = export(&site.database, subject).await.or_trouble(&member.reader)?;
    let data = data.or_missing(&member.reader)?;
    handed_out(site, &member.account, subject).await.or_trouble(&member.reader)?;
    Ok(own_data::file(&data))
}

fn recorded(member: &Member, act: &str, subject: String, detail: String) -> Act {
    Act { at: now(), actor: author(member.account.id), act: act.to_owned(), subject, detail }
}

/// Changes the settings of the site to those that are ticked. Only what differs is changed and recorded.
pub(crate) async fn set(
    State(site): State<Arc<Site>>,
    Administrator(member): Administrator,
    Form(ticked): Form<BTreeMap<String, String>>,
) -> PageResult {
    let before = site.database.settings(Scope::Site).await.or_trouble(&member.reader)?;
    for name in SETTINGS {
        let (was, is) = (before.iter().any(|(own, _)| own == name), ticked.contains_key(name));
        if was == is {
            continue;
        }
        let deed = Deed::Set { name: name.to_owned(), value: is.then(|| "on".to_owned()) };
        let act =
            recorded(&member, if is { "setting-on" } else { "setting-off" }, String::new(), name.to_owned());
        if let Err(AccountRefused::Store(fault)) = site.database.privileged(deed, act).await {
            return Err(trouble(member.reader, &fault));
        }
    }
    site.play.talk.changed();
    Ok(send_to("/admin", member.reader.keep))
}

/// A name that is to go from games that came from files.
#[derive(Deserialize)]
pub(crate) struct Unnamed {
    #[serde(default)]
    name: String,
}

/// Takes a name out of all games that came from files.
pub(crate) async fn forget_name(
    State(web): State<Web>,
    Administrator(member): Administrator,
    Form(typed): Form<Unnamed>,
) -> PageResult {
    let name: String = typed.name.trim().chars().take(LONGEST_NAME).collect();
    if name.is_empty() {
        let wrong = member.reader.words.text("admin-names-empty");
        return sheet(&web, member, Asked::default(), None, Some(wrong)).await;
    }
    unname_by(web.site(), &member.account, &name).await.or_trouble(&member.reader)?;
    Ok(send_to("/admin#acts", member.reader.keep))
}

/// What is typed about servers in front of the site.
#[derive(Deserialize)]
pub(crate) struct TypedServers {
    #[serde(default)]
    proxies: String,
}

/// Names the servers that may say from where requests come.
pub(crate) async fn name_proxies(
    State(web): State<Web>,
    Administrator(member): Administrator,
    Form(typed): Form<TypedServers>,
) -> PageResult {
    let site = web.site();
    let read = match typed.proxies.len() <= LONGEST {
        true => Network::list(&typed.proxies).map_err(|why| why.written),
        false => Err(typed.proxies.chars().take(40).collect()),
    };
    let networks = match read {
        Ok(networks) => networks,
        Err(written) => {
            let wrong =
                member.reader.words.translate("admin-proxy-wrong", &Args::new().with("written", written));
            return sheet(&web, member, Asked::default(), None, Some(wrong)).await;
        }
    };
    let text = networks.iter().map(Network::to_string).collect::<Vec<_>>().join(" ");
    let before = site.database.setting(Scope::Site, TRUSTED_PROXIES).await.or_trouble(&member.reader)?;
    if before.unwrap_or_default() != text {
        let word = if text.is_empty() { "setting-off" } else { "setting-on" };
        let value = (!text.is_empty()).then_some(text);
        let deed = Deed::Set { name: TRUSTED_PROXIES.to_owned(), value };
        let act = recorded(&member, word, String::new(), TRUSTED_PROXIES.to_owned());
        if let Err(AccountRefused::Store(fault)) = site.database.privileged(deed, act).await {
            return Err(trouble(member.reader, &fault));
        }
    }
    site.people.proxies.changed();
    Ok(send_to("/admin#proxies", member.reader.keep))
}

/// What is typed about how the site can be reached.
#[derive(Deserialize)]
pub(crate) struct TypedContact {
    #[serde(default)]
    contact: String,
}

/// Says how those who run the site can be reached.
pub(crate) async fn name_contact(
    State(site): State<Arc<Site>>,
    Administrator(member): Administrator,
    Form(typed): Form<TypedContact>,
) -> PageResult {
    let plain = typed.contact.trim().chars().filter(|letter| !letter.is_control());
    let text: String = plain.take(LONGEST_CONTACT).collect();
    let before = site.database.setting(Scope::Site, CONTACT).await.or_trouble(&member.reader)?;
    if before.unwrap_or_default() != text {
        let word = if text.is_empty() { "setting-off" } else { "setting-on" };
        let deed = Deed::Set { name: CONTACT.to_owned(), value: (!text.is_empty()).then_some(text) };
        let act = recorded(&member, word, String::new(), CONTACT.to_owned());
        if let Err(AccountRefused::Store(fault)) = site.database.privileged(deed, act).await {
            return Err(trouble(member.reader, &fault));
        }
    }
    Ok(send_to("/admin#contact", member.reader.keep))
}
