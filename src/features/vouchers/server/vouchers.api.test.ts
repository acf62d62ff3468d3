import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import PostalMime from "postal-mime";
import { afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { orderPath } from "#features/orders/server/order-key.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { checkSignature } from "../signed-code.ts";
import { readCode } from "../voucher-code.ts";
import { issueVouchers } from "./issue-vouchers.ts";
import { codeKey } from "./sign-code.ts";
import { vouchers } from "./vouchers.table.ts";

const server = await testServer();
const { db } = server.services;
let token: string;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  shop = await openShop(server.services);
  await db
    .update(products)
    .set({
      is_voucher: true,
      voucher_months: 6,
      features: [{ en: "10-minute ride", cs: "Desetiminutová jízda" }],
      translations: {
        en: { ...texts, name: "Drift taxi ride", what_to_bring: "Flat shoes" },
        cs: {
          ...texts,
          name: "Jízda drift taxi",
          what_to_bring: "Ploché boty, ďábelskou náladu a příčetnost",
        },
      },
    })
    .where(eq(products.id, "drift-taxi-1"));
});
afterEach(() => server.setNow(null));

const texts = {
  safety: "",
  material: "",
  care: "",
  sizing: "",
  delivery: "",
  description: "",
  what_to_expect: "",
  locations: "",
  availability: "",
  eligibility: "",
};
type Body = { language?: "cs" | "en"; body?: object };
const call = (name: string, options: Body = {}) => server.call(name, { token, language: "en", ...options });
const pay = (id: number) => call(`POST /orders/admin/orders/${id}/paid`, { body: { how: "bank" } });
const setStatus = (id: number, status: string) =>
  call(`PATCH /orders/admin/orders/${id}`, { body: { status } });
async function place(quantity = 1, language: "cs" | "en" = "cs"): Promise<number> {
  const items = [{ id: "drift-taxi-1", quantity, price: 5000 }];
  const body = { ...shop.payload, items, total: 5000 * quantity + 129 };
  const { body: placed } = await server.call("POST /orders", { body, language });
  return placed.orderId;
}
async function sell(quantity = 1, language: "cs" | "en" = "cs") {
  const id = await place(quantity, language);
  expect((await pay(id)).status).toBe(200);
  const rows = await db.select().from(vouchers).where(eq(vouchers.order_id, id)).orderBy(vouchers.id);
  return { id, codes: rows.map(({ code }) => code), code: rows[0]?.code ?? "" };
}
async function mailsOf(subject: string, code: string) {
  const folder = join(server.folder, "outbox");
  const files = readdirSync(folder).filter((file) => file.endsWith(".eml"));
  const all = await Promise.all(files.map((file) => PostalMime.parse(readFileSync(join(folder, file)))));
  return all.filter((mail) => mail.subject?.includes(subject) && mail.text?.includes(code));
}

describe("issuing", () => {
  test("a paid order gets a voucher for each piece, valid from that day for the product's months", async () => {
    server.setNow(new Date("2026-08-31T12:00:00Z"));
    token = await server.signIn();
    const id = await place(3);
    expect(await db.$count(vouchers)).toBe(0);
    await pay(id);
    const rows = await db.select().from(vouchers);
    expect(rows).toHaveLength(3);
    expect(new Set(rows.map(({ code }) => code)).size).toBe(3);
    for (const row of rows) {
      expect(readCode(row.code)).toBe(row.code);
      expect(row).toMatchObject({ valid_until: "2027-02-28", language: "cs" });
    }
    server.setNow(null);
    token = await server.signIn();
  });

  test("paying again, or issuing again, issues nothing more", async () => {
    const { id } = await sell(2);
    await pay(id);
    const context = { ...server.services, origin: "http://x", user: null } as never;
    await db.transaction((tx) => issueVouchers(context, tx, id));
    expect(await db.$count(vouchers)).toBe(2);
  });

  test("goods that are no vouchers get none; a product marked later changes no earlier order", async () => {
    await db.update(products).set({ is_voucher: false });
    const id = await place();
    await db.update(products).set({ is_voucher: true });
    await pay(id);
    expect(await db.$count(vouchers)).toBe(0);
  });

  test("the mail brings each as a PDF in the order's language, once", async () => {
    const { codes } = await sell(2, "cs");
    const mails = () => mailsOf("Vaše poukazy", codes[0] ?? "");
    await expect.poll(async () => (await mails()).length, { timeout: 50_000 }).toBe(1);
    const [mail] = await mails();
    expect(mail?.attachments.map(({ filename }) => filename)).toEqual(
      codes.map((code) => `poukaz-${code}.pdf`),
    );
    for (const code of codes) expect(mail?.text).toContain(code);
    const [first] = mail?.attachments ?? [];
    const pdf = await readPdf(new Uint8Array(first?.content as ArrayBuffer));
    expect(pdf.pages).toBe(1);
    expect(readCode((await pdf.code()) ?? "")).toBe(codes[0]);
  }, 60_000);
});

