import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { products } from "#features/products/server/products.table.ts";
import { PDFBOX_JARS, pdfaErrors } from "#testing/pdfa/pdfa-faults.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";

test("every kind of paper says that it is PDF/A-3, and is where PDFBox's validator is there to ask", async () => {
  const server = await testServer();
  const { db } = server.services;
  const token = await server.signIn();
  const { payload } = await openShop(server.services);
  await db.update(products).set({ is_voucher: true }).where(eq(products.id, "drift-taxi-1"));
  const [ride] = await db.select().from(products).where(eq(products.id, "drift-taxi-1"));
  if (!ride) throw new Error("no ride");
  const { id: _, slug: __, ...value } = ride;
  await db
    .insert(products)
    .values({ ...value, id: "value", slug: "value", is_value: true, price_halere: 100_000 });
  const call = (name: string, body?: object) => server.call(name, { token, language: "cs", body });
  const documents: Record<string, Uint8Array> = {};
  const take = async (name: string, url: string, more: object = {}) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await server.app.inject({ url: `/api${url}`, headers, ...more });
    expect(answer.headers["content-type"], answer.body.slice(0, 200)).toBe("application/pdf");
    documents[`${name}.pdf`] = answer.rawPayload;
  };
  const { orderId, access_key } = (await call("POST /orders", payload)).body;
  const mine = `/orders/mine/${orderId}/${access_key}`;
  const path = `/orders/admin/orders/${orderId}`;
  await take("proforma", `${mine}/papers/proforma`);
  await call(`POST ${path}/paid`, { how: "cash" });
  await take("invoice", `${mine}/papers/final`);
  expect((await call(`POST ${path}/receipt`, { way: "cash" })).status).toBe(200);
  await take("receipt", `${path}/receipt/pdf`);
  for (const design of ["night", "smoke"])
    await take(`voucher-${design}`, "/vouchers/preview", {
      method: "POST",
      payload: {
        product: "drift-taxi-1",
        gift: { recipient: "Jana", dedication: "Veselé Vánoce!", design },
      },
    });
  await call("POST /discount-codes", { code: "LETO", kind: "percent", percent: 10 });
  const { vouchers: given } = (
    await call("POST /vouchers", {
      product: "value",
      quantity: 1,
      name: "Jana",
      language: "cs",
      reason: "x",
      valid_until: "2030-01-01",
    })
  ).body;
  const reduced = { ...payload, discount_code: "leto", codes: [given[0].code], total: 5033.73 };
  const { body: other } = await call("POST /orders", reduced);
  await call(`POST /orders/admin/orders/${other.orderId}/paid`, { how: "bank" });
  await take("invoice-code-voucher", `/orders/mine/${other.orderId}/${other.access_key}/papers/final`);
  await take("voucher-value", `/vouchers/${given[0].code}/pdf`);
  await call(`PATCH ${path}`, { status: "cancelled" });
  await take("credit-note", `${mine}/papers/credit`);
  await take("terms", "/pages/shown/terms/pdf?language=cs");
  await take("month", `/accounting/month/file?month=${new Date().toISOString().slice(0, 7)}&as=pdf`);
  for (const [name, bytes] of Object.entries(documents))
    expect(Buffer.from(bytes).toString("latin1"), name).toContain("<pdfaid:part>3</pdfaid:part>");
  if (PDFBOX_JARS) expect(await pdfaErrors(documents)).toEqual([]);
});
