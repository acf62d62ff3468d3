import { eq, sql } from "drizzle-orm";
import { orderNumber } from "#features/orders/index.ts";
import {
  keptItems,
  lockedOrder,
  logOrder,
  orderValues,
  queueCustomerMail,
  sellerOf,
  visibleOrder,
} from "#features/orders/server/index.ts";
import { pragueDay } from "#kit/contract/days.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { localised } from "#kit/contract/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import type { ReceiptContent, ReceiptWay } from "../receipt-content.ts";
import { RECEIPT_MAIL } from "./receipt.mails.ts";
import { receiptAttachment } from "./receipt-attachment.ts";
import { receipts } from "./receipts.table.ts";
import { NO_REGISTRY } from "./sales-registry.ts";

type OrderRow = Awaited<ReturnType<typeof lockedOrder>>;

const NOT_PAID = {
  en: "This order isn’t paid yet. Record the payment first, then issue the receipt.",
  cs: "Tato objednávka zatím není zaplacená. Nejdříve zaznamenejte platbu, potom vystavte účtenku.",
};

/**
 * Issues the receipt of a paid order with the next number of its series, and mails it. An order has one: a second
 * try, or a second phone, gets the same. Throws NOT_FOUND, CONFLICT where the order is not paid.
 */
export async function issueReceipt(context: Context, id: number, way: ReceiptWay) {
  return context.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id);
    const earlier = await receiptOf(tx, id);
    if (earlier) return earlier;
    if (!order.paid_at || order.due_halere > 0 || order.status === "cancelled")
      throw new Refusal("CONFLICT", { words: NOT_PAID });
    // One at a time up to the end of the transaction: so the series has no gaps and no doubles.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('receipt series', 0))`);
    const at = context.now();
    const year = Number(pragueDay(at).slice(0, 4));
    const sequence = (await lastSequence(tx, year)) + 1;
    const number = `U${year}${String(sequence).padStart(5, "0")}`;
    const content = await contentOf(tx, order, { number, way, at });
    const [row] = await tx
      .insert(receipts)
      .values({ year, sequence, number, order_id: id, content, issued_at: at })
      .returning();
    if (!row) throw new Error("an insert without a row");
    await logOrder(context, tx, id, "changed", { receipt: null }, { receipt: number });
    const t = await mailTexts(tx, RECEIPT_MAIL, order.language, { ...orderValues(order), receipt: number });
    await queueCustomerMail(context, tx, order, {
      kind: RECEIPT_MAIL.kind,
      subject: t.subject,
      parts: textParts(t.greeting, t.introduction, t.closing),
      attachments: [receiptAttachment(content)],
    });
    return shown(row);
  });
}

/** The receipt of an order; null where it has none. Throws NOT_FOUND. */
export async function getReceipt({ db }: Context, id: number) {
  await visibleOrder(db, id);
  return receiptOf(db, id);
}

/** What stands on it. Throws NOT_FOUND. */
export async function receiptContent({ db }: Context, id: number): Promise<ReceiptContent> {
  await visibleOrder(db, id);
  const [row] = await db.select().from(receipts).where(eq(receipts.order_id, id));
  if (!row) throw new Refusal("NOT_FOUND");
  return row.content;
}

async function receiptOf(db: Database, id: number) {
  const [row] = await db.select().from(receipts).where(eq(receipts.order_id, id));
  return row ? shown(row) : null;
}

function shown({ number, content, issued_at }: typeof receipts.$inferSelect) {
  return { number, way: content.way, issued_at };
}

async function lastSequence(tx: Database, year: number): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${receipts.sequence}), 0)::int` })
    .from(receipts)
    .where(eq(receipts.year, year));
  return row?.last ?? 0;
}

interface Issued {
  number: string;
  way: ReceiptWay;
  at: Date;
}

async function contentOf(
  tx: Database,
  order: OrderRow,
  { number, way, at }: Issued,
): Promise<ReceiptContent> {
  const { language, total_halere: total } = order;
  const { seller } = await sellerOf(tx, language);
  const { name, address, company_id, vat_id, register } = seller;
  const items = await keptItems(tx, order.id);
  return {
    ...{ language, number, way, total, order_number: orderNumber(order.id), at: at.toISOString() },
    seller: { name, address, company_id, vat_id, register: register ?? "" },
    lines: items.map(({ translations, quantity, price_halere }) => ({
      name: localised(translations, language).name,
      quantity,
      unit: price_halere,
    })),
    ...(order.discount &&
      order.discount_halere > 0 && {
        discount: { code: order.discount.code, amount: order.discount_halere },
      }),
    shipping: { name: order.shipping_name[language] || order.shipping_name.en, price: order.shipping_halere },
    ...(order.fee_halere > 0 && {
      fee: { name: order.payment_name[language] || order.payment_name.en, price: order.fee_halere },
    }),
    registered_as: await NO_REGISTRY.register({ number, at, total, company_id }),
  };
}
