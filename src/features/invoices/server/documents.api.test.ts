import { asc, desc, eq } from "drizzle-orm";
import type { Email } from "postal-mime";
import { afterAll, beforeEach, describe, expect, test, vi } from "vitest";
import { orders } from "#features/orders/server/orders.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import { isdocErrors } from "#testing/isdoc/validate-isdoc.ts";
import { startSmtpServer } from "#testing/outside/smtp-server.ts";
import { codeIn } from "#testing/read-code.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { invoices } from "./invoices.table.ts";

let smtp = await startSmtpServer();
afterAll(() => smtp.stop());
const server = await testServer({ SMTP_URL: smtp.url, MAIL_FROM: "Drift Team <team@example.cz>" });
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeEach(async () => {
  shop = await openShop(server.services);
  smtp.received.length = 0;
});

const set = (key: string, value: string) =>
  db.update(settings).set({ value }).where(eq(settings.setting_key, key));

async function place(customer: object = {}): Promise<number> {
  const body = { ...shop.payload, customer: { ...shop.payload.customer, ...customer } };
  return (await server.call("POST /orders", { body, language: "cs" })).body.orderId;
}

async function status(id: number, value: string): Promise<number> {
  const token = await server.signIn();
  return (await server.call(`PATCH /orders/admin/orders/${id}`, { token, body: { status: value } })).status;
}

async function pay(id: number): Promise<void> {
  const token = await server.signIn();
  const { status } = await server.call(`POST /orders/admin/orders/${id}/paid`, {
    token,
    body: { how: "bank" },
  });
  expect(status).toBe(200);
}

async function get(path: string) {
  const token = await server.signIn();
  const { statusCode, headers, rawPayload } = await server.app.inject({
    url: `/api/orders/admin/orders/${path}`,
    headers: { authorization: `Bearer ${token}` },
  });
  return { status: statusCode, headers, bytes: rawPayload };
}

const issued = async () =>
  (await db.select().from(invoices).orderBy(asc(invoices.id))).map(({ kind, number }) => [kind, number]);

/** The mail whose subject has this text, as the mail server got it. */
async function mailAbout(subject: string): Promise<Email> {
  const found = () => smtp.received.find((mail) => mail.subject?.includes(subject));
  await vi.waitFor(() => expect(found()).toBeDefined(), { timeout: 60_000, interval: 100 });
  return found() as Email;
}

const file = (mail: Email, name: RegExp) => {
  const found = mail.attachments.find(({ filename }) => name.test(filename ?? ""));
  return Buffer.from(found?.content as ArrayBuffer);
};

describe("a paid order", () => {
  test("has its invoice issued and mailed once, in the mail that confirms the payment", async () => {
    const id = await place();
    await pay(id);
    await status(id, "completed");
    await status(id, "done");
    await pay(id);
    expect(await issued()).toEqual([["final", `${new Date().getFullYear()}00001`]]);
    const mail = await mailAbout("jsme přijali");
    expect(mail.text).toContain(`V příloze najdete fakturu ${new Date().getFullYear()}00001.`);
    const { text, files } = await readPdf(file(mail, /^faktura-\d+-isdoc\.pdf$/));
    for (const part of [
      "Faktura",
      "Žofie Šťastná",
      "Již zaplaceno",
      "Zbývá uhradit 0,00 Kč",
      "Zaplaceno. Už prosím neplaťte.",
    ])
      expect(text).toContain(part);
    expect(await isdocErrors(files["invoice.isdoc"] ?? "")).toEqual([]);
    expect(files["invoice.isdoc"]).toContain("<PayableAmount>0.00</PayableAmount>");
    expect((await db.select().from(mails)).map(({ kind }) => kind)).not.toContain("invoice");
  });

  test("whose invoice was looked at before still gets it by mail, with the same number", async () => {
    const id = await place();
    await get(`${id}/invoice?type=final`);
    expect(await db.select().from(mails).where(eq(mails.kind, "invoice"))).toHaveLength(0);
    await status(id, "completed");
    expect(await issued()).toHaveLength(1);
    expect((await mailAbout("Faktura")).text).not.toContain("Faktura je zaplacená");
    await pay(id);
    expect((await mailAbout("jsme přijali")).attachments).toEqual([]);
  });
});

