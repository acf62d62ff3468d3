import type { Database } from "#kit/server/database/database.ts";
import { paymentMethods, shippingMethods } from "./methods.table.ts";

const SHIPPING = [
  {
    names: { en: "Electronically (vouchers and courses)", cs: "Elektronicky (poukazy a kurzy)" },
    price_halere: 0,
    for_goods: false,
  },
  { names: { en: "Pick-up in person", cs: "Osobní odběr" }, price_halere: 0, is_pickup: true },
  {
    names: { en: "Czech Post", cs: "Česká pošta" },
    price_halere: 129_00,
    for_services: false,
    countries: ["CZ"],
  },
];

const PAYMENT = [{ names: { en: "Bank transfer", cs: "Bankovní převod" }, kind: "bank" as const }];

/** Stores the first shipping and payment methods where there are none. */
export async function storeBuiltInMethods(tx: Database): Promise<void> {
  if ((await tx.$count(shippingMethods)) === 0) {
    await tx
      .insert(shippingMethods)
      .values(SHIPPING.map((method, display_order) => ({ ...method, display_order })));
  }
  if ((await tx.$count(paymentMethods)) === 0) {
    await tx
      .insert(paymentMethods)
      .values(PAYMENT.map((method, display_order) => ({ ...method, display_order })));
  }
}
