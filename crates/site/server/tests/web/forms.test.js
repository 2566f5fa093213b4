import assert from "node:assert/strict";
import { test } from "node:test";
import { putBack, typed } from "../../web/common/forms.js";

const field = (name, value, defaultValue = "", type = "text") => ({ name, type, value, defaultValue });

test("what was typed is told from what the server sent", () => {
  const fields = [
    field("act", "results", "results", "hidden"),
    field("at-1", "2"),
    field("at-2", "1-1", "1-1"),
    field("", "x"),
    field("password", "secret", "", "password"),
  ];
  assert.deepEqual(typed(fields), { "at-1": ["2", ""] });
});

test("what was typed is put back only where nothing else stands", () => {
  const fields = [field("at-1", ""), field("at-2", "2-0", "2-0"), field("at-3", "0", ""), field("at-4", "")];
  const kept = { "at-1": ["2", ""], "at-2": ["1", ""], "at-3": ["1", ""] };
  assert.equal(putBack(fields, kept), 1, "another has written at table 2, and here at table 3");
  assert.deepEqual(
    fields.map((own) => own.value),
    ["2", "2-0", "0", ""],
  );
});
