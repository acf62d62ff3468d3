import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import PostalMime, { type Email } from "postal-mime";
import { beforeEach, expect, test, vi } from "vitest";
import { users } from "#features/accounts/server/accounts.table.ts";
import { paymentMethods, shippingMethods } from "#features/methods/server/methods.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { settingText } from "#features/settings/server/setting-values.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { signedInAs } from "#testing/people/team.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { ADMIN, testServer } from "#testing/test-server.ts";

const server = await testServer({ PUBLIC_URL: "https://drift.example.cz" });
const { db } = server.services;
const outbox = join(server.folder, "outbox");
let shop: Awaited<ReturnType<typeof openShop>>;

beforeEach(async () => {
  shop = await openShop(server.services);
  await rm(outbox, { recursive: true, force: true });
  await mkdir(outbox);
});

const set = (key: string, value: string) =>
  db.update(settings).set({ value }).where(eq(settings.setting_key, key));
const place = (language: "cs" | "en", changes: object = {}) =>
  server.call("POST /orders", { language, body: { ...shop.payload, ...changes } });

/** The mails in the outbox folder by recipient, once there are `count`. */
async function delivered(count: number): Promise<Map<string, Email>> {
  const files = await vi.waitFor(
    async () => {
      const names = (await readdir(outbox)).filter((name) => name.endsWith(".eml"));
      expect(names).toHaveLength(count);
      return names;
    },
    { timeout: 60_000, interval: 100 },
  );
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return new Map(mails.map((mail) => [mail.to?.[0]?.address ?? "", mail]));
}

const plain = (text: string | undefined) => (text ?? "").replace(/\u00a0/g, " ");

test("the customer gets a confirmation in the order's language, the team a notice", async () => {
  await set("orders_email", "orders@team.example");
  await set("bank_account", "19-2000145399/0800");
  await set("bank_iban", "CZ6508000000192000145399");
  const { body } = await place("cs");
  const mails = await delivered(2);
  const mail = mails.get("zofie@example.cz");
  expect(mail?.subject).toContain(`Potvrzení objednávky ${body.order_number}`);
  expect(mail?.replyTo?.[0]?.address).toBe("orders@team.example");
  // From the team, not from this program (15.D).
  expect(mail?.from).toMatchObject({
    name: await settingText(db, "team_name", "cs"),
    address: "paddock@localhost",
  });
  for (const text of [plain(mail?.text), plain(mail?.html)]) {
    for (const part of [
      `Její číslo je ${body.order_number}.`,
      "1 × Jízda drift taxi",
      "3 × Sada samolepek",
      "449,70 Kč",
      "Doprava – Kurýr",
      "5 578,70 Kč",
      "19-2000145399/0800",
      // In groups of four, as one reads it (15.D).
      "CZ65 0800 0000 1920 0014 5399",
      "děkujeme za vaši objednávku",
      "Variabilní symbol",
      "Děčínská 1, 470 01 Česká Lípa",
      "obchodními podmínkami",
      "https://drift.example.cz/terms?lang=cs",
      `https://drift.example.cz/order/${body.orderId}/${body.access_key}?lang=cs`,
    ])
      expect(text).toContain(part);
  }
  const notice = mails.get("orders@team.example");
  expect(plain(notice?.subject)).toBe(`Nová objednávka ${body.order_number} – 5 578,70 Kč`);
  expect(notice?.replyTo?.[0]?.address).toBe("zofie@example.cz");
  expect(notice?.text).toContain("Žofie Šťastná");
  expect(notice?.text).toContain(`https://drift.example.cz/admin/orders/${body.orderId}?lang=cs`);
  await set("orders_email", "");
  await set("bank_account", "");
  await set("bank_iban", "");
});

