import { formatMoney } from "#kit/contract/money/money.ts";
import { CUSTOMER } from "#kit/server/mail/common-texts.ts";
import type { Placeholder, SampleWith } from "#kit/server/mail/declared-mail.ts";
import type { MailPart } from "#kit/server/mail/mail-parts.ts";
import { orderNumber } from "../order-number.ts";
import { orderMailParts } from "./customer-mail.ts";
import type { orders } from "./orders.table.ts";

/** The number of the order in previews of mails. */
export const SAMPLE_ORDER = orderNumber(1234);

/** What every mail about an order knows. */
export const ORDER_PLACEHOLDERS = {
  customer: CUSTOMER,
  order: {
    label: { en: "Order number", cs: "Číslo objednávky" },
    sample: { en: SAMPLE_ORDER, cs: SAMPLE_ORDER },
  },
} satisfies Record<string, Placeholder>;

/** The same of an order. */
export function orderValues({ id, customer_name }: Pick<typeof orders.$inferSelect, "id" | "customer_name">) {
  return { customer: customer_name, order: orderNumber(id) };
}

/** A placeholder that stands for money. */
export function moneyPlaceholder(en: string, cs: string, czk: number): Placeholder {
  return { label: { en, cs }, sample: { en: formatMoney(czk, "en"), cs: formatMoney(czk, "cs") } };
}

/** A sample of a mail about an order: what it says, then what `queueCustomerMail` adds. */
export function orderSample(parts: MailPart[], { language, seller, link }: SampleWith): MailPart[] {
  return orderMailParts(parts, language, link("/order"), seller);
}
