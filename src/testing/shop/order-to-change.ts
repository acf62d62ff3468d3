import { asc, eq } from "drizzle-orm";
import { invoices } from "#features/invoices/server/invoices.table.ts";
import { orderItems } from "#features/orders/server/orders.table.ts";
import { DEMO_SELLER } from "#features/payments/demo-seller.ts";
import { products, productVariants } from "#features/products/server/products.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { withdrawals } from "#features/withdrawals/server/withdrawals.table.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import type { TestServer } from "../test-server.ts";
import { openVoucherShop } from "./orders-test-data.ts";

/** A line as the screen sends it; `item`: the one that it was. */
export interface Line {
  item: number | null;
  product: string;
  variant?: number | null;
  quantity: number;
}

/**
 * An unpaid order of one ride as a voucher for 5,000 and three stickers for 149.90, of which there were 10; shipping
 * 129. In the shop there are a shirt for 500 in two sizes, three of each, and another ride for 6,000, too.
 */
export async function orderToChange({ call: anonymous, services, signIn }: TestServer) {
  const { db } = services;
  const { payload } = await openVoucherShop(services);
  await db.delete(withdrawals);
  const iban = { value: DEMO_SELLER.bank_iban };
  await db.update(settings).set(iban).where(eq(settings.setting_key, "bank_iban"));
  const sizes = await addShirtAndRide({ db });
  const { body: placed } = await anonymous("POST /orders", { language: "cs", body: payload });
  const id: number = placed.orderId;
  const path = `/orders/admin/orders/${id}`;
  await db.delete(mails);
  const token = await signIn();

  const call = (name: string, body?: object, language: "cs" | "en" = "cs") =>
    anonymous(name, { token, language, body });
  const order = async () => (await call(`GET ${path}`)).body;
  const plan = (wanted: Line[], language: "cs" | "en" = "cs") =>
    call(`POST ${path}/items/plan`, { lines: wanted }, language);
  const itemRows = () =>
    db.select().from(orderItems).where(eq(orderItems.order_id, id)).orderBy(asc(orderItems.id));
  return {
    id,
    path,
    sizes,
    call,
    order,
    plan,
    itemRows,
    pay: () => call(`POST ${path}/paid`, { how: "bank" }),
    setStatus: (status: string) => call(`PATCH ${path}`, { status }),
    /** The lines as they are. */
    lines: async (): Promise<Line[]> =>
      (await itemRows())
        .filter(({ quantity, taken_back }) => quantity > taken_back)
        .map((row) => ({
          item: row.id,
          product: row.product_id,
          variant: row.variant_id,
          quantity: row.quantity - row.taken_back,
        })),
    shirt: (quantity: number, size: 0 | 1 = 0): Line => ({
      item: null,
      product: "shirt",
      variant: sizes[size],
      quantity,
    }),
    /** As the screen does it: plans, and does what was told. */
    change: async (wanted: Line[], version?: string) => {
      const { updated_at } = await order();
      const planned = await plan(wanted);
      if (planned.status !== 200) return planned;
      const { total, to_pay, to_return } = planned.body;
      const seen = { total, to_pay, to_return };
      return call(`PUT ${path}/items`, { lines: wanted, version: version ?? updated_at, seen });
    },
    /** Sends back all that may go: of a standing order what is too much. */
    sendBack: async () => {
      const { total, status, money, refunded } = await order();
      const due = status === "cancelled" ? money.left : money.left - (total - (refunded ?? 0));
      if (due <= 0) return;
      const amount = Math.round(due * 100) / 100;
      const seen = Math.round((money.returned + money.on_the_way) * 100) / 100;
      const way = { way: "bank", account: "19-2000145399/0800" };
      const { status: answered, body } = await call(`POST ${path}/refunds`, { ...way, amount, seen });
      if (answered !== 201) throw new Error(body.message);
      const waits = body.refunds.find(({ state }: { state: string }) => state === "pending");
      await call(`PATCH ${path}/refunds/${waits.id}`, { step: "sent" });
    },
    papers: async () =>
      (await db.select().from(invoices).where(eq(invoices.order_id, id)).orderBy(asc(invoices.id))).map(
        ({ content }) => content,
      ),
    stock: async () => (await db.select().from(products).where(eq(products.id, "sticker-set")))[0]?.stock,
    sizeStock: async () =>
      (await db.select().from(productVariants).orderBy(productVariants.id)).map((row) => row.stock),
    sent: async () => (await db.select().from(mails).orderBy(asc(mails.id))).map(({ kind }) => kind),
  };
}

async function addShirtAndRide({ db }: Pick<TestServer["services"], "db">): Promise<[number, number]> {
  const [ride] = await db.select().from(products).where(eq(products.id, "drift-taxi-1"));
  if (!ride) throw new Error("no ride");
  const named = (name: string) => ({
    en: { ...ride.translations.en, name },
    cs: { ...ride.translations.cs, name },
  });
  await db.insert(products).values([
    { ...ride, id: "long", slug: "long", price_halere: 600_000, translations: named("Long ride") },
    {
      id: "shirt",
      slug: "shirt",
      price_halere: 50_000,
      translations: named("Shirt"),
      category: "merchandise",
    },
  ]);
  const rows = await db
    .insert(productVariants)
    .values(
      ["S", "M"].map((label, display_order) => ({
        product_id: "shirt",
        label: { en: label, cs: label },
        stock: 3,
        display_order,
      })),
    )
    .returning();
  return rows.map((row) => row.id) as [number, number];
}
