import { and, eq, isNull } from "drizzle-orm";
import type { z } from "zod";
import { ADDRESS_MISSING, EMAIL_MISSING, PHONE_MISSING } from "#features/checkout/order-payload.contract.ts";
import { invoices, issueCreditNote, issueFinalInvoice } from "#features/invoices/server/index.ts";
import { lockedOrder, logOrder, orders } from "#features/orders/server/index.ts";
import { withCountry } from "#kit/contract/companies/address-country.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { customerChange } from "../order-records.contract.ts";
import { getOrder } from "./admin-orders.ts";

type Customer = z.output<typeof customerChange>["customer"];

/** What an order has had it keeps; one that the team took by telephone may do without. */
function missingOf(order: typeof orders.$inferSelect, customer: Customer): [string, Both<string>] | null {
  if (order.customer_email && !customer.email) return ["email", EMAIL_MISSING];
  if (order.customer_phone && !customer.phone) return ["phone", PHONE_MISSING];
  return order.customer_address && !/[^\s,]/.test(customer.address) ? ["address", ADDRESS_MISSING] : null;
}

const SENT = {
  en: "This order has been sent, finished or cancelled, so it can no longer be changed.",
  cs: "Tato objednávka už je odeslaná, dokončená nebo zrušená, proto ji změnit nejde.",
};

/** What an invoice has to say rightly. */
const ON_INVOICE = [
  ...["customer_name", "customer_address", "customer_company", "customer_company_id", "customer_vat_id"],
];

/**
 * Changes whom an order goes to, before it is sent. An invoice with another name or address on it gets its credit
 * note, and a new one is issued; both are mailed, to the new address.
 *
 * @throws Refusal NOT_FOUND, CONFLICT once it was sent, CHANGED_MEANWHILE where it has changed since it was seen
 */
export async function changeCustomer(
  context: Context,
  id: number,
  { version, customer }: z.output<typeof customerChange>,
) {
  await context.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id);
    if (order.status !== "pending" && order.status !== "processing")
      throw new Refusal("CONFLICT", { words: SENT });
    if (order.updated_at.toISOString() !== version) throw new Refusal("CHANGED_MEANWHILE");
    const error = missingOf(order, customer);
    if (error) throw invalidField(`customer.${error[0]}`, error[1], context.language);
    const { address, country } = customer;
    const now = {
      customer_name: customer.name,
      customer_email: customer.email,
      customer_phone: customer.phone,
      customer_address: country ? withCountry(address, country, order.language) : address,
      customer_company: customer.company_name,
      customer_company_id: customer.company_id,
      customer_vat_id: customer.vat_id,
    };
    const changed = Object.entries(now).flatMap(([key, value]) =>
      order[key as keyof typeof now] === value ? [] : [key],
    );
    if (changed.length === 0) return;
    await tx
      .update(orders)
      .set({ ...now, updated_at: context.now() })
      .where(eq(orders.id, id));
    const [invoice] = await tx
      .select({ mailed_at: invoices.mailed_at })
      .from(invoices)
      .where(and(eq(invoices.order_id, id), eq(invoices.kind, "final"), isNull(invoices.credited_at)));
    if (invoice && changed.some((key) => ON_INVOICE.includes(key))) {
      await issueCreditNote(context, tx, id, "corrected");
      await issueFinalInvoice(context, tx, id);
    }
    // Which fields, not what they say: the log keeps nothing of the customer.
    await logOrder(context, tx, id, "changed", { customer: null }, { customer: changed });
  });
  return getOrder(context, id);
}
