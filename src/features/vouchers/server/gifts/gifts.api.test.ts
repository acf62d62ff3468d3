import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { discountCodes } from "#features/discounts/server/discounts.table.ts";
import { anonymiseOldOrders } from "#features/order-management/server/retention/retention.ts";
import { orderPath } from "#features/orders/server/order-key.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { type ProductTexts, products } from "#features/products/server/products.table.ts";
import { withdrawals } from "#features/withdrawals/server/withdrawals.table.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { openVoucherShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { giveaways } from "../giveaways/giveaways.table.ts";
import { vouchers } from "../vouchers.table.ts";
import { voucherGifts } from "./gifts.table.ts";
import { sendDueGifts } from "./send-gifts.ts";

const server = await testServer({ PUBLIC_URL: "https://www.team.example" });
const { db } = server.services;
let token: string;
let shop: Awaited<ReturnType<typeof openVoucherShop>>;

const at = (moment: string) => server.setNow(new Date(moment));
const ORDERED = "2026-12-01T10:00:00Z";
/** Seven and eight o'clock in Prague. */
const BEFORE_MORNING = "2026-12-24T06:00:00Z";
const MORNING = "2026-12-24T07:00:00Z";

beforeEach(async () => {
  at(ORDERED);
  shop = await openVoucherShop(server.services);
  await db.delete(mails);
  await db.delete(giveaways);
  token = await server.signIn();
});
afterEach(() => server.setNow(null));

const RIDE = "drift-taxi-1";
const WISH = {
  recipient: "Babička Jana",
  dedication: "Veselé Vánoce!\nTvůj Petr",
  design: "smoke",
  deliver: "recipient",
  email: "jana@example.cz",
  day: "2026-12-24",
};
const ask = (gifts: (object | undefined)[], language: "cs" | "en" = "cs") => {
  const items = gifts.map((gift) => ({ id: RIDE, quantity: 1, price: 5000, gift }));
  const body = { ...shop.payload, items, total: 5000 * gifts.length + 129 };
  return server.call("POST /orders", { body, language });
};
const order = async (gift: object = WISH, language: "cs" | "en" = "cs") =>
  (await ask([gift], language)).body.orderId as number;
const team = (name: string, body?: object) => server.call(name, { token, language: "en", body });
const pay = async (id: number) => {
  token = await server.signIn();
  return team(`POST /orders/admin/orders/${id}/paid`, { how: "bank" });
};
const paid = async (gift: object = WISH, language: "cs" | "en" = "cs") => {
  const id = await order(gift, language);
  expect((await pay(id)).status).toBe(200);
  return id;
};
const run = () => sendDueGifts(server.services);
const giftMails = () => db.select().from(mails).where(eq(mails.kind, "voucher-gift")).orderBy(mails.id);
const mailOf = async (kind: string) => (await db.select().from(mails).where(eq(mails.kind, kind)))[0];
async function mine(id: number) {
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  if (!row) throw new Error("no order");
  return orderPath(server.services.config, row).replace("/order/", "/orders/mine/");
}
const pathsOf = (answer: { body: { errors?: { path: string }[] } }) =>
  answer.body.errors?.map(({ path }) => path);
async function pdf(path: string, options: object = {}) {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await server.app.inject({ url: `/api${path}`, headers, ...options });
  expect(answer.headers["content-type"]).toBe("application/pdf");
  return readPdf(answer.rawPayload);
}
const preview = (gift: object, language: "cs" | "en" = "cs") => ({
  method: "POST" as const,
  payload: { product: RIDE, gift },
  headers: { "accept-language": language },
});

