import { cashRounding, isPaidAtHandover, orderNumber, type Seller, toPayOf } from "#features/orders/index.ts";
import type { orderItems, orders } from "#features/orders/server/index.ts";
import { localised } from "#kit/contract/language/language.ts";
import type { Halere } from "#kit/contract/money/money.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import type { InvoiceContent } from "../invoice-content.ts";
import { spayd } from "../spayd.ts";

/** A bank transfer is due so many days after the order. */
export const DUE_DAYS = 7;

/** What a paper says of an order. */
export type DocumentOrder = Pick<
  typeof orders.$inferSelect,
  | "id"
  | "language"
  | "created_at"
  | "paid_at"
  | "status"
  | "balance_halere"
  | "customer_name"
  | "customer_email"
  | "customer_phone"
  | "customer_address"
  | "customer_company"
  | "customer_company_id"
  | "customer_vat_id"
  | "shipping_name"
  | "shipping_halere"
  | "fee_halere"
  | "payment_name"
  | "payment_kind"
  | "discount"
  | "discount_halere"
  | "total_halere"
>;
type ItemRow = Pick<
  typeof orderItems.$inferSelect,
  "translations" | "quantity" | "price_halere" | "is_value"
>;

interface OnPaper {
  due_on?: string;
  rounded?: Halere;
  by_voucher?: Halere;
}

/** When an order is due by itself, YYYY-MM-DD. */
export function dueDayOf({ created_at }: Pick<DocumentOrder, "created_at">): string {
  return addDays(pragueDay(created_at), DUE_DAYS);
}

/**
 * An order as its proforma: what the answer, the mails and the papers say. In the order's language. `rounded`: what the
 * cash that has come for it was rounded by, in haléře; what is paid at the handover will be rounded too. `by_voucher`: what
 * gift vouchers pay of it.
 */
export function proformaOf(
  order: DocumentOrder,
  items: ItemRow[],
  seller: Seller,
  { due_on = dueDayOf(order), rounded = 0, by_voucher = 0 }: OnPaper = {},
): InvoiceContent {
  const { language } = order;
  const number = orderNumber(order.id);
  const issued_on = pragueDay(order.created_at);
  const toPay = toPayOf(order);
  const paid_part = order.total_halere - by_voucher - toPay + rounded;
  const isPart = toPay > 0 && paid_part > 0;
  const rounding = rounded + (isPaidAtHandover(order.payment_kind) ? cashRounding(toPay) : 0);
  const name = (names: typeof order.shipping_name) => names[language].trim() || names.en;
  return {
    type: "proforma",
    number,
    language,
    order_number: number,
    variable_symbol: number,
    issued_on,
    due_on,
    paid_on: toPay === 0 && order.paid_at ? pragueDay(order.paid_at) : null,
    ...(isPart && { paid_part }),
    ...(by_voucher > 0 && { by_voucher }),
    ...(rounding !== 0 && { rounding }),
    seller,
    customer: {
      name: order.customer_name,
      email: order.customer_email,
      phone: order.customer_phone,
      address: order.customer_address,
      company: order.customer_company,
      company_id: order.customer_company_id,
      vat_id: order.customer_vat_id,
    },
    lines: items.map(({ translations, quantity, price_halere, is_value }) => ({
      name: localised(translations, language).name,
      quantity,
      unit: price_halere,
      ...(is_value && { outside_vat: true }),
    })),
    ...(order.discount &&
      order.discount_halere > 0 && {
        discount: { code: order.discount.code, amount: order.discount_halere },
      }),
    shipping: { name: name(order.shipping_name), price: order.shipping_halere },
    payment: {
      name: name(order.payment_name),
      kind: order.payment_kind,
      ...(order.fee_halere > 0 && { fee: order.fee_halere }),
    },
    total: order.total_halere,
    spayd:
      order.payment_kind === "bank" && (order.paid_at || toPayOf(order) > 0)
        ? spayd({
            iban: seller.iban,
            bic: seller.bic,
            amount: toPay || order.total_halere,
            variableSymbol: number,
            dueOn: due_on,
            message: language === "cs" ? `Objednávka ${number}` : `Order ${number}`,
          })
        : "",
  };
}
