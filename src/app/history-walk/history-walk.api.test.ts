import { desc } from "drizzle-orm";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { sampleOf } from "#testing/content/content-sample.ts";
import { contentServers } from "../content/content-servers.ts";
import { RECORD_TYPES } from "../content/record-types.ts";
import { implementations } from "../declared-site.ts";
import { accountSteps } from "./account-steps.ts";
import { contentSteps, letterSteps, pictureSteps, restoreSteps } from "./content-steps.ts";
import { orderSteps } from "./order-steps.ts";
import { resultSteps } from "./result-steps.ts";
import { db, lifeOf, withMany, withOrder } from "./walk.ts";

/** A walk over every contract: a new write of the team is not forgotten by the log of changes. */

const byHand = [
  ...contentSteps,
  ...pictureSteps,
  ...letterSteps,
  ...orderSteps,
  ...accountSteps,
  ...resultSteps,
  ...restoreSteps,
];

const calls = implementations.flatMap(({ endpoints }) => Object.values(endpoints) as Endpoint[]);
const isCall = (method: string, path: string) =>
  calls.some((call) => call.method === method && call.path === path);

/** The life of every declared type whose calls are the usual ones, and that nobody walks by hand. */
const declared = contentServers
  .filter(({ content: { type } }) => isCall("PUT", `/${type}/:id`))
  .filter(({ content: { type } }) => !byHand.some(({ entry }) => entry[0] === type))
  .flatMap(({ content, words }) => {
    const { type } = content;
    const life = lifeOf(type, `/${type}`, () => sampleOf(content), { is_active: false });
    const many = isCall("PATCH", `/${type}`) ? withMany(type, life, { is_active: true }) : life;
    return isCall("PUT", `/display-order/${type}`) ? withOrder(type, words.table, many) : many;
  });

const steps = [...byHand, ...declared];

/** Records that visitors make; the team changes their state alone. */
const VISITORS = ["orders", "withdrawals", "reviews", "messages"];

/** Writes that change no record; whatever joins them must be meant to. */
const NO_RECORD = [
  // One's own password: the sessions table tells when.
  "PUT /auth/password",
  // One's own sessions: the sessions table tells when they ended.
  "POST /auth/sessions/:id/end",
  "POST /auth/sessions/end-others",
  // What one's own devices are told of; their rows tell since when.
  "POST /push/devices",
  "POST /push/devices/resume",
  "PUT /push/devices/:id",
  "DELETE /push/devices/:id",
  "POST /push/devices/:id/test",
  // Somebody's sessions, ended by an owner: the sessions table tells when they ended.
  "POST /people/:id/sign-out",
  // A secret that nothing asks for until it is confirmed.
  "POST /auth/second-factor/start",
  // Challenges for a passkey: nothing is kept until one answers.
  "POST /auth/passkeys/start",
  "POST /auth/passkeys/proof",
  // A picture for a text that is not saved yet; the post's own entry shows it.
  "POST /blog/images",
  "POST /pages/images",
  // A film for a record that is not saved yet; the record's own entry shows it.
  "POST /films",
  // Each picture that goes has its own entry.
  "POST /pictures/clean-up",
  // It says that a translation is right as it is; no word changes.
  "POST /translations/confirm",
  // The mail log itself.
  "POST /mails/:id/resend",
  // A new link for the same invitation; the outbox tells of its mail.
  "POST /people/:id/invitation",
  // A new address of the same calendar; its mark tells when.
  "POST /team-calendar",
  // The bank's bookings; each decision on one has its entry.
  "POST /bank-transfers/statements",
  "POST /bank-transfers/link/ask",
  // Somebody who no longer wants to wait; the entry stays with its state until its day is over.
  "DELETE /bookings/admin/waiting/:id",
  // They show a letter, or send it to oneself; an address that goes is not to be kept elsewhere.
  "POST /newsletter/preview",
  "POST /newsletter/test",
  "DELETE /newsletter/subscribers/:id",
  // It only asks whether the registers answer.
  "POST /companies/test",
  // A mail to oneself, and what somebody says is done.
  "POST /going-live/test-mail",
  "PUT /going-live/:step",
  // They show a mail with sample data, or send it to oneself.
  "POST /mail-words/:id/preview",
  "POST /mail-words/:id/test",
  // Each record that goes has its own entry.
  "DELETE /going-live/demo",
  // It only compares what is there; each comparison is a row with its moment.
  "POST /accounting/check",
  // It only asks whether the gateway answers.
  "POST /orders/admin/payment-gateway/check",
  // It only tells what a change would bring.
  "POST /orders/admin/orders/:id/items/plan",
  "POST /orders/admin/orders/:id/taken-back/plan",
  // They only ask the carrier; its answer is no record of the team's.
  "POST /parcels/link/test",
  "POST /parcels/link/points",
  // What is erased for a person is not to be kept elsewhere.
  "POST /customer-data/erase",
  "POST /customers/:key/erase",
  // An order that is added, paid and done at once: it leaves an entry for each.
  "POST /stall/sales",
  // A closing is a record of its own that nothing changes: who counted what, and when.
  "POST /cash-desk/closings",
  // Texts that are put together for the next reply; what goes out is kept with its message.
  "POST /ready-answers",
  "PUT /ready-answers/:id",
  "DELETE /ready-answers/:id",
  // A note says who wrote it and when; of a person nothing is logged.
  "POST /customers/:key/notes",
  "DELETE /customers/:key/notes/:id",
  // Each voucher has its own log, which stays with the paper.
  "POST /vouchers/:code/use",
  "POST /vouchers/:code/undo",
  "POST /vouchers/:code/redeem",
  "PATCH /vouchers/:code",
  // Each booking has its own log, which names who, when and why.
  "POST /bookings/admin",
  "POST /bookings/admin/days/:day/message",
  "POST /bookings/admin/:id/move",
  "POST /bookings/admin/:id/statements",
  "POST /bookings/admin/days/:id/statements/ask-again",
  "POST /bookings/admin/:id/cancel",
  "POST /bookings/admin/:id/money-back/undo",
  "POST /bookings/gate",
  "POST /bookings/gate/:key/decided",
];

