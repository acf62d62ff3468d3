import { mkdir, readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import PostalMime, { type Email } from "postal-mime";
import { beforeEach, expect, test, vi } from "vitest";
import { settings } from "#features/settings/server/settings.table.ts";
import { testServer } from "#testing/test-server.ts";
import { paymentMethods } from "./orders.table.ts";
import { openShop } from "./orders-test-data.ts";

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
    { timeout: 20_000, interval: 100 },
  );
  const mails = await Promise.all(
    files.map(async (name) => PostalMime.parse(await readFile(join(outbox, name)))),
  );
  return new Map(mails.map((mail) => [mail.to?.[0]?.address ?? "", mail]));
}

const plain = (text: string | undefined) => (text ?? "").replace(/\u00a0/g, " ");

test("the customer gets a confirmation in the order's language, the team a notice", async () => {
  await set("orders_email", "orders@team.example");
  await set("bank_account", "2000145399/0800");
  const { body } = await place("cs");
  const mails = await delivered(2);
  const mail = mails.get("zofie@example.cz");
  expect(mail?.subject).toContain(`Potvrzení objednávky ${body.order_number}`);
  expect(mail?.replyTo?.[0]?.address).toBe("orders@team.example");
  for (const text of [plain(mail?.text), plain(mail?.html)]) {
    for (const part of [
      `Její číslo je ${body.order_number}.`,
      "1 × Jízda drift taxi",
      "3 × Sada samolepek",
      "449,70 Kč",
      "Doprava (Kurýr)",
      "5 578,70 Kč",
      "2000145399/0800",
      "Variabilní symbol",
      "Děčínská 1, Česká Lípa, 470 01",
      "obchodními podmínkami",
      "https://drift.example.cz/terms",
    ])
      expect(text).toContain(part);
  }
  const notice = mails.get("orders@team.example");
  expect(plain(notice?.subject)).toBe(`Nová objednávka ${body.order_number} – 5 578,70 Kč`);
  expect(notice?.replyTo?.[0]?.address).toBe("zofie@example.cz");
  expect(notice?.text).toContain("Žofie Šťastná");
  await set("orders_email", "");
  await set("bank_account", "");
});

test("an English order is confirmed in English; without orders_email the notice goes to contact_email", async () => {
  await db.update(paymentMethods).set({ names: { en: "Cash", cs: "Hotově" }, kind: "cash" });
  await place("en");
  const mails = await delivered(2);
  const text = plain(mails.get("zofie@example.cz")?.text);
  expect(text).toContain("1 × Drift taxi ride: CZK 5,000");
  expect(text).toContain("Shipping (Courier): CZK 129");
  expect(text).toContain("Cash");
  expect(text).not.toContain("Account number");
  const names = mails.get("zofie@example.cz")?.attachments.map(({ filename }) => filename);
  expect(names).toEqual([expect.stringMatching(/^proforma-\d{10}\.pdf$/), "terms-and-conditions.pdf"]);
  expect([...mails.keys()].sort()).toEqual(["info@example.com", "zofie@example.cz"]);
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

test("a refused order sends nothing", async () => {
  const count = async () => (await server.services.open.executeSql("select 1 from mails")).rows.length;
  const before = await count();
  expect((await place("cs", { total: 1 })).status).toBe(409);
  expect(await count()).toBe(before);
});
