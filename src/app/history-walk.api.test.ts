import { desc, eq } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { expect, test } from "vitest";
import { users } from "#features/accounts/server/accounts.table.ts";
import { bankEntries } from "#features/bank-transfers/server/bank-transfers.table.ts";
import { carPhotos, cars as carsTable } from "#features/cars/server/cars.table.ts";
import { contactMessages } from "#features/messages/server/messages.table.ts";
import { paymentMethods, shippingMethods } from "#features/methods/server/methods.table.ts";
import { orderNotes } from "#features/order-management/server/order-notes.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { DEMO_SELLER } from "#features/payments/demo-seller.ts";
import { products as productsTable } from "#features/products/server/products.table.ts";
import { withdrawals } from "#features/withdrawals/server/withdrawals.table.ts";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import type { HistoryAction } from "#kit/contract/history.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { siteMarks } from "#kit/server/site-marks.table.ts";
import { codeAt } from "#testing/authenticator.ts";
import { formOf, pictureFile } from "#testing/content-records.ts";
import { sampleOf } from "#testing/content-sample.ts";
import { startFioServer } from "#testing/fio-server.ts";
import { openShop } from "#testing/orders-test-data.ts";
import { ADMIN, type Answer, testServer } from "#testing/test-server.ts";
import { implementations } from "./api.ts";
import { contentServers } from "./content-servers.ts";
import { RECORD_TYPES } from "./record-types.ts";

/** A walk over every contract: a new write of the team is not forgotten by the log of changes. */

const bank = await startFioServer();
bank.account.iban = DEMO_SELLER.bank_iban;
const server = await testServer({ FIO_API_URL: bank.url });
const token = await server.signIn();
const { db } = server.services;
const shop = await openShop(server.services);

const both = (texts: Record<string, string>) => ({ translations: { en: texts, cs: texts } });
const send = (name: string, body?: unknown) => server.call(name, { token, body, language: "en" });
const picture = async (field: string, fields: object) =>
  formOf({ ...fields }, { [field]: await pictureFile() });

interface Step {
  /** The contract's name of the call. */
  name: string;
  entry: [type: string, action: HistoryAction];
  run: () => Promise<Answer>;
}

/** The record of each kind that the steps after the first one change. */
const made: Record<string, { id: number; slug: string }> = {};

/** The calls that add, change and delete one kind of record. */
function lifeOf(
  type: string,
  path: string,
  add: () => Promise<unknown> | unknown,
  change: object,
  key: "id" | "slug" = "id",
  method = "PUT",
): Step[] {
  const address = () => `${path}/${made[type]?.[key]}`;
  const run = async () => {
    const answer = await send(`POST ${path}`, await add());
    made[type] = answer.body;
    return answer;
  };
  return [
    { name: `POST ${path}`, entry: [type, "added"], run },
    {
      name: `${method} ${path}/:${key}`,
      entry: [type, "changed"],
      run: () => send(`${method} ${address()}`, change),
    },
    { name: `DELETE ${path}/:${key}`, entry: [type, "deleted"], run: () => send(`DELETE ${address()}`) },
  ];
}

/** Before the record goes: it comes from far behind to its place in the list, and nothing else moves. */
function withOrder(type: string, table: OrderedTable, life: Step[]): Step[] {
  const run = async () => {
    const rows = (await db.select().from(table as PgTable)) as { id: number | string }[];
    const ids = rows.map(({ id }) => id);
    const first = type === "car-photos" ? 1 : 0;
    for (const [index, id] of ids.entries()) {
      const display_order = index === ids.length - 1 ? 999 : first + index;
      await db
        .update(table)
        .set({ display_order } as never)
        .where(eq(table.id, id));
    }
    return send(`PUT /display-order/${type}`, { ids });
  };
  const step: Step = { name: `PUT /display-order/${type}`, entry: [type, "changed"], run };
  return [...life.slice(0, -1), step, ...life.slice(-1)];
}

type OrderedTable = PgTable & { id: PgColumn };

