import { type MoneyWay, orderNumber } from "#features/orders/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import { type PaymentSource, sumOf } from "./books.ts";
import type { MonthSheet, VoucherSums } from "./month-sheet.ts";
import { SHEET_WORDS } from "./sheet-words.ts";

/** The month's sheet as sections of rows, the same on the screen, in the PDF and in the table. Pure. */

export interface SheetRow {
  label: string;
  /** Null where nothing is counted. */
  count: number | null;
  /** One for each column of the section. */
  amounts: Halere[];
  isTotal?: boolean;
  /** The order that the row is about. */
  orderId?: number;
}

export interface SheetSection {
  title: string;
  /** Heads of the amounts. */
  columns: string[];
  rows: SheetRow[];
  /** Said below the rows; blank where there is nothing to say. */
  note: string;
}

export function sheetSections(sheet: MonthSheet, language: Language): SheetSection[] {
  const t = SHEET_WORDS[language];
  const { placed, cancelled, invoices, credits, vat, opening, closing } = sheet;
  const row = (label: string, { count, sum }: { count: number; sum: Halere }) => ({
    label,
    count,
    amounts: [sum],
  });
  const money = (rows: MonthSheet["payments"]): SheetRow[] => [
    ...rows.map(({ way, source, ...counted }) => row(nameOf(way, source, language), counted)),
    {
      ...row(t.total, { count: sumOf(rows, ({ count }) => count), sum: sumOf(rows, ({ sum }) => sum) }),
      isTotal: true,
    },
  ];
  const issued = { count: invoices.count + credits.count, sum: invoices.sum + credits.sum };
  const paid = sumOf(sheet.payments, ({ sum }) => sum);
  const back = sumOf(sheet.refunds, ({ sum }) => sum);
  const plain = (label: string, amount: Halere, isTotal = false): SheetRow => ({
    // Nothing has no sign.
    label,
    count: null,
    amounts: [amount || 0],
    isTotal,
  });
  const { vouchers } = sheet;
  const { taken, returned } = sheet.disputes;
  const disputed = taken.sum - returned.sum;
  const byVoucher = vouchers.paidWith - vouchers.returned;
  const one = { columns: [t.amount], note: "" };
  return [
    {
      ...one,
      title: t.orders,
      rows: [
        row(t.placed, placed),
        row(t.cancelled, cancelled),
        ...(sheet.discounts.count > 0 ? [row(t.discounts, sheet.discounts)] : []),
      ],
    },
    { ...one, title: t.payments, rows: money(sheet.payments) },
    { ...one, title: t.refunds, rows: money(sheet.refunds) },
    ...(taken.count + returned.count > 0
      ? [
          {
            ...one,
            title: t.disputes,
            note: t.disputesNote,
            rows: [row(t.disputesTaken, taken), row(t.disputesReturned, returned)],
          },
        ]
      : []),
    {
      ...one,
      title: t.papers,
      rows: [row(t.invoices, invoices), row(t.credits, credits), { ...row(t.total, issued), isTotal: true }],
    },
    {
      title: t.vat,
      columns: [t.base, t.vatSum, t.withVat],
      rows: vat.map(({ rate, base, vat: tax, total }) => ({
        label: rate === null ? t.noVat : rate === "outside" ? t.outsideVat : t.rate(rate),
        count: null,
        amounts: [base, tax, total],
      })),
      note: sheet.otherTaxMonth.length > 0 ? t.otherTaxMonth(sheet.otherTaxMonth.join(", ")) : "",
    },
    ...voucherSection(vouchers, language),
    {
      ...one,
      title: t.balance,
      note: t.balanceNote,
      rows: [
        plain(t.opening, opening.held - opening.owed),
        plain(t.plusPayments, paid),
        plain(t.lessRefunds, -back),
        ...(sheet.rounding === 0 ? [] : [plain(t.lessRounding, -sheet.rounding)]),
        ...(disputed === 0 ? [] : [plain(t.lessDisputes, -disputed)]),
        ...(byVoucher === 0 ? [] : [plain(t.plusVouchers, byVoucher)]),
        plain(t.lessPapers, -issued.sum),
        plain(t.closing, closing.held - closing.owed, true),
        plain(t.held, closing.held),
        plain(t.owed, -closing.owed),
      ],
    },
    ...(sheet.open.length > 0
      ? [
          {
            ...one,
            title: t.open,
            note: t.openNote,
            rows: sheet.open.map(({ orderId, sum }) => ({
              label: t.order(orderNumber(orderId)),
              count: null,
              amounts: [sum],
              orderId,
            })),
          },
        ]
      : []),
  ];
}

/** None where there are no vouchers over an amount. */
function voucherSection(sums: VoucherSums, language: Language): SheetSection[] {
  const t = SHEET_WORDS[language];
  if (Object.values(sums).every((sum) => sum === 0)) return [];
  const row = (label: string, amount: Halere, isTotal = false): SheetRow => ({
    label,
    count: null,
    amounts: [amount || 0],
    isTotal,
  });
  return [
    {
      title: t.vouchers,
      columns: [t.amount],
      note: sums.takenOff === 0 ? "" : t.takenOffNote,
      rows: [
        row(t.vouchersSold, sums.sold),
        row(t.vouchersGiven, sums.given),
        row(t.vouchersPaidWith, -sums.paidWith),
        row(t.vouchersTakenOff, -sums.takenOff),
        row(t.vouchersReturned, sums.returned),
        row(t.vouchersVoided, -sums.voided),
        row(t.leftOnSold, sums.leftOnSold, true),
        row(t.leftOnGiven, sums.leftOnGiven),
      ],
    },
  ];
}

function nameOf(way: MoneyWay, source: PaymentSource, language: Language): string {
  const { ways, sources } = SHEET_WORDS[language];
  return `${ways[way]}: ${sources[source]}`;
}
