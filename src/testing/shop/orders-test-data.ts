import { eq } from "drizzle-orm";
import { idempotencyKeys } from "#features/checkout/server/idempotency.table.ts";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { paymentMethods, shippingMethods } from "#features/methods/server/methods.table.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { DEMO_SELLER } from "#features/payments/demo-seller.ts";
import { productPhotos, products } from "#features/products/server/products.table.ts";
import { receipts } from "#features/receipts/server/receipts.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { rateLimitHits } from "#kit/server/rate-limit/rate-limit.table.ts";

/** A shop with two products, and a payload that buys from it. Prices in haléře: 5,000.00 and 149.90 CZK. */
export async function openShop({ db }: Pick<Services, "db">) {
  await db.delete(idempotencyKeys);
  await db.delete(invoices);
  await db.delete(receipts);
  await db.delete(orders);
  await db.delete(rateLimitHits);
  await db.delete(productPhotos);
  await db.delete(products);
  await db.delete(shippingMethods);
  await db.delete(paymentMethods);
  await db
    .insert(products)
    .values([
      product("drift-taxi-1", "drift-taxi", 500_000, "Drift taxi ride", "Jízda drift taxi"),
      product("sticker-set", "sticker-set", 14_990, "Sticker set", "Sada samolepek"),
    ]);
  const [post] = await db
    .insert(shippingMethods)
    .values({ names: { en: "Courier", cs: "Kurýr" }, price_halere: 12_900 })
    .returning();
  const [bank] = await db
    .insert(paymentMethods)
    .values({ names: { en: "Bank transfer", cs: "Bankovní převod" }, kind: "bank" })
    .returning();
  await payTo(db, DEMO_SELLER.bank_account);
  if (!post || !bank) throw new Error("no methods");
  const payload = {
    customer: {
      name: "Žofie Šťastná",
      email: "zofie@example.cz",
      phone: "+420 123 456 789",
      address: "Děčínská 1, Česká Lípa, 470 01",
    },
    items: [
      {
        id: "drift-taxi-1",
        quantity: 1,
        price: 5000,
        translations: { en: { name: "x" }, cs: { name: "y" } },
      },
      { id: "sticker-set", quantity: 3, price: 149.9 },
    ],
    shipping_method: post.id,
    payment_method: bank.id,
    total: 5578.7,
  };
  return { payload, shippingId: post.id, paymentId: bank.id };
}

/** The same shop, where the ride is a voucher of six months and ten sticker sets are in stock. */
export async function openVoucherShop(services: Pick<Services, "db">) {
  const shop = await openShop(services);
  const { db } = services;
  await db
    .update(products)
    .set({ is_voucher: true, voucher_months: 6 })
    .where(eq(products.id, "drift-taxi-1"));
  await db.update(products).set({ category: "merchandise", stock: 10 }).where(eq(products.id, "sticker-set"));
  return shop;
}

/** The account that transfers go to, without an IBAN; blank: none. */
export function payTo(db: Database, account: string) {
  return db.update(settings).set({ value: account }).where(eq(settings.setting_key, "bank_account"));
}

function product(id: string, slug: string, price_halere: number, en: string, cs: string) {
  const texts = (name: string) => ({
    name,
    description: `${name}.`,
    what_to_expect: "",
    locations: "",
    availability: "",
    eligibility: "",
    material: "",
    care: "",
    sizing: "",
    delivery: "",
    what_to_bring: "",
    safety: "",
  });
  return { id, slug, price_halere, translations: { en: texts(en), cs: texts(cs) } };
}
