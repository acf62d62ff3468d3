import { vatWithin } from "#features/invoices/index.ts";
import type { MoneyWay, PaidHow } from "#features/orders/index.ts";
import type { MovementKind } from "#features/vouchers/index.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import {
  type BookDocument,
  type BookMovement,
  type Books,
  byOrder,
  PAYMENT_SOURCES,
  type PaymentSource,
  sumOf,
} from "./books.ts";

/** A month as the accountant needs it: what was ordered, what came and went, what was issued. Pure. */

interface Counted {
  count: number;
  sum: Halere;
}

/** Money by the way it took and by what tells of it. */
interface ByWay extends Counted {
  way: MoneyWay;
  source: PaymentSource;
}

/** Vouchers over an amount; each sum as it says, above 0. */
export interface VoucherSums {
  sold: Halere;
  given: Halere;
  /** In orders, less what orders gave back before they were paid. */
  paidWith: Halere;
  /** By the team, without an order. */
  takenOff: Halere;
  returned: Halere;
  voided: Halere;
  /** At the end of the month, those that expired too: what the team owes, and what it gave away. */
  leftOnSold: Halere;
  leftOnGiven: Halere;
}

interface ByRate {
  /** Per cent; null where the seller pays no VAT; `outside`: vouchers over an amount, which a payer sells without it. */
  rate: number | "outside" | null;
  base: Halere;
  vat: Halere;
  total: Halere;
}

/** What customers have paid beyond what they were invoiced, and what they were invoiced beyond what they have paid. */
export interface Balance {
  held: Halere;
  owed: Halere;
}

export interface MonthSheet {
  /** YYYY-MM. */
  month: string;
  placed: Counted;
  /** Of those, the ones that are cancelled by now. */
  cancelled: Counted;
  /** What discount codes take off those that are not. */
  discounts: Counted;
  /** Money alone: what gift vouchers paid, and what went back onto them, is apart. */
  payments: ByWay[];
  refunds: ByWay[];
  /** What cash that came and went was more than the prices it stands for. */
  rounding: Halere;
  /** Card payments that customers' banks took in the month, and what they gave back. */
  disputes: { taken: Counted; returned: Counted };
  vouchers: VoucherSums;
  invoices: Counted;
  credits: Counted;
  /** Of invoices and credit notes together. */
  vat: ByRate[];
  /** Numbers of invoices whose tax belongs to another month. */
  otherTaxMonth: string[];
  opening: Balance;
  closing: Balance;
  /** Orders whose money and documents differ at the end of the month: above 0 what is held, below what is owed. */
  open: { orderId: number; sum: Halere }[];
}

/** The sheet of a month (YYYY-MM, in Prague). The same books give the same sheet. */
export function monthSheet(books: Books, month: string): MonthSheet {
  const within = (day: string) => day.startsWith(month);
  const placed = books.orders.filter(({ createdAt }) => within(pragueDay(createdAt)));
  const documents = books.papers.filter(({ issuedOn }) => within(issuedOn));
  const finals = documents.filter(({ kind }) => kind === "final");
  const gone = books.refunds.filter(({ isDone, day }) => isDone && within(day));
  const before = balances(books, (day) => day < month);
  // `2027-06-30` is not above `2027-06-99`, `2027-07-01` is.
  const after = balances(books, (day) => day <= `${month}-99`);
  return {
    month,
    placed: counted(placed, ({ total }) => total),
    cancelled: counted(
      placed.filter(({ isCancelled }) => isCancelled),
      ({ total }) => total,
    ),
    discounts: counted(
      placed.filter(({ isCancelled, discount }) => !isCancelled && discount > 0),
      ({ discount }) => discount,
    ),
    payments: byWay(books.payments.filter(({ day, way }) => within(day) && way !== "voucher")),
    refunds: byWay(gone.filter(({ way }) => way !== "voucher")),
    rounding:
      sumOf(
        books.roundings.filter(({ day }) => within(day)),
        ({ amount }) => amount,
      ) - sumOf(gone, ({ rounding }) => rounding),
    disputes: disputeSums(books.disputes.filter(({ day }) => within(day))),
    vouchers: voucherSums(books.movements, month),
    invoices: counted(finals, ({ total }) => total),
    credits: counted(
      documents.filter(({ kind }) => kind === "credit"),
      ({ total }) => total,
    ),
    vat: byRate(documents),
    otherTaxMonth: finals.filter(({ taxableOn }) => !within(taxableOn)).map(({ number }) => number),
    opening: balanceOf(before),
    closing: balanceOf(after),
    open: after,
  };
}