const order = async () => {
  const { body } = await server.call("POST /orders", { body: shop.payload });
  return body.orderId as number;
};
const message = async () => {
  const values = {
    name: "Jan",
    email: "jan@example.cz",
    subject: "x",
    message: "x",
    language: "cs" as const,
  };
  const [row] = await db.insert(contactMessages).values(values).returning();
  return row?.id as number;
};

/** Somebody who was invited and has not joined. */
const invited = async () => {
  const [person] = await db.select().from(users).where(eq(users.email, "ivo@team.example"));
  return person?.id as number;
};
/** Somebody who has an account. */
const joined = async (name: string) => {
  const [person] = await db
    .insert(users)
    .values({ ...{ name, email: `${name}@team.example`, role: "shop" }, joined_at: new Date() })
    .returning();
  return person?.id as number;
};
/** Money that came to the account; the bank's call says so, not the team's. */
const bankEntry = async () => {
  const words = { variable_symbol: "", counter_account: "", counter_name: "Jan", message: "" };
  const [row] = await db
    .insert(bankEntries)
    .values({
      ...{ ...words, source: "csv", booked_on: "2026-05-20", amount: 100, currency: "CZK" },
      ...{ fingerprint: "", state: "waiting", created_at: new Date() },
    })
    .returning();
  return row?.id as number;
};

const products = withOrder(
  "products",
  productsTable,
  lifeOf(
    "products",
    "/products",
    () => ({ ...both({ name: "Walk" }), slug: "walk", price: 10 }),
    { price: 12.5 },
    "slug",
  ),
);
const withdrawal = async () => {
  const statement = { order_number: "1", name: "Jan", email: "jan@example.cz", language: "cs" as const };
  const [row] = await db
    .insert(withdrawals)
    .values({ ...statement, received_at: new Date() })
    .returning();
  return row?.id as number;
};

const car = () => picture("image", both({ name: "Walk" }));
const cars = withOrder("cars", carsTable, lifeOf("cars", "/cars", car, { horsepower: 400 }, "slug"));
const photos = withOrder("car-photos", carPhotos, [
  {
    name: "POST /car-photos/:carId",
    entry: ["car-photos", "added"],
    run: async () => {
      const answer = await send(`POST /car-photos/${made.cars?.id}`, await picture("images", {}));
      made["car-photos"] = answer.body[0];
      return answer;
    },
  },
  {
    name: "PUT /car-photos/:id",
    entry: ["car-photos", "changed"],
    run: () => send(`PUT /car-photos/${made["car-photos"]?.id}`, { name: "Start" }),
  },
  {
    name: "DELETE /car-photos/:id",
    entry: ["car-photos", "deleted"],
    run: () => send(`DELETE /car-photos/${made["car-photos"]?.id}`),
  },
]);

/** The recovery code that proves the next step of the administrator's own second factor. */
let recoveryCode = "";
const withNewCodes = async (path: string, body: object) => {
  const answer = await send(`POST /auth/second-factor/${path}`, body);
  recoveryCode = answer.body.recovery_codes?.[0] ?? "";
  return answer;
};
const proofOfBoth = () => ({ current_password: ADMIN.password, code: recoveryCode });

