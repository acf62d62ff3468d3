import type { z } from "zod";
import { ADDRESS_MISSING, EMAIL_MISSING, PHONE_MISSING } from "#features/checkout/order-payload.contract.ts";
import { changeOrder, lockedOrder, type orders } from "#features/orders/server/index.ts";
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
    // Which fields, not what they say: the log keeps nothing of the customer.
    const log = { before: { customer: null }, after: { customer: changed } };
    await changeOrder(context, tx, order, { kind: "customer", customer: now }, log);
  });
  return getOrder(context, id);
}