test("the PDF says in its language what it is, what is included, what to bring, its code and its last day", async () => {
  for (const language of ["cs", "en"] as const) {
    const { code } = await sell(1, language);
    const answer = await server.app.inject({
      url: `/api/vouchers/${code}/pdf`,
      headers: { authorization: `Bearer ${token}` },
    });
    expect(answer.headers["content-type"]).toBe("application/pdf");
    const pdf = await readPdf(answer.rawPayload);
    const expected =
      language === "cs"
        ? [
            "JÍZDA DRIFT TAXI",
            "DÁRKOVÝ POUKAZ",
            "Desetiminutová jízda",
            "ďábelskou náladu a příčetnost",
            "Platí do",
          ]
        : ["DRIFT TAXI RIDE", "GIFT VOUCHER", "10-minute ride", "Flat shoes", "Valid until"];
    for (const text of [code, ...expected]) expect(pdf.text).toContain(text);
    expect(pdf.pages).toBe(1);
    // The site in the voucher's language, wherever it is opened (15.17).
    expect(pdf.links).toEqual([`http://localhost/?lang=${language}`]);
    // A phone opens it, and the team's scanner reads the code out of it.
    const scanned = await pdf.code();
    expect(scanned).toContain(`http://localhost/book?lang=${language}#${code}~`);
    expect(readCode(scanned ?? "")).toBe(code);
    expect(await checkSignature(scanned ?? "", codeKey(server.services.config))).toBe("genuine");
  }
});

describe("using", () => {
  test("a voucher is used once; a second try says when and by whom", async () => {
    const { code } = await sell();
    server.setNow(new Date());
    const used = await call(
      `POST /vouchers/${encodeURIComponent(code.toLowerCase().replaceAll("-", " "))}/use`,
    );
    expect(used).toMatchObject({ status: 200, body: { code, state: "used", used_by: expect.any(String) } });
    const again = await call(`POST /vouchers/${code}/use`, { language: "cs" });
    expect(again).toMatchObject({
      status: 409,
      body: { code: "VOUCHER_USED", used_by: used.body.used_by, used_at: used.body.used_at },
    });
    expect(again.body.message).toMatch(/^Tento poukaz už byl použit: .+, .+\.$/);
    expect(again.body.message).toContain(used.body.used_by);
  });

  test("of many tries at the same moment one wins", { tags: "both-databases" }, async () => {
    const { code } = await sell();
    const answers = await Promise.all(Array.from({ length: 12 }, () => call(`POST /vouchers/${code}/use`)));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array(11).fill(409)]);
    const { body } = await call(`GET /vouchers/${code}`);
    expect(body.history.map(({ kind }: { kind: string }) => kind)).toEqual(["issued", "used"]);
  });

  test("a mistake is taken back with a reason, which is kept", async () => {
    const { code } = await sell();
    expect((await call(`POST /vouchers/${code}/undo`, { body: { reason: "x" } })).status).toBe(409);
    await call(`POST /vouchers/${code}/use`);
    const blank = await call(`POST /vouchers/${code}/undo`, { body: { reason: " " } });
    expect(blank).toMatchObject({ status: 422, body: { errors: [{ path: "reason" }] } });
    const undone = await call(`POST /vouchers/${code}/undo`, { body: { reason: "wrong guest" } });
    expect(undone.body).toMatchObject({ state: "valid", used_at: null, used_by: null });
    expect(undone.body.history.at(-1)).toMatchObject({ kind: "undone", note: "wrong guest" });
    expect((await call(`POST /vouchers/${code}/use`)).status).toBe(200);
  });

  test("an expired voucher is not used until its last day is moved", async () => {
    const { code } = await sell();
    await db.update(vouchers).set({ valid_until: "2026-01-31" });
    expect((await call(`POST /vouchers/${code}/use`)).body).toMatchObject({
      code: "VOUCHER_EXPIRED",
      message: "This voucher was valid until 31 January 2026.",
    });
    const past = await call(`PATCH /vouchers/${code}`, { body: { valid_until: "2026-02-01" } });
    expect(past).toMatchObject({ status: 422, body: { errors: [{ path: "valid_until" }] } });
    const later = await call(`PATCH /vouchers/${code}`, { body: { valid_until: "2099-12-31" } });
    expect(later.body).toMatchObject({ state: "valid", valid_until: "2099-12-31" });
    expect((await call(`POST /vouchers/${code}/use`)).status).toBe(200);
    const used = await call(`PATCH /vouchers/${code}`, { body: { valid_until: "2099-12-30" } });
    expect(used.body.code).toBe("VOUCHER_USED");
  });
});