describe("a cancelled order", () => {
  test("that was invoiced gets a credit note of its own series, in negative amounts, by mail", async () => {
    await set("vat_rate", "21");
    await set("company_name", "Driftový tým s.r.o.");
    const id = await place({ address: "Hlavná 5, Bratislava, 811 01, Slovensko" });
    await pay(id);
    expect(await status(id, "cancelled")).toBe(200);
    expect(await status(id, "cancelled")).toBe(200);
    const year = new Date().getFullYear();
    expect(await issued()).toEqual([
      ["final", `${year}00001`],
      ["credit", `D${year}00001`],
    ]);
    const mail = await mailAbout("Dobropis");
    expect(mail.text).toContain(`ruší fakturu ${year}00001`);
    const { text, files } = await readPdf(file(mail, /^dobropis-D\d+-isdoc\.pdf$/));
    for (const part of [
      "Dobropis – opravný daňový doklad",
      `K faktuře číslo ${year}00001`,
      "zrušení objednávky",
      "\u22125 578,70 Kč",
      "\u22124 610,50 Kč",
      "\u2212968,20 Kč",
    ])
      expect(text).toContain(part);
    const xml = files["invoice.isdoc"] ?? "";
    expect(await isdocErrors(xml)).toEqual([]);
    expect(xml).toContain("<DocumentType>2</DocumentType>");
    // The customer's country by the address as the order holds it; the seller's is the shop's.
    expect(xml.replace(/\s+</g, "<")).toContain(
      "<PostalZone>811 01</PostalZone><Country><IdentificationCode>SK</IdentificationCode><Name>Slovensko</Name>",
    );
    expect(xml.match(/<IdentificationCode>\w+/g)).toEqual([
      "<IdentificationCode>CZ",
      "<IdentificationCode>SK",
    ]);
    expect(xml).toContain("<PayableAmount>5578.70</PayableAmount>");
    await set("vat_rate", "");
    await set("company_name", "");
    const again = await get(`${id}/invoice?type=credit`);
    expect((await readPdf(again.bytes)).text).toBe(text);
  });

  test("without an invoice gets no paper, and can't get one by looking", async () => {
    const id = await place();
    await status(id, "cancelled");
    expect(await issued()).toEqual([]);
    expect((await get(`${id}/invoice?type=final`)).status).toBe(409);
    expect((await get(`${id}/invoice?type=credit`)).status).toBe(404);
    expect((await get(`${id}/isdoc?type=credit`)).status).toBe(404);
    expect(await issued()).toEqual([]);
  });

  test("that is taken up again gets a new invoice, and its papers stay to be seen", async () => {
    const id = await place();
    await status(id, "done");
    await status(id, "cancelled");
    await status(id, "done");
    await status(id, "cancelled");
    const year = new Date().getFullYear();
    expect((await issued()).map(([, number]) => number)).toEqual([
      `${year}00001`,
      `D${year}00001`,
      `${year}00002`,
      `D${year}00002`,
    ]);
    const token = await server.signIn();
    const { body } = await server.call(`GET /orders/admin/orders/${id}`, { token });
    expect(body.papers.map(({ type, number }: { type: string; number: string }) => [type, number])).toEqual(
      await issued(),
    );
    const first = await get(`${id}/invoice?type=final&number=${year}00001`);
    expect((await readPdf(first.bytes)).text).toContain(`${year}00001`);
    const other = await place();
    expect((await get(`${other}/invoice?type=final&number=${year}00001`)).status).toBe(404);
  });
});

