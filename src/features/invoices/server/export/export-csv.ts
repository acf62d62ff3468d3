import { pipeline, Readable } from "node:stream";
import { stringify } from "csv-stringify";
import { orderNumber } from "#features/orders/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { toCzk } from "#kit/contract/money/money.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Database } from "#kit/server/database/database.ts";
import { documentVat, outsideVat } from "../../invoice-content.ts";
import { type Chosen, documentsIn, ordersIn, type Period } from "./export-rows.ts";
import { EXPORT_WORDS } from "./export-words.ts";

type Cell = string | number | null;

/** The orders of a period, or chosen ones, as CSV for Czech Excel. */
export function ordersCsv(db: Database, which: Period | Chosen, language: Language): Readable {
  return excelCsv(EXPORT_WORDS[language].orders, orderRows(db, which, language));
}

/** The invoices and credit notes of a period as CSV for Czech Excel. */
export function documentsCsv(db: Database, period: Period, language: Language): Readable {
  return excelCsv(EXPORT_WORDS[language].papers, documentRows(db, period, language));
}

async function* orderRows(db: Database, which: Period | Chosen, language: Language): AsyncGenerator<Cell[]> {
  const { statuses } = EXPORT_WORDS[language];
  for await (const order of ordersIn(db, which))
    yield [
      orderNumber(order.id),
      pragueDay(order.created_at),
      statuses[order.status],
      order.customer_name,
      order.customer_company,
      order.customer_company_id,
      order.customer_vat_id,
      order.customer_email,
      order.customer_phone,
      order.customer_address,
      order.payment_name[language],
      order.shipping_name[language],
      toCzk(order.goods_halere),
      toCzk(order.shipping_halere),
      toCzk(order.fee_halere),
      toCzk(order.total_halere),
      order.paid_at && pragueDay(order.paid_at),
      order.money?.priceBackAt ? pragueDay(order.money.priceBackAt) : null,
      order.money?.priceBack ? toCzk(order.money.priceBack) : null,
      order.money?.voucher ? toCzk(order.money.voucher) : null,
      order.discount?.code ?? null,
      order.discount_halere === 0 ? null : toCzk(order.discount_halere),
    ];
}

async function* documentRows(db: Database, period: Period, language: Language): AsyncGenerator<Cell[]> {
  const { types } = EXPORT_WORDS[language];
  for await (const { kind, content } of documentsIn(db, period)) {
    const { customer, total } = content;
    const vat = documentVat(content);
    yield [
      content.number,
      types[kind],
      content.issued_on,
      vat && (content.taxable_on ?? content.issued_on),
      content.due_on,
      content.paid_on ?? null,
      content.order_number,
      content.variable_symbol,
      content.corrects?.number ?? null,
      customer.company || customer.name,
      customer.company_id ?? null,
      customer.vat_id ?? null,
      toCzk(vat ? vat.base + outsideVat(content) : total),
      vat && String(vat.rate).replace(".", ","),
      toCzk(vat?.vat ?? 0),
      toCzk(total),
      content.payment.name,
      outsideVat(content) === 0 ? null : toCzk(outsideVat(content)),
      content.by_voucher ? toCzk(content.by_voucher) : null,
      content.discount ? toCzk(content.discount.amount) : null,
      content.rounding ? toCzk(content.rounding) : null,
    ];
  }
}

/**
 * UTF-8 with its mark, semicolons and decimal commas: what Czech Excel opens by a double click. A text that begins
 * like a formula gets an apostrophe; amounts are numbers and keep their minus.
 */
export function excelCsv(head: string[], rows: Iterable<Cell[]> | AsyncIterable<Cell[]>): Readable {
  const written = stringify({
    bom: true,
    delimiter: ";",
    record_delimiter: "windows",
    header: true,
    columns: head.map((header, place) => ({ key: String(place), header })),
    escape_formulas: true,
    cast: { number: (amount) => amount.toFixed(2).replace(".", ",") },
  });
  // An error closes the stream, and with it the answer: half a table never looks whole.
  pipeline(Readable.from(rows), written, () => {});
  return written;
}
