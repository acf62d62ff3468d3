// @module-tag both-databases
import { eq } from "drizzle-orm";
import { unzipSync } from "fflate";
import { beforeEach, describe, expect, test } from "vitest";
import { orders } from "#features/orders/server/orders.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { invoices } from "../invoices.table.ts";

const server = await testServer();
const { db } = server.services;
let shop: Awaited<ReturnType<typeof openShop>>;

beforeEach(async () => {
  shop = await openShop(server.services);
});

const set = (key: string, value: string) =>
  db.update(settings).set({ value }).where(eq(settings.setting_key, key));

async function place(name = "Žofie Šťastná"): Promise<number> {
  const body = { ...shop.payload, customer: { ...shop.payload.customer, name } };
  return (await server.call("POST /orders", { body, language: "cs" })).body.orderId;
}

async function setStatus(id: number, status: string): Promise<void> {
  const token = await server.signIn();
  await server.call(`PATCH /orders/admin/orders/${id}`, { token, body: { status } });
}

async function exported(what: string, from = "2026-10-01", to = "2026-10-31", language = "cs") {
  const token = await server.signIn();
  const { statusCode, headers, rawPayload } = await server.app.inject({
    url: `/api/orders/admin/export?what=${what}&from=${from}&to=${to}`,
    headers: { authorization: `Bearer ${token}`, "accept-language": language },
  });
  return { status: statusCode, headers, bytes: rawPayload };
}

/** The cells of a table without its mark. */
function cells(bytes: Uint8Array): string[][] {
  const text = Buffer.from(bytes).toString("utf8");
  expect(text.startsWith("\ufeff")).toBe(true);
  const rows = text.slice(1).split("\r\n").slice(0, -1);
  return rows.map((row) => row.split(";"));
}

/** October in Prague: from 30 September 22:00 UTC to 31 October 23:00 UTC. */
async function october() {
  await set("vat_rate", "21");
  server.setNow(new Date("2026-09-30T21:59:00Z"));
  const before = await place("Před");
  await setStatus(before, "done");
  server.setNow(new Date("2026-09-30T22:01:00Z"));
  const first = await place('=HYPERLINK("x")');
  await setStatus(first, "done");
  server.setNow(new Date("2026-10-31T22:59:00Z"));
  const last = await place("Poslední");
  await setStatus(last, "done");
  await setStatus(last, "cancelled");
  server.setNow(new Date("2026-10-31T23:01:00Z"));
  await setStatus(await place("Po"), "done");
  server.setNow(null);
  await set("vat_rate", "");
}

describe("a table", () => {
  test("opens in Czech Excel, and no text of a customer is a formula there", async () => {
    await october();
    const { headers, bytes } = await exported("orders");
    expect(headers["content-type"]).toBe("text/csv; charset=utf-8");
    const text = bytes.toString("utf8");
    expect(text).toContain(`"'=HYPERLINK(""x"")"`);
    expect(text).toContain("'+420 123 456 789");
    const rows = cells(bytes);
    expect(rows).toHaveLength(3);
    expect(rows[2]?.slice(1, 4)).toEqual(["2026-10-31", "Zrušeno", "Poslední"]);
    expect(rows[2]).toContain("5578,70");
  });

  test("is in English where it is asked for so, and has its head alone for a month without papers", async () => {
    const { bytes } = await exported("invoices", "2020-02-01", "2020-02-29", "en");
    expect(cells(bytes)).toHaveLength(1);
    expect(cells(bytes)[0]?.[1]).toBe("Type");
  });
});

test("an order that was deleted keeps its invoice in the export", async () => {
  server.setNow(new Date("2026-10-15T10:00:00Z"));
  const id = await place();
  await setStatus(id, "done");
  await db.update(orders).set({ hidden_at: new Date() }).where(eq(orders.id, id));
  server.setNow(null);
  expect(Object.keys(unzipSync((await exported("isdoc")).bytes))).toEqual(["isdoc/202600001.isdoc"]);
  expect(cells((await exported("orders")).bytes)).toHaveLength(1);
});

test("a year with more papers than are read at once comes whole", async () => {
  server.setNow(new Date("2026-10-15T10:00:00Z"));
  const id = await place();
  await setStatus(id, "done");
  server.setNow(null);
  const [paper] = await db.select().from(invoices);
  if (!paper) throw new Error("no invoice");
  const { id: _, ...copy } = paper;
  await db.insert(invoices).values(
    Array.from({ length: 250 }, (_, i) => ({
      ...copy,
      sequence: i + 2,
      number: `2026${String(i + 2).padStart(5, "0")}`,
      credited_at: new Date(),
    })),
  );
  expect(cells((await exported("invoices")).bytes)).toHaveLength(252);
});

test("a period that is none is 400, without a token 401", async () => {
  expect((await exported("orders", "2026-10-31", "2026-10-01")).status).toBe(400);
  expect((await exported("orders", "2026-02-30", "2026-10-01")).status).toBe(400);
  expect((await exported("secrets")).status).toBe(400);
  const path = "GET /orders/admin/export?what=orders&from=2026-10-01&to=2026-10-31";
  expect((await server.call(path)).status).toBe(401);
});