test("an English order is confirmed in English; without orders_email the notice goes to contact_email", async () => {
  await db.update(paymentMethods).set({ names: { en: "Cash", cs: "Hotově" }, kind: "cash" });
  await place("en");
  const mails = await delivered(2);
  const text = plain(mails.get("zofie@example.cz")?.text);
  expect(text).toContain("1 × Drift taxi ride: CZK 5,000");
  expect(text).toContain("Shipping – Courier: CZK 129");
  expect(text).toContain("Cash");
  expect(text).not.toContain("Account number");
  expect(text).toContain("https://drift.example.cz/terms?lang=en");
  const names = mails.get("zofie@example.cz")?.attachments.map(({ filename }) => filename);
  expect(names).toEqual([
    expect.stringMatching(/^proforma-invoice-\d{10}\.pdf$/),
    "terms-and-conditions.pdf",
  ]);
  expect([...mails.keys()].sort()).toEqual([ADMIN.email, "zofie@example.cz"]);
  // All of the team's mail is in the team's language.
  const notice = plain(mails.get(ADMIN.email)?.text);
  for (const part of ["Jízda drift taxi", "Doprava – Kurýr", "Hotově", "5 578,70 Kč"])
    expect(notice).toContain(part);
  expect(notice).not.toMatch(/Courier|Cash|CZK/);
});

test("until the team has set its address, its notice goes to every owner and no answer goes anywhere else", async () => {
  await signedInAs(server, "owner", "second");
  await signedInAs(server, ["content", "messages"], "no-owner");
  await place("cs");
  const toOwners = await delivered(3);
  expect([...toOwners.keys()].sort()).toEqual([ADMIN.email, "second@team.example", "zofie@example.cz"]);
  expect(toOwners.get("zofie@example.cz")?.replyTo ?? []).toEqual([]);

  await rm(outbox, { recursive: true, force: true });
  await mkdir(outbox);
  await set("orders_email", "orders@team.cz");
  await place("cs");
  const own = await delivered(2);
  expect([...own.keys()].sort()).toEqual(["orders@team.cz", "zofie@example.cz"]);
  expect(own.get("zofie@example.cz")?.replyTo).toMatchObject([{ address: "orders@team.cz" }]);
  await set("orders_email", "");
  await db.update(users).set({ ended_at: new Date() }).where(eq(users.email, "second@team.example"));
});

test("what the customer typed is text in the HTML, never markup", async () => {
  const name = `<img src=x onerror=alert(1)>"&'`;
  await place("cs", { customer: { ...shop.payload.customer, name } });
  for (const mail of (await delivered(2)).values()) {
    expect(mail.html).not.toContain("<img");
    expect(mail.html).toContain("&lt;img src=x onerror=alert(1)&gt;&quot;&amp;&#39;");
    expect(mail.text).toContain(name);
  }
});

test("the confirmation and its terms say how long a voucher is valid, by the product's own months (15.16)", async () => {
  const ride = { is_voucher: true, voucher_months: 3, valid_until: "2099-03-31" };
  await db.update(products).set(ride).where(eq(products.id, "drift-taxi-1"));
  for (const [language, said, terms] of [
    ["cs", "Platí 3 měsíce od zaplacení.", "Poukaz platí 12 měsíců od zaplacení, pokud"],
    ["en", "It is valid for 3 months from payment.", "valid for 12 months from payment, unless"],
  ] as const) {
    await rm(outbox, { recursive: true, force: true });
    await mkdir(outbox);
    await place(language);
    const mail = (await delivered(2)).get("zofie@example.cz");
    expect(mail?.text).toContain(said);
    expect(mail?.html).toContain(said);
    const file = mail?.attachments.find(({ filename }) => /terms|podminky/.test(filename ?? ""));
    const { text } = await readPdf(new Uint8Array(file?.content as ArrayBuffer));
    expect(text).toContain(terms);
  }
});

test("a refused order sends nothing", async () => {
  const count = async () => (await server.services.open.executeSql("select 1 from mails")).rows.length;
  const before = await count();
  expect((await place("cs", { total: 1 })).status).toBe(409);
  expect(await count()).toBe(before);
});

test("shipping that costs nothing is free in the mails, and the team reads for which firm it is (15.D)", async () => {
  await set("orders_email", "orders@team.example");
  await db.update(shippingMethods).set({ price_halere: 0 });
  const customer = { ...shop.payload.customer, company_name: "Pneu s.r.o.", company_id: "27074358" };
  await place("en", { customer, total: 5449.7 });
  const mails = await delivered(2);
  const confirmation = plain(mails.get("zofie@example.cz")?.text);
  expect(confirmation).toMatch(/Shipping – Courier:? *free/);
  expect(confirmation).not.toContain("CZK 0\n");
  const notice = plain(mails.get("orders@team.example")?.text);
  expect(notice).toContain("Pneu s.r.o., Žofie Šťastná, Děčínská 1");
  expect(notice).toContain("zdarma");
  await set("orders_email", "");
});
