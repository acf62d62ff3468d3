import type { Halere } from "#kit/contract/money/money.ts";
import { addDays } from "#kit/contract/time/days.ts";
import {
  type BookDocument,
  type BookOrder,
  type BookPayment,
  type BookRefund,
  type BookRounding,
  type Books,
  byOrder,
  sumOf,
} from "./books.ts";
import { missingNumbers } from "./missing-numbers.ts";

/** What does not add up between orders, payments, refunds and papers. Pure. */

/** Our book against what banks, gateways and vouchers say, and against papers. What one writer keeps together is not asked. */
export const DIFFERENCE_KINDS = [
  "payment-differs",
  "payment-unseen",
  "payment-twice",
  "money-of-cancelled",
  "refund-without-credit",
  "credit-without-refund",
  "invoice-differs",
  "voucher-differs",
  "number-missing",
] as const;
export type DifferenceKind = (typeof DIFFERENCE_KINDS)[number];

export interface Difference {
  kind: DifferenceKind;
  /** Null for what is of no single order. */
  orderId: number | null;
  /** Number of a paper, code of a voucher, other orders; blank where the order says it all. */
  what: string;
  /** What should be, and what is; null where it is no matter of an amount. */
  expected: Halere | null;
  found: Halere | null;
}

/** Money is due back within 14 days of a withdrawal (section 1832 of the Civil Code): half of it is left to act in. */
export const REFUND_DAYS = 7;

/** All differences on a day (YYYY-MM-DD in Prague), by order. The same books give the same list. */
export function differencesOf(books: Books, today: string): Difference[] {
  const payments = byOrder(books.payments);
  const refunds = byOrder(books.refunds);
  const roundings = byOrder(books.roundings);
  const disputes = byOrder(books.disputes);
  const documents = byOrder(books.papers);
  const ofOrders = books.orders.flatMap((order) => {
    const facts: Facts = {
      order,
      payments: payments(order.id),
      refunds: refunds(order.id),
      roundings: roundings(order.id),
      disputed: sumOf(disputes(order.id), amountOf),
      papers: documents(order.id),
      late: addDays(today, -REFUND_DAYS),
    };
    return [...moneyErrors(facts), ...documentErrors(facts), ...refundErrors(facts)];
  });
  return [...ofOrders, ...voucherErrors(books), ...countedTwice(books.payments), ...missingNumbers(books)];
}

/** What orders and vouchers say of vouchers' money, against the movements. */
function voucherErrors({ orders, movements, balances }: Books): Difference[] {
  const paying = Map.groupBy(
    movements.filter(({ kind }) => kind === "used" || kind === "released" || kind === "returned"),
    ({ orderId }) => orderId,
  );
  const ofVoucher = Map.groupBy(movements, ({ code }) => code);
  const ofOrders = orders.flatMap((order) => {
    const found = order.byVoucher;
    const expected = -sumOf(paying.get(order.id) ?? [], amountOf) || 0;
    return found === expected ? [] : [differenceOf(order, "voucher-differs", { expected, found })];
  });
  const ofVouchers = balances.flatMap(({ code, balance: found, orderId }) => {
    const expected = sumOf(ofVoucher.get(code) ?? [], amountOf);
    return found === expected
      ? []
      : [{ kind: "voucher-differs" as const, orderId, what: code, expected, found }];
  });
  return [...ofOrders, ...ofVouchers];
}

interface Facts {
  order: BookOrder;
  payments: BookPayment[];
  refunds: BookRefund[];
  roundings: BookRounding[];
  /** What customers' banks hold or have taken. */
  disputed: Halere;
  papers: BookDocument[];
  /** What was to be done by this day, and is not, is late. */
  late: string;
}

function differenceOf(
  { id }: BookOrder,
  kind: DifferenceKind,
  said: Partial<Pick<Difference, "what" | "expected" | "found">> = {},
): Difference {
  return { kind, orderId: id, what: "", expected: null, found: null, ...said };
}

const amountOf = ({ amount }: { amount: Halere }) => amount;
const onTheWay = (refunds: BookRefund[]) => refunds.filter(({ isDone }) => !isDone);

