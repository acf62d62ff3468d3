import { and, eq, isNull, sql } from "drizzle-orm";
import type { z } from "zod";
import { orderNumber, toPayOf } from "#features/orders/index.ts";
import {
  keptItems,
  lockedOrder,
  logOrder,
  moneyOnPaper,
  notedOf,
  orderValues,
  queueCustomerMail,
  sellerOf,
  visibleOrder,
} from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { localised } from "#kit/contract/language/language.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { type ReceiptContent, type ReceiptWay, WAY_OF_NOTE } from "../receipt-content.ts";
import type { receiptState } from "../receipts.contract.ts";
import { RECEIPT_MAIL } from "./receipt.mails.ts";
import { receiptAttachment } from "./receipt-attachment.ts";
import { receipts } from "./receipts.table.ts";
import { NO_REGISTRY } from "./sales-registry.ts";

type OrderRow = Awaited<ReturnType<typeof lockedOrder>>;

const NOT_PAID = {
  en: "This order isn’t paid yet. Record the payment first, then issue the receipt.",
  cs: "Tato objednávka zatím není zaplacená. Nejdříve zaznamenejte platbu, potom vystavte účtenku.",
};

const NOT_HERE = {
  en: "No on-site payment of that kind has been recorded for this order.",
  cs: "U této objednávky není zaznamenáno, že se tak na místě platilo.",
};

/**
 * Issues the receipt of what was paid on the spot for an order with the next number of its series, and mails it. An
 * order has one: a second try, or a second phone, gets the same. Throws NOT_FOUND, CONFLICT where the order is not paid,
 * or where no payment of that way was noted.
 */
export async function issueReceipt(context: Context, id: number, way: ReceiptWay) {
  return context.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id);
    const earlier = await receiptOf(tx, id);
    if (earlier) return earlier;
    if (!isOpenFor(order)) throw new Refusal("CONFLICT", { words: NOT_PAID });
    const received = (await onTheSpot(tx, id)).get(way);
    if (!received) throw new Refusal("CONFLICT", { words: NOT_HERE });
    return issue(context, tx, order, { way, received });
  });
}

/** The receipt of an order that is paid on the spot as it is made, in its transaction; nothing where vouchers paid it all. */
export async function issueReceiptAtOnce(
  context: Context,
  tx: Database,
  id: number,
  way: ReceiptWay,
): Promise<void> {
  const received = (await onTheSpot(tx, id)).get(way);
  if (received && !(await receiptOf(tx, id)))
    await issue(context, tx, await lockedOrder(tx, id), { way, received });
}

interface OnTheSpot {
  way: ReceiptWay;
  received: Halere;
}

async function issue(context: Context, tx: Database, order: OrderRow, paid: OnTheSpot) {
  // One at a time up to the end of the transaction: so the series has no gaps and no doubles.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('receipt series', 0))`);
  const at = context.now();
  const year = Number(pragueDay(at).slice(0, 4));
  const sequence = (await lastSequence(tx, year)) + 1;
  const number = `U${year}${String(sequence).padStart(5, "0")}`;
  const content = await contentOf(tx, order, { number, at, ...paid });
  const [row] = await tx
    .insert(receipts)
    .values({ year, sequence, number, order_id: order.id, content, issued_at: at })
    .returning();
  if (!row) throw new Error("an insert without a row");
  await logOrder(context, tx, order.id, "changed", { receipt: null }, { receipt: number });
  const t = await mailTexts(tx, RECEIPT_MAIL, order.language, { ...orderValues(order), receipt: number });
  await queueCustomerMail(context, tx, order, {
    kind: RECEIPT_MAIL.kind,
    subject: t.subject,
    parts: textParts(t.greeting, t.introduction, t.closing),
    attachments: [receiptAttachment(content)],
  });
  return toReceipt(row);
}

/** The receipt of an order, or how one may be issued. Throws NOT_FOUND. */
export async function getReceipt({ db }: Context, id: number): Promise<z.input<typeof receiptState>> {
  const order = await visibleOrder(db, id);
  const receipt = await receiptOf(db, id);
  const ways = receipt || !isOpenFor(order) ? [] : [...(await onTheSpot(db, id)).keys()];
  // A transfer that the team noted for an order by transfer was not paid on the spot.
  return { receipt, ways: ways.filter((way) => way !== "qr" || order.payment_kind !== "bank") };
}

function isOpenFor(order: OrderRow): boolean {
  return order.paid_at !== null && toPayOf(order) === 0 && order.status !== "cancelled";
}

/** What the team has noted of an order, by way. */
async function onTheSpot(db: Database, id: number): Promise<Map<ReceiptWay, Halere>> {
  const sums = new Map<ReceiptWay, Halere>();
  for (const { way, amount_halere, rounding_halere } of await notedOf(db, id)) {
    if (way === null || way === "voucher") continue;
    const noted = WAY_OF_NOTE[way];
    sums.set(noted, (sums.get(noted) ?? 0) + amount_halere + rounding_halere);
  }
  return sums;
}

/** What stands on it. Throws NOT_FOUND. */
export async function receiptContent({ db }: Context, id: number): Promise<ReceiptContent> {
  await visibleOrder(db, id);
  const [row] = await db.select().from(receipts).where(holdsFor(id));
  if (!row) throw new Refusal("NOT_FOUND");
  return row.content;
}

async function receiptOf(db: Database, id: number) {
  const [row] = await db.select().from(receipts).where(holdsFor(id));
  return row ? toReceipt(row) : null;
}

function holdsFor(id: number) {
  return and(eq(receipts.order_id, id), isNull(receipts.voided_at));
}

/** The payment of a receipt was noted by mistake: it holds no more, and the next payment has one of its own. */
export async function voidReceipt(context: Context, tx: Database, id: number): Promise<void> {
  const [gone] = await tx
    .update(receipts)
    .set({ voided_at: context.now() })
    .where(holdsFor(id))
    .returning({ number: receipts.number });
  if (gone) await logOrder(context, tx, id, "changed", { receipt: gone.number }, { receipt: null });
}

function toReceipt({ number, content, issued_at }: typeof receipts.$inferSelect) {
  return { number, way: content.way, issued_at };
}

async function lastSequence(tx: Database, year: number): Promise<number> {
  const [row] = await tx
    .select({ last: sql<number>`coalesce(max(${receipts.sequence}), 0)::int` })
    .from(receipts)
    .where(eq(receipts.year, year));
  return row?.last ?? 0;
}

interface Issued extends OnTheSpot {
  number: string;
  at: Date;
}

async function contentOf(
  tx: Database,
  order: OrderRow,
  { number, way, at, received }: Issued,
): Promise<ReceiptContent> {
  const { language, total_halere: total } = order;
  const { by_voucher, rounded } = await moneyOnPaper(tx, order.id);
  const rounding = way === "cash" ? rounded : 0;
  const otherwise = total + rounding - by_voucher - received;
  const { seller } = await sellerOf(tx, language);
  const { name, address, company_id, vat_id, register } = seller;
  const items = await keptItems(tx, order.id);
  return {
    language,
    number,
    way,
    total,
    order_number: orderNumber(order.id),
    at: at.toISOString(),
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
    ...(rounding !== 0 && { rounding }),
    ...(by_voucher > 0 && { by_voucher }),
    ...(otherwise > 0 && { otherwise }),
    received,
    registered_as: await NO_REGISTRY.register({ number, at, total: received, company_id }),
  };
}