function disputeSums(disputes: Books["disputes"]): MonthSheet["disputes"] {
  return {
    taken: counted(
      disputes.filter(({ amount }) => amount > 0),
      ({ amount }) => amount,
    ),
    returned: counted(
      disputes.filter(({ amount }) => amount < 0),
      ({ amount }) => -amount,
    ),
  };
}

function voucherSums(movements: Books["movements"], month: string): VoucherSums {
  const sum = (isOf: (movement: BookMovement) => boolean) =>
    sumOf(movements.filter(isOf), ({ amount }) => amount);
  const of = (kinds: readonly MovementKind[], isOf: (movement: BookMovement) => boolean = () => true) =>
    sum((one) => one.day.startsWith(month) && kinds.includes(one.kind) && isOf(one)) || 0;
  const isOfOrder = ({ orderId }: BookMovement) => orderId !== null;
  const until = (isGiven: boolean) => sum((one) => one.day <= `${month}-99` && one.isGiven === isGiven);
  return {
    sold: of(["issued"], ({ isGiven }) => !isGiven),
    given: of(["issued"], ({ isGiven }) => isGiven),
    paidWith: -of(["used", "released"], isOfOrder) || 0,
    takenOff: -of(["used", "undone"], (one) => !isOfOrder(one)) || 0,
    returned: of(["returned"]),
    voided: -of(["voided", "restored"]) || 0,
    leftOnSold: until(false),
    leftOnGiven: until(true),
  };
}

function counted<T>(rows: readonly T[], amount: (row: T) => Halere): Counted {
  return { count: rows.length, sum: sumOf(rows, amount) };
}

const WAYS: readonly MoneyWay[] = ["bank", "card", "cash"];

function byWay(rows: readonly { way: PaidHow; source: PaymentSource; amount: Halere }[]): ByWay[] {
  return WAYS.flatMap((way) =>
    PAYMENT_SOURCES.map((source) => ({
      way,
      source,
      ...counted(
        rows.filter((row) => row.way === way && row.source === source),
        ({ amount }) => amount,
      ),
    })),
  ).filter(({ count }) => count > 0);
}

/** Each paper's own base and tax, added up: so the sheet agrees with the papers to the haléř. */
function byRate(papers: readonly BookDocument[]): ByRate[] {
  const groups = [...Map.groupBy(papers, ({ rate }) => rate)];
  const taxed = groups
    .map(([rate, rows]) => {
      const parts = rows.map(({ total, outside, base }) => {
        if (rate === null) return { base: total, vat: 0 };
        const taxed = total - outside;
        return base === null ? vatWithin(taxed, rate) : { base, vat: taxed - base };
      });
      const base = sumOf(parts, (part) => part.base);
      const vat = sumOf(parts, (part) => part.vat);
      return { rate, base, vat, total: base + vat };
    })
    .sort((a, b) => (b.rate ?? -1) - (a.rate ?? -1));
  const payers = papers.filter(({ rate }) => rate !== null);
  const outside = sumOf(payers, (paper) => paper.outside);
  const hasOutside = payers.some((paper) => paper.outside !== 0);
  return [
    ...taxed.filter(({ total, rate }) => total !== 0 || rate === null || !hasOutside),
    ...(hasOutside ? [{ rate: "outside" as const, base: outside, vat: 0, total: outside }] : []),
  ];
}

/**
 * What each order's payments less refunds, disputes and papers come to, without the rounding of cash, as far as they are of
 * these days; without those that are even.
 */
function balances(books: Books, isOf: (day: string) => boolean): MonthSheet["open"] {
  const payments = byOrder(books.payments.filter(({ day }) => isOf(day)));
  const refunds = byOrder(books.refunds.filter(({ isDone, day }) => isDone && isOf(day)));
  const roundings = byOrder(books.roundings.filter(({ day }) => isOf(day)));
  const disputes = byOrder(books.disputes.filter(({ day }) => isOf(day)));
  const documents = byOrder(books.papers.filter(({ issuedOn }) => isOf(issuedOn)));
  return books.orders
    .map(({ id }) => ({
      orderId: id,
      sum:
        sumOf(payments(id), ({ amount }) => amount) -
        sumOf(roundings(id), ({ amount }) => amount) -
        sumOf(refunds(id), ({ amount, rounding }) => amount - rounding) -
        sumOf(disputes(id), ({ amount }) => amount) -
        sumOf(documents(id), ({ total }) => total),
    }))
    .filter(({ sum }) => sum !== 0);
}

function balanceOf(open: MonthSheet["open"]): Balance {
  return {
    held: sumOf(open, ({ sum }) => Math.max(0, sum)),
    owed: sumOf(open, ({ sum }) => Math.max(0, -sum)),
  };
}
