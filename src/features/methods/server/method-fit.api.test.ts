import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { MIGRATIONS } from "#app/services.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { openShop } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { storeBuiltInMethods } from "./built-in-methods.ts";
import { paymentMethods, shippingMethods } from "./methods.table.ts";

const server = await testServer();
const { db } = server.services;
const token = await server.signIn();
let shop: Awaited<ReturnType<typeof openShop>>;

const both = (name: string) => ({ translations: { en: { name }, cs: { name } } });
const call = (name: string, body: object) => server.call(name, { token, body, language: "en" });
async function shipping(fields: object): Promise<number> {
  const { status, body } = await call("POST /orders/shipping-methods", {
    ...both("Way"),
    price: 0,
    ...fields,
  });
  expect(status, JSON.stringify(body)).toBe(201);
  return body.id;
}

beforeEach(async () => {
  shop = await openShop(server.services);
  const ride = { is_voucher: true, voucher_months: 6, category: "experience" as const };
  await db.update(products).set(ride).where(eq(products.id, "drift-taxi-1"));
  await db.update(products).set({ category: "merchandise" }).where(eq(products.id, "sticker-set"));
});

const RIDE = { id: "drift-taxi-1", quantity: 1, price: 5000 };
const STICKERS = { id: "sticker-set", quantity: 1, price: 149.9 };
interface Wish {
  items: { price: number }[];
  shipping_method: number;
  payment_method?: number;
  customer?: object;
}
/** `201`, or the field and the words of the refusal. */
async function ordered({ customer, ...wish }: Wish, language: "en" | "cs" = "en") {
  const total = wish.items.reduce((sum, { price }) => sum + price, 0);
  const body = { ...shop.payload, ...wish, customer: { ...shop.payload.customer, ...customer }, total };
  const answer = await server.call("POST /orders", { body, language });
  return answer.status === 201 ? 201 : answer.body.errors;
}

describe("a way of shipping carries what the team says (15.18)", () => {
  test("goods do not go by e-mail, also beside a voucher; a voucher does", async () => {
    const byMail = await shipping({ for_goods: false });
    for (const items of [[STICKERS], [RIDE, STICKERS]])
      expect(await ordered({ items, shipping_method: byMail })).toEqual([
        { path: "shipping_method", message: expect.stringContaining("can’t be sent this way") },
      ]);
    expect(await ordered({ items: [STICKERS], shipping_method: byMail }, "cs")).toEqual([
      {
        path: "shipping_method",
        message: "Touto dopravou vaši objednávku poslat nejde. Vyberte prosím jinou.",
      },
    ]);
    expect(await db.$count(orders)).toBe(0);
    expect(await ordered({ items: [RIDE], shipping_method: byMail })).toBe(201);
  });

  test("a voucher alone is no parcel; with goods it is", async () => {
    const courier = await shipping({ for_services: false });
    expect(await ordered({ items: [RIDE], shipping_method: courier }, "cs")).toEqual([
      { path: "shipping_method", message: expect.stringContaining("není nic, co by se posílalo") },
    ]);
    expect(await ordered({ items: [RIDE, STICKERS], shipping_method: courier })).toBe(201);
  });

  test("a courier within the country does not go to London, however that is written; a pickup is for all", async () => {
    const courier = await shipping({ countries: ["CZ", "SK"] });
    const pickup = await shipping({});
    for (const customer of [
      { address: "10 Downing Street, London, SW1A 2AA" },
      { address: "10 Downing Street, London, SW1A 2AA", country: "CZ" },
      { address: "10 Downing Street, London, United Kingdom" },
      { address: "1 High Street, London, 12345", country: "GB" },
    ]) {
      expect(await ordered({ items: [STICKERS], shipping_method: courier, customer })).toEqual([
        {
          path: "shipping_method",
          message: expect.stringContaining("the country you chose (United Kingdom)"),
        },
      ]);
      expect(await ordered({ items: [STICKERS], shipping_method: pickup, customer })).toBe(201);
    }
    const bratislava = { address: "Hlavná 5, Bratislava, 811 01", country: "SK" };
    expect(await ordered({ items: [STICKERS], shipping_method: courier, customer: bratislava }, "cs")).toBe(
      201,
    );
    const addresses = (await db.select().from(orders).orderBy(orders.id)).map((one) => one.customer_address);
    expect(addresses.at(-1)).toBe("Hlavná 5, Bratislava, 811 01, Slovensko");
    expect(addresses[3]).toBe("1 High Street, London, 12345, United Kingdom");
    expect(addresses[0]).toBe("10 Downing Street, London, SW1A 2AA");
  });

  test("an unknown country is refused", async () => {
    const errors = await ordered({
      items: [RIDE],
      shipping_method: shop.shippingId,
      customer: { country: "XX" },
    });
    expect(errors).toEqual([{ path: "customer.country", message: "Please choose a country from the list." }]);
  });

  test("one that carries nothing, or goes nowhere that is known, is not saved", async () => {
    const nothing = { ...both("Way"), price: 0, for_goods: false, for_services: false };
    expect(await call("POST /orders/shipping-methods", nothing)).toMatchObject({
      status: 422,
      body: {
        errors: [{ path: "for_goods", message: "Say what it carries: goods, or vouchers and courses." }],
      },
    });
    const nowhere = { ...both("Way"), price: 0, countries: ["Atlantis"] };
    expect((await call("POST /orders/shipping-methods", nowhere)).status).toBe(422);
  });
});

