/** Messages while the browser is closed: asks the browser, and tells the server where it is reached. */

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));

/**
 * What a browser says about where it is reached, as the server takes it.
 * @param {PushSubscription} subscription
 * @param {string} label
 */
export function wanted(subscription, label) {
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint, label, p256dh: keys.p256dh, auth: keys.auth };
}

/** Asks the browser for leave and for an address; none if its owner refuses. */
async function subscribe(key) {
  if ((await Notification.requestPermission()) !== "granted") return null;
  await navigator.serviceWorker.register("/worker.js");
  const { pushManager } = await navigator.serviceWorker.ready;
  // An address for another key is of no use.
  await (await pushManager.getSubscription())?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytes(key) });
}

async function begin(form, answer) {
  answer.textContent = "…";
  try {
    const subscription = await subscribe(form.dataset.key);
    if (!subscription) {
      answer.textContent = form.dataset.denied;
      return;
    }
    const body = JSON.stringify(wanted(subscription, form.elements.label.value));
    const headers = { "content-type": "application/json", accept: "application/json" };
    const told = await fetch("/account/push/add", { method: "POST", headers, body });
    const said = await told.json();
    if (told.ok) location.assign(said.to);
    else answer.textContent = said.why || form.dataset.failed;
  } catch {
    answer.textContent = form.dataset.failed;
  }
}

const form = globalThis.document?.getElementById("push-new");
if (form) {
  const can = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  form.hidden = !can;
  document.getElementById("push-none").hidden = can;
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    begin(form, document.getElementById("push-answer"));
  });
}
