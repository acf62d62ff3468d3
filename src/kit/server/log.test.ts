import { expect, test } from "vitest";
import { createLog, loggedError, withoutSecrets } from "./log.ts";

test.each([
  ["Bearer eyJhbGciOi.eyJzdWIiOi.c2lnbmVk refused", "Bearer [token] refused"],
  ["GET /order/12/AbCdEfGhIjKlMnOpQrStUvWxYz012345", "GET /order/12/[key]"],
  ["/api/orders/mine/7/AbCdEfGhIjKlMnOpQrStUvWxYz012345/payment", "/api/orders/mine/7/[key]/payment"],
  ["postgres://paddock:s3cret@db.example/paddock", "postgres://[sign-in]@db.example/paddock"],
  ["550 <jan.novak+kola@example.cz> unknown", "550 <[e-mail]> unknown"],
  ["key sk_live_51Habc and whsec_9f", "key [key] and [key]"],
  ["/api/orders/12/invoice", "/api/orders/12/invoice"],
])("of %s the log keeps %s", (said, kept) => {
  expect(withoutSecrets(said)).toBe(kept);
});

test("an error is logged with its kind, words, code and stack, without the values of its query", () => {
  const refused = Object.assign(new Error("duplicate key value violates unique constraint"), {
    code: "23505",
    constraint: "users_email",
    detail: "Key (email)=(jan) already exists.",
  });
  const failed = new Error("Failed query: insert into users values ($1)\nparams: jan,Novák", {
    cause: refused,
  });
  const logged = loggedError(failed);
  expect(logged).toMatchObject({
    message: "Failed query: insert into users values ($1)",
    stack: expect.stringContaining("log.test.ts"),
    cause: { code: "23505", constraint: "users_email" },
  });
  expect(JSON.stringify(logged)).not.toMatch(/jan|Novák/);
  const unread = loggedError(new Error('invalid input syntax for type integer: "Novák"'));
  expect(JSON.stringify(unread)).not.toContain("Novák");
});

test("each line is JSON, whatever was taken out of it", () => {
  const kept: string[] = [];
  const log = createLog({ LOG_LEVEL: "info" }, { write: (line: string) => void kept.push(line) });
  log.info({ to: 'say "jan@example.cz"\\', headers: { authorization: "Bearer x" }, body: { name: "Jan" } });
  log.warn({ err: new Error("mail to x@y.cz\n failed") }, "Jobs");
  const lines = kept.map((line) => JSON.parse(line));
  expect(lines).toMatchObject([
    { headers: { authorization: "[Redacted]" }, body: "[Redacted]" },
    { msg: "Jobs" },
  ]);
  expect(kept.join()).not.toMatch(/example\.cz|y\.cz|Jan/);
});
