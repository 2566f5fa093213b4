import assert from "node:assert/strict";
import test from "node:test";

import { wanted } from "../../web/account/push.js";

test("a browser tells where it is reached and with which keys", () => {
  const keys = { p256dh: "BKey", auth: "secret" };
  const subscription = { toJSON: () => ({ endpoint: "https://push.example/abc", expirationTime: null, keys }) };
  assert.deepEqual(wanted(subscription, "phone"), {
    endpoint: "https://push.example/abc",
    label: "phone",
    p256dh: "BKey",
    auth: "secret",
  });
});