describe("ordering", () => {
  test("wishes are stored with their item; an order without any has no gift, and its PDF is as before", async () => {
    const id = await order();
    expect(await db.select().from(voucherGifts)).toMatchObject([{ order_id: id, ...WISH, sent_at: null }]);
    const plain = (await ask([undefined])).body.orderId;
    await pay(plain);
    expect(await db.$count(voucherGifts)).toBe(1);
    expect((await server.call(`GET ${await mine(plain)}/gifts`)).body).toEqual([]);
    const mail = await mailOf("vouchers");
    expect(mail?.subject).toContain("Váš poukaz");
    expect(mail?.attachments).toHaveLength(1);
    expect(JSON.stringify(mail?.attachments)).not.toContain("given");
  });

  test.each([
    [
      "en" as const,
      [
        "we’ll e-mail the voucher separately",
        "we’ll e-mail the voucher as a gift to Babička Jana (jana@example.cz) on 24 December 2026.",
        "Here is your voucher.",
        "Your gift is ready.",
      ],
      /as soon as we receive|received your payment|once (it|the order) is paid/,
    ],
    [
      "cs" as const,
      [
        "poukaz pošleme samostatným e-mailem",
        ": 24. prosince 2026 pošleme poukaz",
        "tady je váš poukaz.",
        "váš dárek je připravený.",
      ],
      /platba dorazí|platba dorazila|po zaplacení|jakmile bude objednávka/,
    ],
  ])(
    "where a discount code leaves nothing to pay, no mail speaks of a payment: %s",
    async (language, said, payment) => {
      await db.delete(discountCodes);
      const code = { code: "GIFT100", kind: "percent", percent: 100, free_shipping: true };
      expect((await team("POST /discount-codes", code)).status).toBe(201);
      const ride = { id: RIDE, quantity: 1, price: 5000 };
      for (const items of [[ride, { ...ride, gift: WISH }], [{ ...ride, gift: WISH }]]) {
        const body = { ...shop.payload, items, discount_code: code.code, total: 0 };
        expect((await server.call("POST /orders", { body, language })).status).toBe(201);
      }
      const texts = (await db.select().from(mails)).map(({ text }) => text.replace(/\u00a0/g, " "));
      const all = texts.join("\n");
      for (const part of said) expect(all).toContain(part);
      expect(all).not.toMatch(payment);
    },
  );

  test("everything is optional, and two gifts of one ride go to two people", async () => {
    const { status, body } = await ask([{}, WISH, { recipient: "Petr" }]);
    expect(status).toBe(201);
    const rows = (await db.select().from(voucherGifts).orderBy(voucherGifts.order_item_id)).filter(
      ({ order_id }) => order_id === body.orderId,
    );
    expect(rows).toMatchObject([
      { recipient: "", dedication: "", design: "night", deliver: "buyer", email: "", day: null },
      { recipient: "Babička Jana" },
      { recipient: "Petr" },
    ]);
  });

  test.each([
    [{ ...WISH, email: "" }, "gift.email", "Napište e-mail, na který máme poukaz poslat."],
    [{ ...WISH, email: "nobody" }, "gift.email", "Toto není e-mailová adresa."],
    [{ ...WISH, day: null }, "gift.day", "Vyberte den doručení."],
    [{ ...WISH, day: "2026-02-30" }, "gift.day", "Vyberte den doručení."],
    [{ ...WISH, day: "2026-11-30" }, "gift.day", "Den doručení už uplynul. Vyberte v košíku jiný."],
    [{ ...WISH, day: "2027-06-02" }, "gift.day", expect.stringContaining("moc daleko")],
    [{ recipient: "x".repeat(61) }, "gift.recipient", "Jméno může mít nejvýše 60 znaků."],
    [{ dedication: "x".repeat(10_000) }, "gift.dedication", "Věnování může mít nejvýše 240 znaků."],
    [{ dedication: "a\nb\nc\nd\ne\nf\ng" }, "gift.dedication", "Věnování může mít nejvýše 6 řádků."],
    [{ design: "pink" }, "gift.design", "Vyberte jeden ze vzhledů."],
    [{ deliver: "neighbour" }, "gift.deliver", "Vyberte, komu e-mail přijde."],
  ])("%o is refused at its field, and nothing is stored", async (gift, field, message) => {
    const answer = await ask([gift]);
    expect(answer.status).toBe(422);
    expect(answer.body.errors[0]).toEqual({ path: `items.0.${field}`, message });
    expect((await ask([gift], "en")).body.errors[0].message).not.toEqual(answer.body.errors[0].message);
    expect(await db.$count(orders)).toBe(0);
  });

  test("what is no voucher can be no gift; the last day of its validity can be chosen", async () => {
    const items = [{ id: "sticker-set", quantity: 1, price: 149.9, gift: {} }];
    const answer = await server.call("POST /orders", { body: { ...shop.payload, items, total: 278.9 } });
    expect(pathsOf(answer)).toEqual(["items.0.gift"]);
    expect((await ask([{ ...WISH, day: "2027-06-01" }])).status).toBe(201);
  });

  test("the order's mail says to whom it goes and when; one for the buyer is announced as before", async () => {
    await order();
    const text = (await mailOf("order-confirmation"))?.text;
    expect(text).toContain(
      "pošleme 24. prosince 2026 poukaz jako dárek e-mailem na jana@example.cz (příjemce: Babička Jana).",
    );
    expect(text).not.toContain("poukaz pošleme e-mailem, jakmile");
    await db.delete(mails);
    await order({ recipient: "Petr" }, "en");
    const own = (await mailOf("order-confirmation"))?.text;
    expect(own).toContain("we’ll e-mail the voucher as soon as");
    expect(own).toContain("made out to Petr");
  });
});