const byHand: Step[] = [
  ...cars.slice(0, -1),
  ...photos,
  ...cars.slice(-1),
  ...lifeOf(
    "events",
    "/events",
    () => picture("image", { ...both({ title: "Walk", location: "Most" }), date: "2027-06-14" }),
    { date: "2027-06-15" },
  ),
  ...products.slice(0, -1),
  {
    name: "PATCH /products/:slug/stock",
    entry: ["products", "changed"],
    run: () => send("PATCH /products/walk/stock", { counts: [{ variant: null, stock: 5 }] }),
  },
  ...products.slice(-1),
  ...lifeOf("settings", "/settings", () => ({ setting_key: "walk", value: "1" }), { value: "2" }),
  ...lifeOf("blog", "/blog", () => both({ title: "Walk", slug: "walk" }), { tags: "new" }, "id", "PATCH"),
  ...withOrder(
    "shipping-methods",
    shippingMethods,
    lifeOf("shipping-methods", "/orders/shipping-methods", () => ({ ...both({ name: "Walk" }), price: 99 }), {
      price: 100,
    }),
  ),
  ...withOrder(
    "payment-methods",
    paymentMethods,
    lifeOf(
      "payment-methods",
      "/orders/payment-methods",
      () => ({ ...both({ name: "Walk" }), kind: "cash" }),
      { kind: "card" },
    ),
  ),
  {
    name: "PATCH /orders/admin/orders/:id",
    entry: ["orders", "changed"],
    run: async () => send(`PATCH /orders/admin/orders/${await order()}`, { status: "shipped" }),
  },
  {
    name: "POST /orders/admin/orders/:id/paid",
    entry: ["orders", "changed"],
    run: async () => send(`POST /orders/admin/orders/${await order()}/paid`, { how: "cash" }),
  },
  {
    name: "POST /orders/admin/orders/:id/refunded",
    entry: ["orders", "changed"],
    run: async () => {
      const id = await order();
      const paid_at = new Date();
      await db.update(orders).set({ paid_at, status: "cancelled" }).where(eq(orders.id, id));
      return send(`POST /orders/admin/orders/${id}/refunded`, {});
    },
  },
  {
    name: "POST /orders/admin/sent",
    entry: ["orders", "changed"],
    run: async () => send("POST /orders/admin/sent", { ids: [await order()] }),
  },
  {
    name: "PUT /orders/admin/orders/:id/customer",
    entry: ["orders", "changed"],
    run: async () => {
      const id = await order();
      const { updated_at: version } = (await send(`GET /orders/admin/orders/${id}`)).body;
      const customer = { ...shop.payload.customer, name: "Jan Jiný" };
      return send(`PUT /orders/admin/orders/${id}/customer`, { version, customer });
    },
  },
  {
    name: "POST /orders/admin/orders/:id/undo",
    entry: ["orders", "changed"],
    run: async () => {
      const id = await order();
      await db.update(orders).set({ paid_at: new Date(), paid_how: "bank" }).where(eq(orders.id, id));
      return send(`POST /orders/admin/orders/${id}/undo`, { what: "payment", status: "pending" });
    },
  },
  {
    name: "POST /orders/admin/orders/:id/notes",
    entry: ["orders", "changed"],
    run: async () => send(`POST /orders/admin/orders/${await order()}/notes`, { text: "Jan called." }),
  },
  {
    name: "DELETE /orders/admin/orders/:id/notes/:note",
    entry: ["orders", "changed"],
    run: async () => {
      const [note] = await db.select().from(orderNotes);
      return send(`DELETE /orders/admin/orders/${note?.order_id}/notes/${note?.id}`);
    },
  },
  {
    name: "DELETE /orders/admin/orders/:id",
    entry: ["orders", "deleted"],
    run: async () => send(`DELETE /orders/admin/orders/${await order()}`),
  },
  {
    name: "PATCH /withdrawals/:id",
    entry: ["withdrawals", "changed"],
    run: async () => send(`PATCH /withdrawals/${await withdrawal()}`, { settled: true }),
  },
  {
    name: "PATCH /contact-messages/:id",
    entry: ["messages", "changed"],
    run: async () => send(`PATCH /contact-messages/${await message()}`, { is_read: true }),
  },
  {
    name: "POST /contact-messages/:id/reply",
    entry: ["messages", "changed"],
    run: async () => send(`POST /contact-messages/${await message()}/reply`, { replyMessage: "<p>Ano</p>" }),
  },
  {
    name: "DELETE /contact-messages/:id",
    entry: ["messages", "deleted"],
    run: async () => send(`DELETE /contact-messages/${await message()}`),
  },
  {
    name: "POST /auth/second-factor/confirm",
    entry: ["accounts", "changed"],
    run: async () => {
      const password = { current_password: ADMIN.password };
      const { secret } = (await send("POST /auth/second-factor/start", password)).body;
      return withNewCodes("confirm", { code: codeAt(secret, server.services.now()) });
    },
  },
  {
    name: "POST /auth/second-factor/recovery-codes",
    entry: ["accounts", "changed"],
    run: () => withNewCodes("recovery-codes", proofOfBoth()),
  },
  {
    name: "PUT /people/second-factor",
    entry: ["accounts", "changed"],
    run: async () => {
      // It is demanded already and is given up here: the steps that follow sign in without.
      await db.insert(siteMarks).values({ name: "second-factor-demanded" });
      return send("PUT /people/second-factor", { demanded: false });
    },
  },
  {
    name: "POST /auth/second-factor/end",
    entry: ["accounts", "changed"],
    run: () => send("POST /auth/second-factor/end", proofOfBoth()),
  },
  {
    name: "POST /people",
    entry: ["accounts", "added"],
    run: () => send("POST /people", { name: "Ivo", email: "ivo@team.example", role: "shop", language: "cs" }),
  },
  {
    name: "PATCH /people/:id",
    entry: ["accounts", "changed"],
    run: async () => send(`PATCH /people/${await joined("ota")}`, { role: "track" }),
  },
  {
    name: "DELETE /people/:id/invitation",
    entry: ["accounts", "deleted"],
    run: async () => send(`DELETE /people/${await invited()}/invitation`),
  },
  {
    name: "POST /people/:id/end",
    entry: ["accounts", "changed"],
    run: async () => send(`POST /people/${await joined("eva")}/end`, {}),
  },
  {
    name: "PUT /bank-transfers/link",
    entry: ["bank-transfers", "added"],
    run: () => send("PUT /bank-transfers/link", { token: bank.token, expires_on: "2099-01-01" }),
  },
  {
    name: "POST /bank-transfers/:id/decision",
    entry: ["bank-transfers", "changed"],
    run: async () => send(`POST /bank-transfers/${await bankEntry()}/decision`, { action: "aside" }),
  },
  {
    name: "DELETE /bank-transfers/link",
    entry: ["bank-transfers", "deleted"],
    run: () => send("DELETE /bank-transfers/link"),
  },
  {
    name: "POST /history/:id/restore",
    entry: ["cars", "restored"],
    run: async () => {
      const { entries } = (await send("GET /history?type=cars")).body;
      return send(`POST /history/${entries[0].id}/restore`);
    },
  },
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
    return isCall("PUT", `/display-order/${type}`) ? withOrder(type, words.table, life) : life;
  });

