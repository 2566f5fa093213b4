/**
 * Tells a reader something that concerns him: on the page, and by the browser if he wants it.
 */

/**
 * @param {HTMLElement} place where it stands on the page
 * @param {{title: string, text: string, path: string, tag: string}} notice
 */
export function tell(place, { title, text, path, tag }) {
  const link = document.createElement("a");
  link.href = path;
  link.textContent = text;
  place.replaceChildren(link);
  place.hidden = false;
  if (!("Notification" in window) || Notification.permission !== "granted") return;
  try {
    const shown = new Notification(title, { body: text, tag, lang: document.documentElement.lang });
    shown.addEventListener("click", () => {
      window.focus();
      location.href = path;
    });
  } catch {
    // Some phones show notifications only from a worker; what is told stands on the page.
  }
}

/**
 * Shows a button that asks the browser for leave, where it has not been asked yet.
 * @param {HTMLElement | null} ask
 */
export function offerToTell(ask) {
  if (!ask || !("Notification" in window) || Notification.permission !== "default") return;
  ask.hidden = false;
  ask.querySelector("button").addEventListener("click", async () => {
    await Notification.requestPermission();
    ask.hidden = true;
  });
}