const writes = calls
  .filter(({ access, method }) => access === "admin" && method !== "GET")
  .map(({ method, path }) => `${method} ${path}`);

const newest = async () =>
  (await db.select().from(historyEntries).orderBy(desc(historyEntries.id)).limit(1))[0];

test("every write of the team is walked here, or is known to change no record", () => {
  expect(steps.map(({ name }) => name).sort()).toEqual(
    writes.filter((name) => !NO_RECORD.includes(name)).sort(),
  );
  expect(new Set(steps.map(({ entry }) => entry[0]))).toEqual(new Set(RECORD_TYPES.map(({ type }) => type)));
});

test.each(steps)("$name leaves one entry that says who, what and which record", async ({ entry, run }) => {
  const before = await db.$count(historyEntries);
  const answer = await run();
  expect(answer.status, JSON.stringify(answer.body)).toBeLessThan(300);
  // Changing an order or a message needs one, which visitors make: their writes leave no entry.
  expect(await db.$count(historyEntries)).toBe(before + 1);
  const [type, action] = entry;
  expect(await newest()).toMatchObject({ type, action, user_email: "admin@example.cz" });
});

test("of orders and messages nothing of the customer is logged", async () => {
  const text = JSON.stringify(
    (await db.select().from(historyEntries)).filter(({ type }) => VISITORS.includes(type)),
  );
  expect(text).not.toMatch(/Žofie|zofie|Děčínská|Jan|jan@/);
  expect(text).toContain('"after":{"status":"shipped"}');
});

/** Counts are added up, never overwritten (set-stock.ts). */
const ADDED_UP = "PATCH /products/:slug/stock";

/** One's own second factor: a code is accepted once, so nobody overwrites anything. */
const OWN_ACCOUNT = "POST /auth/";

/** An order is based on the list that it names. */
const WHOLE_LIST = "PUT /display-order/";

/**
 * Rows are locked, and each call changes only what it names: an account's owner, a payment that was decided, a voucher,
 * a battle (which also says whose word it replaces). A picture that is seen otherwise is another one.
 */
const RESULTS = ["result-series", "result-rounds", "result-drivers"];
const LOCKED = ["accounts", "bank-transfers", "giveaways", "pictures", ...RESULTS];

/** Of many at once each says its own. */
function namesVersions(body: Endpoint["body"]): boolean {
  return (
    body !== undefined &&
    JSON.stringify(z.toJSONSchema(body, { unrepresentable: "any", io: "input" })).includes('"based_on"')
  );
}

/** Changes whose answer to an outdated basis is the record as it is now. */
const changes = calls
  .filter(({ headers, body }) => headers || namesVersions(body))
  .map(({ method, path }) => `${method} ${path}`);

test("every change of a record can say what it is based on", () => {
  const logged = steps
    .filter(({ entry: [type, action] }) => action === "changed" && ![...VISITORS, ...LOCKED].includes(type))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith(OWN_ACCOUNT) && name !== ADDED_UP && !name.startsWith(WHOLE_LIST));
  expect(changes.sort()).toEqual(logged.sort());
});
