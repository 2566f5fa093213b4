/**
 * Answers for the network where there is none: what `/pocket` has kept. Files whose address changes with them come from
 * there at once; pages come from the network as long as there is one.
 */

const kept = async (request) => {
  // What stands behind the question mark tells a script where things are; the script is the same.
  const found = await caches.match(request, { ignoreSearch: true, ignoreVary: true });
  if (!found) throw new Error("not kept");
  return found;
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== self.location.origin) return;
  if (pathname.startsWith("/web/")) event.respondWith(kept(request).catch(() => fetch(request)));
  else if (request.mode === "navigate" || pathname === "/manifest.webmanifest") {
    event.respondWith(fetch(request).catch(() => kept(request).catch(() => kept("/pocket"))));
  }
});

/** Wakes when a message comes while no page is open, shows it, and opens the page that it is about. */

self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // A message that cannot be read still has to show something.
  }
  const { title = "Damier", text = "", tag = "", path = "/" } = told;
  event.waitUntil(self.registration.showNotification(title, { body: text, tag, data: { path } }));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = event.notification.data?.path ?? "/";
  // Only pages of our own.
  const { href } = new URL(path.startsWith("/") && !path.startsWith("//") ? path : "/", self.location.origin);
  const show = async () => {
    const open = await self.clients.matchAll({ type: "window" });
    const same = open.find((page) => page.url === href);
    return same ? same.focus() : self.clients.openWindow(href);
  };
  event.waitUntil(show());
});

/** A browser that changes its address tells the server the new one. */
self.addEventListener("pushsubscriptionchange", (event) => {
  const again = async () => {
    const options = event.oldSubscription?.options;
    const made = event.newSubscription ?? (options && (await self.registration.pushManager.subscribe(options)));
    if (!made) return;
    const { endpoint, keys } = made.toJSON();
    const body = JSON.stringify({ endpoint, p256dh: keys.p256dh, auth: keys.auth });
    await fetch("/account/push/add", { method: "POST", headers: { "content-type": "application/json" }, body });
  };
  event.waitUntil(again());
});