describe("on the day", () => {
  test("the buyer hears at once, the recipient on the day at eight, once, in the order's language", {
    tags: "both-databases",
  }, async () => {
    const id = await paid();
    const told = await mailOf("vouchers");
    expect(told?.toAddress).toBe("zofie@example.cz");
    expect(told?.text).toContain(
      "24. prosince 2026 ráno pošleme e-mailem na jana@example.cz (příjemce: Babička Jana)",
    );
    expect(told?.attachments).toEqual([]);
    for (const moment of ["2026-12-23T12:00:00Z", BEFORE_MORNING]) {
      at(moment);
      await run();
      expect(await giftMails()).toEqual([]);
    }
    at(MORNING);
    await Promise.all([run(), run(), run()]);
    at("2026-12-26T10:00:00Z");
    await run();
    const [mail, ...more] = await giftMails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ toAddress: "jana@example.cz", language: "cs", about: `orders/${id}` });
    expect(mail?.subject).toBe("Žofie Šťastná pro vás má dárek: Jízda drift taxi");
    const [voucher] = await db.select().from(vouchers);
    for (const said of ["Dobrý den, Babička Jana,", "„Veselé Vánoce!\nTvůj Petr“", voucher?.code ?? "-"])
      expect(mail?.text).toContain(said);
    expect(mail?.text).toContain(`https://www.team.example/book?lang=cs#${voucher?.code}`);
    expect(mail?.text).toContain("Termín si vyberte, kdy se vám to hodí:");
    // What it cost and where the buyer lives is nobody's business.
    expect(mail?.text).not.toMatch(/5\s?000|Děčínská|zofie@/);
    expect(mail?.text).not.toContain("/order/");
    expect(mail?.attachments).toMatchObject([{ type: "application/pdf" }]);
    expect((await server.call(`GET ${await mine(id)}/gifts`)).body).toMatchObject([
      { is_open: false, is_issued: true, mail: "queued", sent_at: MORNING.replace("Z", ".000Z") },
    ]);
  });

  test("of a voucher over an amount it tells what is left and how to pay, and nothing of dates", async () => {
    await db.update(products).set({ is_value: true }).where(eq(products.id, RIDE));
    await paid({ ...WISH, day: "2026-12-01" });
    const [mail] = await giftMails();
    const [voucher] = await db.select().from(vouchers);
    expect(mail?.text).toContain(
      `Kolik na poukazu zbývá a jak jím zaplatit:\nhttps://www.team.example/gift-voucher?lang=cs#${voucher?.code}`,
    );
    expect(mail?.text).toContain("Kód zadejte v košíku");
    expect(mail?.text).not.toMatch(/[Tt]ermín/);
  });

  test("paid on the day or later it goes at once; unpaid it waits", async () => {
    const id = await order();
    at("2026-12-25T04:00:00Z");
    await run();
    expect(await giftMails()).toEqual([]);
    await pay(id);
    expect(await giftMails()).toHaveLength(1);
    expect((await mailOf("vouchers"))?.text).toContain("právě jsme poslali");
    at("2026-12-25T10:00:00Z");
    await run();
    expect(await giftMails()).toHaveLength(1);
  });

  test("cancelled, used, withdrawn from or deleted before the day it is never sent; restored it is", async () => {
    const cancelled = await paid();
    await team(`PATCH /orders/admin/orders/${cancelled}`, { status: "cancelled" });
    const used = await paid();
    await db
      .update(vouchers)
      .set({ used_at: new Date(ORDERED) })
      .where(eq(vouchers.order_id, used));
    const left = await paid();
    const spent = async (id: number) => (await team(`GET /orders/admin/orders/${id}/gifts`)).body[0].is_spent;
    expect([await spent(cancelled), await spent(used), await spent(left)]).toEqual([true, true, false]);
    const [gift] = await db.select().from(voucherGifts).where(eq(voucherGifts.order_id, left));
    await db.insert(withdrawals).values({
      order_id: left,
      order_number: "1",
      name: "Jan",
      email: "jan@example.cz",
      language: "cs" as const,
      items: [{ id: gift?.order_item_id ?? 0, name: "x", quantity: 1 }],
      received_at: new Date(ORDERED),
    });
    const erased = await paid();
    await anonymiseOldOrders(db, new Date("2031-12-02T10:00:00Z"));
    expect(erased).toBeGreaterThan(0);
    at(MORNING);
    await run();
    expect(await giftMails()).toEqual([]);
    expect(JSON.stringify(await db.select().from(voucherGifts))).not.toMatch(/Babička|jana@|Vánoce/);
  });

  test("a withdrawal that came too late keeps no gift back: whether it holds is for the team", async () => {
    const id = await paid();
    await db
      .update(orders)
      .set({ created_at: new Date("2026-11-01T10:00:00Z") })
      .where(eq(orders.id, id));
    const body = { name: "Jan", email: shop.payload.customer.email, order_number: String(id) };
    expect((await server.call("POST /withdrawals", { body })).status).toBe(201);
    at(MORNING);
    await run();
    expect(await giftMails()).toHaveLength(1);
  });

  test("an order that is no longer cancelled sends its gift with the next run", async () => {
    const id = await paid();
    await team(`PATCH /orders/admin/orders/${id}`, { status: "cancelled" });
    at(MORNING);
    await run();
    expect(await giftMails()).toEqual([]);
    token = await server.signIn();
    await team(`PATCH /orders/admin/orders/${id}`, { status: "pending" });
    await run();
    expect(await giftMails()).toHaveLength(1);
  });

  test("one for the buyer is in the buyer's mail, with name and dedication on its PDF", async () => {
    await paid({ recipient: "Petr", dedication: "To the fastest uncle", design: "smoke" }, "en");
    expect(await mailOf("vouchers")).toMatchObject({
      toAddress: "zofie@example.cz",
      attachments: [{ made: { from: { design: "smoke", given: { name: "Petr" } } } }],
    });
    at("2027-03-01T10:00:00Z");
    await run();
    expect(await giftMails()).toEqual([]);
  });

  test("what the team gives away waits for its day, too, and goes once", {
    tags: "both-databases",
  }, async () => {
    const given = {
      product: RIDE,
      quantity: 2,
      name: "Hasiči",
      email: "hasici@example.cz",
      language: "cs",
      reason: "Tombola",
      valid_until: "2027-05-31",
      design: "smoke",
      mail_on: "2026-12-24",
    };
    expect((await team("POST /vouchers", given)).status).toBe(201);
    expect(pathsOf(await team("POST /vouchers", { ...given, mail_on: "2026-11-30" }))).toEqual(["mail_on"]);
    await run();
    expect(await mailOf("vouchers-given")).toBeUndefined();
    at(MORNING);
    await Promise.all([run(), run()]);
    await run();
    expect(await db.$count(mails, eq(mails.kind, "vouchers-given"))).toBe(1);
    expect(await mailOf("vouchers-given")).toMatchObject({
      attachments: [{ made: { from: { design: "smoke" } } }, {}],
    });
  });
});