describe("a cancelled order", () => {
  test("voids its unused vouchers and leaves used ones; reopened, they are valid again", async () => {
    const { id, codes } = await sell(2);
    const [first = "", second = ""] = codes;
    await call(`POST /vouchers/${first}/use`);
    await setStatus(id, "cancelled");
    expect((await call(`GET /vouchers/${first}`)).body.state).toBe("used");
    expect((await call(`POST /vouchers/${second}/use`)).body.code).toBe("VOUCHER_VOID");
    await setStatus(id, "processing");
    expect((await call(`POST /vouchers/${second}/use`)).status).toBe(200);
  });

  test("gets none when it is paid all the same, and gets them when it is reopened", async () => {
    const id = await place();
    await setStatus(id, "cancelled");
    await pay(id);
    expect(await db.$count(vouchers)).toBe(0);
    await setStatus(id, "processing");
    expect(await db.$count(vouchers)).toBe(1);
  });

  test("a use that is taken back after the order was cancelled leaves the voucher void", async () => {
    const { id, code } = await sell();
    await call(`POST /vouchers/${code}/use`);
    await setStatus(id, "cancelled");
    expect((await call(`POST /vouchers/${code}/undo`, { body: { reason: "x" } })).body.state).toBe("void");
  });
});

describe("finding", () => {
  test("by part of the code, by name, by order number and by state", async () => {
    const { id, code } = await sell();
    await db.update(orders).set({ customer_name: "Božena Čermáková" }).where(eq(orders.id, id));
    const other = await sell();
    await call(`POST /vouchers/${other.code}/use`);
    const found = async (query: string) => {
      const { body } = await call(`GET /vouchers?${query}`);
      return body.vouchers.map((voucher: { code: string }) => voucher.code);
    };
    expect(await found("")).toEqual([other.code, code]);
    expect(await found(`q=${code.slice(0, 7).toLowerCase()}`)).toEqual([code]);
    expect(await found(`q=${code.replaceAll("-", "").slice(2, 9)}`)).toEqual([code]);
    expect(await found(`q=${encodeURIComponent("Čermák")}`)).toEqual([code]);
    expect(await found(`q=${String(id).padStart(10, "0")}`)).toEqual([code]);
    expect(await found("state=used")).toEqual([other.code]);
    expect(await found("state=valid")).toEqual([code]);
    expect(await found("state=void")).toEqual([]);
    expect((await call("GET /vouchers?state=lost")).status).toBe(400);
    expect((await call("GET /vouchers?limit=1&page=2")).body.pagination).toEqual({
      page: 2,
      limit: 1,
      total: 2,
      totalPages: 2,
    });
  });

  test("a typing error and an unknown code are 404 and say which", async () => {
    const { code } = await sell();
    const wrong = code.slice(0, -1) + (code.endsWith("7") ? "8" : "7");
    expect(await call(`GET /vouchers/${wrong}`, { language: "cs" })).toMatchObject({
      status: 404,
      body: { message: "Tohle není kód poukazu. Zkontrolujte prosím, jestli v něm není překlep." },
    });
    await db.delete(vouchers);
    expect((await call(`GET /vouchers/${code}`)).body.message).toBe("There is no voucher with this code.");
  });

  test("an order's own vouchers stand on its page and come as PDF, by its key alone", async () => {
    const { id, codes } = await sell(2);
    const other = await sell(1);
    const [order] = await db.select().from(orders).where(eq(orders.id, id));
    if (!order) throw new Error("no order");
    const mine = orderPath(server.services.config, order).replace("/order/", "/orders/mine/");
    const { body } = await server.call(`GET ${mine}`, { language: "cs" });
    expect(body.vouchers).toMatchObject(
      codes.map((code) => ({ code, name: "Jízda drift taxi", state: "valid" })),
    );
    const document = (path: string) => server.app.inject({ url: `/api${path}` });
    const { statusCode, headers, rawPayload } = await document(`${mine}/vouchers/${codes[1]}`);
    expect([statusCode, headers["cache-control"]]).toEqual([200, "no-store"]);
    expect((await readPdf(rawPayload)).text).toContain(codes[1]);
    expect((await document(`${mine}/vouchers/${other.code}`)).statusCode).toBe(404);
    expect((await document(`${mine}x/vouchers/${codes[1]}`)).statusCode).toBe(404);
  });
});
