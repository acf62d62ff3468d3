import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { expect, test } from "vitest";
import { settings } from "#features/settings/server/settings.table.ts";
import { isdocErrors } from "#testing/isdoc/validate-isdoc.ts";
import { readPdf } from "#testing/read-pdf.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import type { ShownSheet } from "../accounting.contract.ts";

const server = await testServer({ DEMO: "off" });
const shop = await openShop(server.services);
const set = (key: string, value: string) =>
  server.services.db.update(settings).set({ value }).where(eq(settings.setting_key, key));

async function place(name: string): Promise<number> {
  const body = { ...shop.payload, customer: { ...shop.payload.customer, name } };
  return (await server.call("POST /orders", { body, language: "cs" })).body.orderId;
}

async function setStatus(id: number, status: string): Promise<void> {
  const token = await server.signIn();
  await server.call(`PATCH /orders/admin/orders/${id}`, { token, body: { status } });
}

/** October in Prague: from 30 September 22:00 UTC to 31 October 23:00 UTC. */
await set("vat_rate", "21");
await set("company_name", "Drift Team s.r.o.");
server.setNow(new Date("2026-09-30T21:59:00Z"));
const before = await place("Před");
await setStatus(before, "done");
server.setNow(new Date("2026-09-30T22:01:00Z"));
await setStatus(await place("První"), "done");
server.setNow(new Date("2026-10-12T10:00:00Z"));
await server.call(`POST /orders/admin/orders/${before}/paid`, {
  token: await server.signIn(),
  body: { how: "cash" },
});
server.setNow(new Date("2026-10-31T22:59:00Z"));
const last = await place("Poslední");
await setStatus(last, "done");
await setStatus(last, "cancelled");
server.setNow(new Date("2026-10-31T23:01:00Z"));
await setStatus(await place("Po"), "done");
server.setNow(new Date("2026-11-02T10:00:00Z"));

async function file(as: string, month = "2026-10", language = "cs") {
  const { statusCode, headers, rawPayload } = await server.app.inject({
    url: `/api/accounting/month/file?month=${month}&as=${as}`,
    headers: { authorization: `Bearer ${await server.signIn()}`, "accept-language": language },
  });
  return { status: statusCode, headers, bytes: rawPayload };
}

/** The cells of a table without its mark. */
function cells(bytes: Uint8Array): string[][] {
  const text = Buffer.from(bytes).toString("utf8");
  expect(text.startsWith("\ufeff")).toBe(true);
  return text
    .slice(1)
    .split("\r\n")
    .slice(0, -1)
    .map((row) => row.split(";"));
}

test("a month in one zip: the sheet, tables, Pohoda's file, every paper as PDF and as ISDOC, and nothing of another month", async () => {
  const { status, headers, bytes } = await file("zip");
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    "content-type": "application/zip",
    "content-disposition": 'attachment; filename="accounting-2026-10.zip"',
  });
  const files = unzipSync(bytes);
  expect(Object.keys(files).sort()).toEqual([
    "doklady.csv",
    "isdoc/202600002.isdoc",
    "isdoc/202600003.isdoc",
    "isdoc/D202600001.isdoc",
    "mesicni-prehled-2026-10.csv",
    "mesicni-prehled-2026-10.pdf",
    "objednavky.csv",
    "pdf/dobropis-D202600001-isdoc.pdf",
    "pdf/faktura-202600002-isdoc.pdf",
    "pdf/faktura-202600003-isdoc.pdf",
    "pohoda.xml",
  ]);
  for (const number of ["202600002", "D202600001"])
    expect(await isdocErrors(Buffer.from(files[`isdoc/${number}.isdoc`] ?? "").toString())).toEqual([]);
  const pdf = await readPdf(files["pdf/dobropis-D202600001-isdoc.pdf"] as Uint8Array);
  expect(pdf.text).toContain("Poslední");
  const rows = cells(files["doklady.csv"] as Uint8Array);
  expect(rows.slice(1).map((row) => [row[0], row[1], row[2], ...row.slice(12, 16)])).toEqual([
    ["202600002", "Faktura", "2026-10-01", "4610,50", "21", "968,20", "5578,70"],
    ["202600003", "Faktura", "2026-10-31", "4610,50", "21", "968,20", "5578,70"],
    ["D202600001", "Dobropis", "2026-10-31", "-4610,50", "21", "-968,20", "-5578,70"],
  ]);
});

test("the sheet agrees with the month's papers, on the screen, as a table and as PDF", async () => {
  const token = await server.signIn();
  const { body } = await server.call("GET /accounting/month?month=2026-10", { token, language: "en" });
  const found = Object.fromEntries(
    (body as ShownSheet).sections.map(({ title, rows }) => [
      title,
      rows.map(({ label, count, amounts }) => [label, count, ...amounts]),
    ]),
  );
  expect(found).toEqual({
    "Orders placed in the month": [
      ["All", 2, 11_157.4],
      ["Of which since cancelled", 1, 5_578.7],
    ],
    "Payments received": [
      ["Cash: recorded by the team", 1, 5_579],
      ["Total", 1, 5_579],
    ],
    Refunds: [["Total", 0, 0]],
    "Documents issued in the month": [
      ["Invoices", 2, 11_157.4],
      ["Credit notes", 1, -5_578.7],
      ["Total", 3, 5_578.7],
    ],
    "VAT of these documents by rate": [["21%", null, 4_610.5, 968.2, 5_578.7]],
    "Customers’ money against documents": [
      ["At the beginning of the month", null, -5_578.7],
      ["Payments received", null, 5_579],
      ["Refunds", null, 0],
      ["Rounding of cash to whole crowns", null, -0.3],
      ["Documents issued", null, -5_578.7],
      ["At the end of the month", null, -5_578.7],
      ["Of which paid in excess of documents", null, 0],
      ["Of which invoiced and not paid", null, -5_578.7],
    ],
    "Orders not settled at the end of the month": [[`Order ${"2".padStart(10, "0")}`, null, -5_578.7]],
  });
  const table = cells((await file("csv")).bytes);
  expect(table[0]).toEqual(["Oddíl", "Položka", "Počet", "Bez DPH", "DPH", "Kč"]);
  expect(table).toContainEqual([
    "DPH těchto dokladů podle sazeb",
    "21 %",
    "",
    "4610,50",
    "968,20",
    "5578,70",
  ]);
  const { headers, bytes } = await file("pdf");
  expect(headers["content-type"]).toBe("application/pdf");
  const pdf = await readPdf(bytes);
  expect(pdf.text).toContain("Měsíční přehled: říjen 2026");
  expect(pdf.text).toContain("Drift Team s.r.o.");
});

test("a month without anything has an empty sheet and a zip without papers", async () => {
  const files = unzipSync((await file("zip", "2020-02", "en")).bytes);
  expect(Object.keys(files).sort()).toEqual([
    ...["documents.csv", "monthly-summary-2020-02.csv", "monthly-summary-2020-02.pdf", "orders.csv"],
  ]);
});

test("a month that is none is 400, without a token 401", async () => {
  expect((await file("pdf", "2026-13")).status).toBe(400);
  expect((await file("xlsx")).status).toBe(400);
  expect((await server.call("GET /accounting/month?month=2026-10")).status).toBe(401);
});