test("the ISDOC of an invoice is valid, names the firm that bought, and is the file inside the PDF", async () => {
  await set("company_name", 'Pneu & <Ráfky> "s.r.o."');
  await set("company_id", "27074358");
  await set("vat_rate", "12,5");
  await set("bank_account", "19-2000145399/0800");
  const id = await place({ name: "O'Brien ' & < > ]]>" });
  const { status, headers, bytes } = await get(`${id}/isdoc?type=final`);
  expect(status).toBe(200);
  expect(headers["content-disposition"]).toMatch(/^attachment; filename="faktura-\d{9}\.isdoc"$/);
  const xml = bytes.toString("utf8");
  expect(await isdocErrors(xml)).toEqual([]);
  expect(xml).toContain("Pneu &amp; &lt;Ráfky&gt;");
  const pdf = await readPdf((await get(`${id}/invoice?type=final`)).bytes);
  expect(pdf.files["invoice.isdoc"]).toBe(xml);
  expect(pdf.text).toContain("12,5");
  expect(pdf.text).not.toContain("12.5");
  for (const key of ["company_name", "company_id", "vat_rate", "bank_account"]) await set(key, "");
});

test("papers issued at once on both sides of the new year leave no gap in any series", {
  tags: "both-databases",
}, async () => {
  const [a, b, c] = [await place(), await place(), await place()];
  server.setNow(new Date("2026-12-31T22:59:59Z"));
  await Promise.all([status(a as number, "done"), status(b as number, "done")]);
  server.setNow(new Date("2026-12-31T23:00:00Z"));
  await Promise.all([status(a as number, "cancelled"), status(c as number, "done")]);
  server.setNow(null);
  expect((await issued()).map(([, number]) => number).sort()).toEqual([
    "202600001",
    "202600002",
    "202700001",
    "D202700001",
  ]);
});

test("a mail that waited for its server brings the papers as they were when it was queued", async () => {
  await set("company_name", "První s.r.o.");
  // What earlier tests queued must be out: a server that stops in the middle of a mail is another story.
  await expect.poll(() => db.$count(mails, eq(mails.state, "queued"))).toBe(0);
  await smtp.stop();
  const id = await place();
  const waiting = async () =>
    (await db.select().from(mails).where(eq(mails.kind, "order-confirmation")).orderBy(desc(mails.id)))[0];
  await expect.poll(waiting).toMatchObject({
    state: "queued",
    lastError: expect.stringContaining("ECONNREFUSED"),
  });
  await set("company_name", "Druhá s.r.o.");
  await db.update(orders).set({ customer_name: "Někdo jiný" }).where(eq(orders.id, id));
  smtp = await startSmtpServer(smtp.port);
  await server.services.mailer.sendMail((await waiting())?.id as number);
  const mail = await mailAbout("Potvrzení objednávky");
  const { text } = await readPdf(file(mail, /^zalohova-faktura-/));
  expect(text).toContain("První s.r.o.");
  expect(text).toContain("Žofie Šťastná");
  const terms = await readPdf(file(mail, /^obchodni-podminky\.pdf$/));
  expect(terms.text).toContain("Prodávající: První s.r.o.");
  expect(terms.text).toContain("Vrácení do 14 dnů");
  await set("company_name", "");
});

test("the confirmation shows the QR code of the payment, which says what the proforma's says", async () => {
  await set("bank_iban", "CZ65 0800 0000 1920 0014 5399");
  const id = await place();
  const mail = await mailAbout("Potvrzení objednávky");
  const picture = mail.attachments.find(({ mimeType }) => mimeType === "image/png");
  expect(picture).toMatchObject({ disposition: "inline", contentId: "<payment-code>" });
  expect(mail.html).toContain('src="cid:payment-code"');
  const code = await codeIn(Buffer.from(picture?.content as ArrayBuffer));
  const symbol = String(id).padStart(10, "0");
  expect(code).toMatch(
    new RegExp(`^SPD\\*1\\.0\\*ACC:CZ6508000000192000145399\\*AM:5578\\.70\\*CC:CZK\\*X-VS:${symbol}\\*`),
  );
  expect(await (await readPdf(file(mail, /^zalohova-faktura-/))).code()).toBe(code);
  await set("bank_iban", "");
});