/** What came and what went back, against what the order costs. */
function moneyErrors({ order, payments, refunds, roundings, disputed, papers, late }: Facts): Difference[] {
  const paid = sumOf(payments, amountOf) - sumOf(roundings, amountOf);
  const back = sumOf(refunds, ({ amount, rounding }) => amount - rounding) + disputed;
  const left = paid - back;
  if (left < 0 && (refunds.length > 0 || disputed > 0))
    return [differenceOf(order, "payment-differs", { expected: 0, found: left })];
  if (order.isCancelled) {
    const last = latest([...payments.map(({ day }) => day), ...papers.map(({ issuedOn }) => issuedOn)]);
    return left > 0 && last < late
      ? [differenceOf(order, "money-of-cancelled", { expected: 0, found: left })]
      : [];
  }
  if (!order.paidAt)
    return left > 0 && left >= order.total
      ? [differenceOf(order, "payment-unseen", { expected: order.total, found: left })]
      : [];
  const price = order.total - order.due - order.priceBack - sumOf(onTheWay(refunds), (one) => one.price);
  // What a bank has taken of an order that stands is the team's loss, told with the dispute: so much may be missing.
  const expected = Math.min(price, Math.max(left, price - disputed));
  if (left === expected) return [];
  const [, , number] = creditedPart(papers);
  const credited = lessThanInvoiced(order, papers);
  const last = latest(papers.filter(isCredit).map(({ issuedOn }) => issuedOn));
  // What was paid for pieces that were taken back or changed: it is to go, by its day.
  if (left > expected && left - expected <= credited)
    return last < late
      ? [
          differenceOf(order, "credit-without-refund", {
            what: number,
            expected: credited,
            found: credited - (left - expected),
          }),
        ]
      : [];
  return [differenceOf(order, "payment-differs", { expected, found: left })];
}

/** How much less an order costs than it was once invoiced with. */
function lessThanInvoiced({ total }: BookOrder, papers: BookDocument[]): Halere {
  return Math.max(0, ...papers.filter((paper) => !isCredit(paper)).map((paper) => paper.total - total));
}

/** How much of the valid invoice credit notes over pieces have taken back, the day of the last one, and its number. */
function creditedPart(papers: BookDocument[]): [credited: Halere, last: string, number: string] {
  const valid = papers.find(({ kind, isCredited }) => kind === "final" && !isCredited);
  if (!valid) return [0, "", ""];
  const notes = papers.filter((paper) => isCredit(paper) && paper.corrects === valid.number);
  return [creditedOf(papers, valid.number), latest(notes.map(({ issuedOn }) => issuedOn)), valid.number];
}

/** All papers of an order come to what it costs: of one that was cancelled, or never invoiced, to nothing. */
function documentErrors({ order, papers }: Facts): Difference[] {
  const valid = papers.filter(({ kind, isCredited }) => kind === "final" && !isCredited);
  const isInvoiced = !order.isCancelled && (valid.length > 0 || order.paidAt !== null);
  const expected = isInvoiced ? order.total : 0;
  const found = sumOf(papers, ({ total }) => total);
  if (found === expected && (valid.length > 0 || expected === 0)) return [];
  const what = (valid.at(-1) ?? papers.findLast((paper) => !isCredit(paper)))?.number ?? "";
  return [differenceOf(order, "invoice-differs", { what, expected, found })];
}

/** What went back of the price, against credit notes: of an order that stands, those over its pieces. */
function refundErrors({ order, refunds, papers }: Facts): Difference[] {
  if (papers.length === 0 || (!order.isCancelled && !order.paidAt)) return [];
  const [ofPieces] = creditedPart(papers);
  const credited = order.isCancelled ? -sumOf(papers.filter(isCredit), ({ total }) => total) : ofPieces;
  const back = order.isCancelled
    ? sumOf(
        refunds.filter(({ isDone }) => isDone),
        ({ price }) => price,
      )
    : order.priceBack;
  return back > credited
    ? [differenceOf(order, "refund-without-credit", { expected: credited, found: back })]
    : [];
}

const isCredit = ({ kind }: BookDocument) => kind === "credit";

/** How much of an invoice credit notes take back, as a positive amount. */
function creditedOf(papers: BookDocument[], number: string): Halere {
  return (
    -sumOf(
      papers.filter((paper) => isCredit(paper) && paper.corrects === number),
      ({ total }) => total,
    ) || 0
  );
}

const latest = (days: string[]): string => days.toSorted().at(-1) ?? "";

/** Payments that look like one and pay two orders. Two that one source names by ids of its own are two. */
function countedTwice(payments: BookPayment[]): Difference[] {
  const alike = Map.groupBy(
    payments.filter(({ sameAs }) => sameAs !== null),
    ({ sameAs }) => sameAs,
  );
  return [...alike.values()].flatMap((group) =>
    group.flatMap((one, place) => {
      const twin = group
        .slice(0, place)
        .find(
          (other) =>
            other.orderId !== one.orderId && !other.namedBy.some((name) => one.namedBy.includes(name)),
        );
      return twin
        ? [
            {
              kind: "payment-twice" as const,
              orderId: one.orderId,
              what: String(twin.orderId),
              expected: null,
              found: one.amount,
            },
          ]
        : [];
    }),
  );
}