describe("a way of paying goes with the shipping that the team says (15.18)", () => {
  test("cash at pickup goes with the pickup only", async () => {
    const pickup = await shipping({});
    const courier = await shipping({});
    const cash = await call("POST /orders/payment-methods", {
      ...both("Cash"),
      kind: "cash",
      shipping_methods: [pickup],
    });
    expect(cash.body).toMatchObject({ shipping_methods: [pickup] });
    const wish = { items: [STICKERS], payment_method: cash.body.id };
    expect(await ordered({ ...wish, shipping_method: courier })).toEqual([
      {
        path: "payment_method",
        message: expect.stringContaining("isn’t available with the shipping you chose"),
      },
    ]);
    expect(await ordered({ ...wish, shipping_method: courier }, "cs")).toEqual([
      {
        path: "payment_method",
        message: expect.stringContaining("S dopravou, kterou jste vybrali, takto zaplatit nejde"),
      },
    ]);
    expect(await ordered({ ...wish, shipping_method: pickup })).toBe(201);
    // The pickup is deleted: cash does not go with everything because of that.
    await server.call(`DELETE /orders/shipping-methods/${pickup}`, { token });
    expect(await ordered({ ...wish, shipping_method: courier })).toMatchObject([{ path: "payment_method" }]);
  });
});

test("the methods of the first start say what they carry (15.18)", async () => {
  await db.delete(shippingMethods);
  await db.transaction(storeBuiltInMethods);
  const { body } = await server.call("GET /orders/shipping-methods", { language: "en" });
  expect(body).toMatchObject([
    {
      name: "Electronically (vouchers and courses)",
      price: 0,
      for_goods: false,
      for_services: true,
      countries: [],
    },
    { name: "Pick-up in person", price: 0, for_goods: true, for_services: true, countries: [] },
    { name: "Czech Post", price: 129, for_goods: true, for_services: false, countries: ["CZ"] },
  ]);
});

describe("methods of an existing shop are told by their names (15.18)", () => {
  const way = (en: string, cs: string) => ({ names: { en, cs }, price_halere: 0 });
  async function migrated(...ways: ReturnType<typeof way>[]) {
    await db.delete(shippingMethods);
    await db.delete(paymentMethods);
    await db.insert(shippingMethods).values(ways);
    const kinds = [
      { names: { en: "Cash at pick-up", cs: "Hotově při převzetí" }, kind: "cash" as const },
      { names: { en: "Cash on delivery", cs: "Dobírka" }, kind: "cash" as const },
      { names: { en: "Bank transfer", cs: "Převodem" }, kind: "bank" as const },
    ];
    await db.insert(paymentMethods).values(kinds);
    const name = (await readdir(MIGRATIONS)).find((one) => one.endsWith("_what-methods-carry.sql")) ?? "";
    const file = await readFile(join(MIGRATIONS, name), "utf8");
    for (const statement of file.split("--> statement-breakpoint"))
      if (statement.includes("UPDATE")) await db.execute(sql.raw(statement));
    const shippings = await db.select().from(shippingMethods).orderBy(shippingMethods.id);
    const payments = await db.select().from(paymentMethods).orderBy(paymentMethods.id);
    return {
      shipping: shippings.map((one) => [one.names.en, one.for_goods, one.for_services, one.countries]),
      payment: payments.map((one) => [
        one.names.en,
        one.shipping_methods.map((id) => shippings.find((s) => s.id === id)?.names.en),
      ]),
    };
  }

  test("with a way for vouchers, parcels are for goods and stay in the country; cash at pick-up goes with pick-up", async () => {
    expect(
      await migrated(
        way("By e-mail (vouchers and courses)", "E-mailem (poukazy a kurzy)"),
        way("Parcel to a pick-up point", "Balík na výdejní místo"),
        way("Courier across Europe", "Kurýr po Evropě"),
        way("Pick-up at the workshop in Česká Lípa", "Osobní odběr v dílně v České Lípě"),
      ),
    ).toEqual({
      shipping: [
        ["By e-mail (vouchers and courses)", false, true, []],
        ["Parcel to a pick-up point", true, false, ["CZ"]],
        ["Courier across Europe", true, false, []],
        ["Pick-up at the workshop in Česká Lípa", true, true, []],
      ],
      payment: [
        ["Cash at pick-up", ["Pick-up at the workshop in Česká Lípa"]],
        ["Cash on delivery", []],
        ["Bank transfer", []],
      ],
    });
  });

  test("without one, nobody is left without a way", async () => {
    const { shipping, payment } = await migrated(way("Czech Post", "Česká pošta"));
    expect(shipping).toEqual([["Czech Post", true, true, ["CZ"]]]);
    expect(payment[0]).toEqual(["Cash at pick-up", []]);
  });
});
