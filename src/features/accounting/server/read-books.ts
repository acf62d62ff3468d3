import { eq, inArray, isNotNull, ne, sql } from "drizzle-orm";
import { bankEntries, bankEntryIds } from "#features/bank-transfers/server/index.ts";
import { invoices } from "#features/invoices/server/index.ts";
import { paymentsOf } from "#features/orders/index.ts";
import { MONEY_OF_VOUCHERS, orderMoney, orders, PRICE_BACK } from "#features/orders/server/index.ts";
import { cardPayments, disputes, refunds } from "#features/payments/server/index.ts";
import { receipts } from "#features/receipts/server/index.ts";
import { voucherMovements, vouchers } from "#features/vouchers/server/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type BookOrder, type BookPayment, type Books, byOrder, sumOf } from "../books.ts";

/** All that the shop's records say of its money, as it was at one moment: what is written meanwhile is not half in it. */
export function readBooks(db: Database): Promise<Books> {
  return db.transaction(
    async (tx) => {
      const all = await readOrders(tx);
      return {
        orders: all,
        payments: await readPayments(tx, all),
        refunds: await readRefunds(tx),
        roundings: await readRoundings(tx),
        disputes: await readDisputes(tx),
        papers: await readDocuments(tx),
        receipts: await tx
          .select({ number: receipts.number, year: receipts.year, sequence: receipts.sequence })
          .from(receipts),
        movements: await readMovements(tx),
        balances: await tx
          .select({
            code: vouchers.code,
            orderId: vouchers.order_id,
            balance: sql<number>`${vouchers.balance_halere}::float8`,
          })
          .from(vouchers)
          .where(isNotNull(vouchers.value_halere)),
      };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function readOrders(tx: Database): Promise<BookOrder[]> {
  const rows = await tx
    .select({
      id: orders.id,
      total: orders.total_halere,
      status: orders.status,
      createdAt: orders.created_at,
      paidAt: orders.paid_at,
      priceBack: PRICE_BACK,
      byVoucher: MONEY_OF_VOUCHERS,
      due: sql<number>`case when ${orders.paid_at} is null then 0 else greatest(0, -${orders.balance_halere}) end::float8`,
      discount: orders.discount_halere,
    })
    .from(orders)
    .orderBy(orders.id);
  return rows.map(({ status, ...order }) => ({
    ...order,
    isCancelled: status === "cancelled",
  }));
}

/**
 * Bookings that were counted to orders and card payments by their own records, so that the orders' books are compared with
 * them; what the team noted and what was paid before there were records is in those books alone.
 */
async function readPayments(tx: Database, all: BookOrder[]): Promise<BookPayment[]> {
  const cards = await tx.select().from(cardPayments).where(eq(cardPayments.state, "paid"));
  const recorded: BookPayment[] = [
    ...(await readBank(tx)),
    ...cards.map((one) => ({
      orderId: one.order_id,
      way: "card" as const,
      source: one.gateway,
      day: pragueDay(one.updated_at),
      amount: one.amount_halere,
      currency: "CZK",
      sameAs: one.charge && `charge ${one.charge}`,
      namedBy: [],
    })),
    ...(await readVoucherPayments(tx)),
    ...(await readPaying(tx)).flatMap(({ order_id: orderId, way, source, moved_on: day, ...sums }) =>
      way && (source === "note" || source === "till" || source === "opening")
        ? [
            {
              orderId,
              way,
              day,
              amount: sums.amount_halere + sums.rounding_halere,
              source: source === "opening" ? ("unrecorded" as const) : ("noted" as const),
              currency: "CZK",
              sameAs: null,
              namedBy: [],
            },
          ]
        : [],
    ),
  ];
  const known = byOrder(recorded);
  return recorded.map((one) =>
    one.currency === "CZK" ? one : { ...one, amount: settledBy(one, all, known) },
  );
}

/** Entries of payments that nothing has undone. */
async function readPaying(tx: Database) {
  return paymentsOf(await tx.select().from(orderMoney).orderBy(orderMoney.id));
}

/** A payment in another currency that somebody took as enough settled what the order still cost. */
function settledBy({ orderId }: BookPayment, all: BookOrder[], known: (id: number) => BookPayment[]): number {
  const total = all.find(({ id }) => id === orderId)?.total ?? 0;
  const inCzk = known(orderId).filter(({ currency }) => currency === "CZK");
  return Math.max(0, total - sumOf(inCzk, ({ amount }) => amount));
}

async function readBank(tx: Database): Promise<BookPayment[]> {
  const counted = await tx
    .select()
    .from(bankEntries)
    .where(sql`${bankEntries.order_id} is not null and ${inArray(bankEntries.state, ["paid", "part"])}`);
  const names = Map.groupBy(await tx.select().from(bankEntryIds), ({ entry_id }) => entry_id);
  return counted.map((one) => ({
    orderId: one.order_id as number,
    way: "bank",
    source: "statement",
    day: one.booked_on,
    amount: one.amount,
    currency: one.currency,
    sameAs: `booking ${one.fingerprint}`,
    namedBy: (names.get(one.id) ?? []).map(({ account, source }) => `${source} ${account}`),
  }));
}

/** What orders took from vouchers, less what they gave back unpaid; refunds are told by their own rows. */
async function readVoucherPayments(tx: Database): Promise<BookPayment[]> {
  const moved = await readMovements(tx);
  return moved.flatMap(({ code, orderId, kind, day, amount }) =>
    orderId !== null && (kind === "used" || kind === "released")
      ? [
          {
            orderId,
            way: "voucher" as const,
            source: "voucher" as const,
            day,
            amount: -amount,
            currency: "CZK",
            sameAs: null,
            namedBy: [code],
          },
        ]
      : [],
  );
}

async function readMovements(tx: Database): Promise<Books["movements"]> {
  const rows = await tx
    .select({ movement: voucherMovements, code: vouchers.code, giveaway_id: vouchers.giveaway_id })
    .from(voucherMovements)
    .innerJoin(vouchers, eq(vouchers.id, voucherMovements.voucher_id))
    .orderBy(voucherMovements.id);
  return rows.map(({ movement, code, giveaway_id }) => ({
    code,
    orderId: movement.order_id,
    kind: movement.kind,
    day: pragueDay(movement.at),
    amount: movement.amount_halere,
    isGiven: giveaway_id !== null,
  }));
}

async function readRefunds(tx: Database): Promise<Books["refunds"]> {
  const rows = await tx
    .select()
    .from(refunds)
    .where(sql`${ne(refunds.state, "failed")} and ${ne(refunds.state, "cancelled")}`);
  return rows.map((one) => ({
    orderId: one.order_id,
    way: one.way,
    source: one.gateway ?? (one.way === "voucher" ? "voucher" : "noted"),
    isDone: one.state === "succeeded",
    day: pragueDay(one.done_at ?? one.created_at),
    amount: one.amount_halere,
    rounding: one.rounding_halere,
    price: one.price_halere,
  }));
}

/** By how much cash that came differs from what it pays, on the day on which it moved. */
async function readRoundings(tx: Database): Promise<Books["roundings"]> {
  return (await readPaying(tx))
    .filter(({ rounding_halere }) => rounding_halere !== 0)
    .map(({ order_id: orderId, moved_on: day, rounding_halere: amount }) => ({ orderId, day, amount }));
}

/** What banks have taken of payments that count, and what they have given back. */
async function readDisputes(tx: Database): Promise<Books["disputes"]> {
  const rows = await tx
    .select({ dispute: disputes })
    .from(disputes)
    .innerJoin(cardPayments, eq(cardPayments.id, disputes.card_payment_id))
    .where(eq(cardPayments.state, "paid"))
    .orderBy(disputes.opened_at, disputes.reference);
  return rows.flatMap(({ dispute: one }) => {
    const wasTaken = one.is_gone || one.withdrawn_at !== null;
    const taken = { orderId: one.order_id, source: one.gateway, amount: one.amount_halere };
    const back = one.reinstated_at ?? one.closed_at ?? one.updated_at;
    return [
      ...(wasTaken ? [{ ...taken, day: pragueDay(one.withdrawn_at ?? one.opened_at) }] : []),
      ...(wasTaken && !one.is_gone ? [{ ...taken, amount: -taken.amount, day: pragueDay(back) }] : []),
    ];
  });
}

async function readDocuments(tx: Database): Promise<Books["papers"]> {
  const { content } = invoices;
  const rows = await tx
    .select({
      orderId: invoices.order_id,
      kind: invoices.kind,
      number: invoices.number,
      year: invoices.year,
      sequence: invoices.sequence,
      creditedAt: invoices.credited_at,
      total: sql<number>`(${content}->>'total')::float8`,
      outside: sql<number>`coalesce((select sum((line->>'unit')::float8 * (line->>'quantity')::float8)
        from jsonb_array_elements(${content}->'lines') line where (line->>'outside_vat')::boolean), 0)`,
      base: sql<number | null>`(${content}->>'base')::float8`,
      rate: sql<number | null>`(${content}->'seller'->>'vat_rate')::float8`,
      issuedOn: sql<string>`${content}->>'issued_on'`,
      taxableOn: sql<string>`coalesce(${content}->>'taxable_on', ${content}->>'issued_on')`,
      corrects: sql<string | null>`${content}->'corrects'->>'number'`,
    })
    .from(invoices)
    .orderBy(invoices.id);
  return rows.map(({ creditedAt, ...paper }) => ({ ...paper, isCredited: creditedAt !== null }));
}