describe("changing", () => {
  const change = async (id: number, changed: object) => {
    const path = await mine(id);
    const [gift] = (await server.call(`GET ${path}/gifts`)).body;
    const body = { ...WISH, ...changed };
    return server.call(`PUT ${path}/gifts/${gift?.item}`, { body, language: "cs" });
  };

  test("the buyer changes it until it was sent; a day that is today sends it, once", {
    tags: "both-databases",
  }, async () => {
    const id = await paid();
    expect((await change(id, { recipient: "Jana", day: "2026-12-20" })).body).toMatchObject([
      { recipient: "Jana", day: "2026-12-20", is_open: true },
    ]);
    expect(await giftMails()).toEqual([]);
    expect(pathsOf(await change(id, { day: "2026-11-30" }))).toEqual(["day"]);
    expect(pathsOf(await change(id, { day: "2027-06-02" }))).toEqual(["day"]);
    const today = { day: "2026-12-01" };
    const both = await Promise.all([change(id, today), change(id, today)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await giftMails()).toHaveLength(1);
    const late = await change(id, { recipient: "Karel" });
    expect(late).toMatchObject({ status: 409 });
    expect(late.body.message).toContain("už odešel");
  });

  test("one that the buyer wants to print or forward after all is mailed to the buyer, once it is paid", async () => {
    const toBuyer = { deliver: "buyer", email: "", day: null };
    const own = async () =>
      (await db.select().from(mails).orderBy(mails.id)).filter(({ kind }) => kind === "vouchers");
    const unpaid = await order();
    await change(unpaid, toBuyer);
    expect(await own()).toEqual([]);
    await db.delete(mails);
    const id = await paid();
    expect((await own()).map(({ attachments }) => attachments)).toEqual([[]]);
    expect((await change(id, toBuyer)).body).toMatchObject([{ deliver: "buyer", is_issued: true }]);
    expect(await own()).toMatchObject([
      {},
      {
        toAddress: "zofie@example.cz",
        attachments: [{ made: { from: { given: { name: "Babička Jana" } } } }],
      },
    ]);
    await change(id, { ...toBuyer, recipient: "Jana" });
    expect(await own()).toHaveLength(2);
    expect(await giftMails()).toEqual([]);
  });

  test("after a mail that was given up, a better address gets one of its own", async () => {
    const id = await paid({ ...WISH, day: "2026-12-01" });
    await db.update(mails).set({ state: "failed" }).where(eq(mails.kind, "voucher-gift"));
    const { body } = await change(id, { email: "jana.mala@example.cz", day: "2026-12-01" });
    expect(body).toMatchObject([{ email: "jana.mala@example.cz", mail: "queued", is_open: false }]);
    expect((await giftMails()).map(({ toAddress }) => toAddress)).toEqual([
      "jana@example.cz",
      "jana.mala@example.cz",
    ]);
  });

  test("a wrong key, another order's item and what is no gift are not there", async () => {
    const [id, other] = [await order(), await order()];
    const [foreign] = (await server.call(`GET ${await mine(other)}/gifts`)).body;
    const path = await mine(id);
    expect((await server.call(`PUT ${path}/gifts/${foreign.item}`, { body: WISH })).status).toBe(404);
    expect((await server.call(`PUT ${path}/gifts/999999`, { body: WISH })).status).toBe(404);
    const wrong = path.replace(/[^/]+$/, "x".repeat(32));
    expect((await server.call(`GET ${wrong}/gifts`)).status).toBe(404);
    expect((await server.call(`PUT ${wrong}/gifts/${foreign.item}`, { body: WISH })).status).toBe(404);
  });

  test("the team changes and sends it, again too, and the log names no recipient", async () => {
    const id = await order();
    const [gift] = (await team(`GET /orders/admin/orders/${id}/gifts`)).body;
    const send = () => team(`POST /orders/admin/orders/${id}/gifts/${gift.item}/send`);
    expect((await send()).status).toBe(409);
    await pay(id);
    expect((await send()).body).toMatchObject([{ mail: "queued", is_open: false }]);
    const path = `PUT /orders/admin/orders/${id}/gifts/${gift.item}`;
    expect((await team(path, { ...WISH, email: "jana2@example.cz" })).status).toBe(200);
    expect(await giftMails()).toHaveLength(1);
    await send();
    expect((await giftMails()).map(({ toAddress }) => toAddress)).toEqual([
      "jana@example.cz",
      "jana2@example.cz",
    ]);
    at(MORNING);
    await run();
    expect(await giftMails()).toHaveLength(2);
    const logged = JSON.stringify(await db.select().from(historyEntries));
    expect(logged).toContain('"gift":"email"');
    expect(logged).not.toMatch(/Babička|jana/);
  });
});

describe("the paper", () => {
  const codes = (gift: object) => pdf("/vouchers/preview", preview(gift));

  test.each(["night", "smoke"] as const)(
    "in the design %s it has name, dedication, code and link",
    async (design) => {
      await paid({ ...WISH, design });
      const [voucher] = await db.select().from(vouchers);
      const { text, pages, code } = await pdf(`/vouchers/${voucher?.code}/pdf`);
      for (const said of ["Babička Jana", "Veselé Vánoce!", "Tvůj Petr", voucher?.code ?? "-"])
        expect(text).toContain(said);
      expect(text).not.toContain("UKÁZKA");
      expect(pages).toBe(1);
      expect(await code()).toContain(`/book?lang=cs#${voucher?.code}`);
    },
  );

  test("a preview is drawn like it, is marked as a sample in both languages, and has no code", async () => {
    for (const [language, word] of [
      ["cs", "UKÁZKA"],
      ["en", "SAMPLE"],
    ] as const)
      for (const design of ["night", "smoke"]) {
        const gift = { recipient: "Jana", dedication: "Veselé Vánoce!", design };
        const { text, pages, code } = await pdf("/vouchers/preview", preview(gift, language));
        for (const said of [word, "Jana", "Veselé Vánoce!"]) expect(text).toContain(said);
        expect(text).not.toMatch(/[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}/);
        expect(await code()).not.toContain("#");
        expect(pages).toBe(1);
      }
    expect(await db.$count(vouchers)).toBe(0);
  });

  test("below a long dedication stands all that its holder must know", async () => {
    const known = {
      what_to_bring:
        "Flat shoes and clothes you don’t mind smelling of tyres.\nPhoto ID; if you’re under 18, a parent’s written consent too.",
      locations: "The circuit at Sosnová near Česká Lípa, on some days also Most and Vysoké Mýto.",
      availability: `Rides run from spring to autumn. ${"Choose a date online with the voucher’s code. ".repeat(3)}`,
      eligibility: `Age 18+, or younger with a parent’s consent. ${"Not suitable for people with heart conditions. ".repeat(3)}The voucher is for one person.`,
    };
    const features = ["Ten minutes beside a driver", "An hour in all, with a tour", "Helmet and suit"];
    const [ride] = await db.select().from(products).where(eq(products.id, RIDE));
    const texts = { ...(ride?.translations.en as ProductTexts), ...known };
    await db
      .update(products)
      .set({ translations: { en: texts, cs: texts }, features: features.map((en) => ({ en, cs: en })) })
      .where(eq(products.id, RIDE));
    const dedication = Array.from({ length: 6 }, (_, line) => `Line ${line + 1} of six for Grandma`).join(
      "\n",
    );
    for (const design of ["night", "smoke"]) {
      const { text, pages } = await pdf(
        "/vouchers/preview",
        preview({ recipient: "Jana", dedication, design }, "en"),
      );
      for (const said of [
        "Line 6 of six",
        "too.",
        "Vysoké Mýto.",
        "voucher’s code. ",
        "The voucher is for one person.",
      ])
        expect(text).toContain(said);
      expect(text).not.toContain("…");
      expect(pages).toBe(1);
    }
  });

  test("hostile texts make one page of plain text, and a mail without markup", async () => {
    const nasty = [
      "😀🏁 ".repeat(20),
      "مرحبا שלום",
      "\u202Etxet\u0000\u0007\u001b[31m",
      "<script>alert(1)</script>",
      "=HYPERLINK(1)",
      "\ud800 lone",
      "x".repeat(240),
      "{link} {{x}} %s \\n",
    ];
    for (const dedication of nasty)
      for (const design of ["night", "smoke"])
        expect((await codes({ recipient: dedication.slice(0, 60), dedication, design })).pages).toBe(1);
    const gift = { ...WISH, day: "2026-12-01", dedication: '<img src=x onerror="1">\r\n\u202Eb\u0000c' };
    await paid({ ...gift, recipient: "A\r\nBcc: x@example.cz" });
    const [mail] = await giftMails();
    expect(mail?.html).toContain("&lt;img src=x");
    expect(mail?.html).not.toContain("<img src=x");
    expect(mail?.text).toContain('<img src=x onerror="1">\nbc');
    expect(mail?.text).toContain("A Bcc: x@example.cz");
    expect(mail?.toAddress).toBe("jana@example.cz");
  });

  test("what is no voucher has no preview, and sixty in ten minutes are enough", {
    tags: "both-databases",
  }, async () => {
    const call = (product: string) =>
      server.call("POST /vouchers/preview", { body: { product, gift: {} }, language: "cs" });
    expect(pathsOf(await call("sticker-set"))).toEqual(["product"]);
    expect(pathsOf(await call("nothing"))).toEqual(["product"]);
    const hit = { key: "voucher preview 127.0.0.1", expires_at: new Date("2026-12-01T10:05:00Z") };
    await db.insert(rateLimitHits).values(Array.from({ length: 59 }, () => hit));
    const answers = await Promise.all([call(RIDE), call(RIDE)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429]);
  });
});

test("what is stored of a recipient is found by the address, and erased before the day it is never sent", async () => {
  await paid();
  const email = "JANA@example.cz";
  expect((await team(`GET /customer-data?email=${email}`)).body).toMatchObject({ giveaways: 1, orders: 0 });
  expect((await team(`GET /customer-data/export?email=${email}`)).body.gifts).toMatchObject([WISH]);
  expect((await team("POST /customer-data/erase", { email })).body).toMatchObject({ giveaways: 1 });
  expect(JSON.stringify(await db.select().from(voucherGifts))).not.toMatch(/Babička|jana@|Vánoce/);
  at(MORNING);
  await run();
  expect(await giftMails()).toEqual([]);
});