const steps = [...byHand, ...declared];

/** Records that visitors make; the team changes their state alone. */
const VISITORS = ["orders", "withdrawals", "messages"];

/** Writes that change no record; whatever joins them must be meant to. */
const NO_RECORD = [
  // One's own password: the sessions table tells when.
  "PUT /auth/password",
  // One's own sessions: the sessions table tells when they ended.
  "POST /auth/sessions/:id/end",
  "POST /auth/sessions/end-others",
  // A secret that nothing asks for until it is confirmed.
  "POST /auth/second-factor/start",
  // A picture for a text that is not saved yet; the post's own entry shows it.
  "POST /blog/images",
  // It says that a translation is right as it is; no word changes.
  "POST /translations/confirm",
  // The mail log itself.
  "POST /mails/:id/resend",
  // A new link for the same invitation; the outbox tells of its mail.
  "POST /people/:id/invitation",
  // The bank's bookings; each decision on one has its entry.
  "POST /bank-transfers/statements",
  "POST /bank-transfers/link/ask",
  // What is erased for a person is not to be kept elsewhere.
  "POST /customer-data/erase",
  // Each voucher has its own log, which stays with the paper.
  "POST /vouchers/:code/use",
  "POST /vouchers/:code/undo",
  "PATCH /vouchers/:code",
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

/** Rows are locked, and each call changes only what it names: an account's owner, a payment that was decided. */
const LOCKED = ["accounts", "bank-transfers"];

/** Changes whose answer to an outdated basis is the record as it is now. */
const changes = calls.filter(({ headers }) => headers).map(({ method, path }) => `${method} ${path}`);

test("every change of a record can say what it is based on", () => {
  const logged = steps
    .filter(({ entry: [type, action] }) => action === "changed" && ![...VISITORS, ...LOCKED].includes(type))
    .map(({ name }) => name)
    .filter((name) => !name.startsWith(OWN_ACCOUNT) && name !== ADDED_UP && !name.startsWith(WHOLE_LIST));
  expect(changes.sort()).toEqual(logged.sort());
});
