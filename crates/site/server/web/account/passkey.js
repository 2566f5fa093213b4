/** Passkeys: passes the server's questions on to a device, and its answers back. */

const bytes = (text) => Uint8Array.from(atob(text.replace(/-/g, "+").replace(/_/g, "/")), (sign) => sign.charCodeAt(0));
const text = (buffer) =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replace(/\+/g, "-")
    .replace(/\//g, "_")
    .replace(/=+$/, "");

/** Asks the server; what it answers, or the reason of its refusal as an error. */
async function ask(address, body = {}) {
  const answer = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const told = await answer.json();
  if (!answer.ok) throw new Error(told.why);
  return told;
}

async function keep(label, password) {
  const asked = await ask("/account/passkeys/ask", { password });
  const known = asked.excludeCredentials.map((own) => ({ ...own, id: bytes(own.id) }));
  const user = { ...asked.user, id: bytes(asked.user.id) };
  const publicKey = { ...asked, challenge: bytes(asked.challenge), user, excludeCredentials: known };
  const { response } = await navigator.credentials.create({ publicKey });
  return ask("/account/passkeys", {
    label,
    client_data: text(response.clientDataJSON),
    attestation: text(response.attestationObject),
  });
}

/** Has a device sign what the server asks at one address, and sends the signature to another. */
async function sign(question, answer) {
  const asked = await ask(question);
  const allowCredentials = (asked.allowCredentials ?? []).map((own) => ({ ...own, id: bytes(own.id) }));
  const publicKey = { ...asked, challenge: bytes(asked.challenge), allowCredentials };
  const { rawId, response } = await navigator.credentials.get({ publicKey });
  return ask(answer, {
    credential: text(rawId),
    client_data: text(response.clientDataJSON),
    device_data: text(response.authenticatorData),
    signature: text(response.signature),
  });
}

const signIn = () => sign("/sign-in/passkey/ask", "/sign-in/passkey");

/** Shows by a device that it is still the owner, and sends the form with the proof. */
async function again(form) {
  form.elements.proof.value = (await sign("/account/again/ask", "/account/again")).proof;
  form.elements.password.disabled = true;
  form.submit();
  return new Promise(() => {});
}

/** Does it and goes where the server says, or shows why not. What a browser itself says is not shown: it is not for people. */
async function tried(element, deed) {
  const answer = document.getElementById("passkey-answer");
  answer.textContent = "…";
  try {
    const { to } = await deed();
    location.assign(element.dataset.to || to);
  } catch (error) {
    answer.textContent = (error instanceof DOMException ? "" : error.message) || element.dataset.failed;
  }
}

if (window.PublicKeyCredential) {
  const [form, button, prove] = ["passkey-new", "passkey-sign-in", "passkey-again"].map((id) =>
    document.getElementById(id),
  );
  if (form) {
    form.hidden = false;
    form.addEventListener("submit", (event) => {
      event.preventDefault();
      tried(form, () => keep(form.elements.label.value, form.elements.password.value));
    });
  }
  if (button) {
    button.hidden = false;
    button.addEventListener("click", () => tried(button, signIn));
  }
  if (prove) {
    prove.hidden = false;
    prove.addEventListener("click", () => tried(prove, () => again(prove.form)));
  }
}
