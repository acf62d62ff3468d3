import { type RecordType, recordTypeOf, withParameter } from "#kit/contract/record-type.ts";
import * as contentTypes from "./content-types.ts";

/** Every kind of records in the log of changes: all declared content types, and what has no declaration. */
export const RECORD_TYPES: readonly RecordType[] = [
  ...Object.values(contentTypes).map(recordTypeOf),
  undeclared("cars", { en: "Car", cs: "Auto" }, "/admin/cars"),
  {
    ...undeclared("car-photos", { en: "Car photo", cs: "Fotografie auta" }, "/admin/cars"),
    addressOf: () => "/admin/cars",
    editorOf: (car) => `/admin/car-photos/${car}`,
  },
  undeclared("gallery", { en: "Gallery image", cs: "Obrázek v galerii" }, "/admin/gallery"),
  undeclared("settings", { en: "Setting", cs: "Nastavení" }, "/admin/settings"),
  {
    ...undeclared(
      "shipping-methods",
      { en: "Shipping method", cs: "Způsob dopravy" },
      "/admin/shipping-and-payment",
    ),
    addressOf: () => "/admin/shipping-and-payment",
  },
  {
    ...undeclared(
      "payment-methods",
      { en: "Payment method", cs: "Způsob platby" },
      "/admin/shipping-and-payment?tab=payment",
    ),
    addressOf: () => "/admin/shipping-and-payment",
  },
  {
    ...undeclared("orders", { en: "Order", cs: "Objednávka" }, "/admin/orders"),
    addressOf: (id) => withParameter("/admin/orders", "order", id),
  },
  {
    ...undeclared("withdrawals", { en: "Withdrawal", cs: "Odstoupení od smlouvy" }, "/admin/orders"),
    addressOf: () => "/admin/orders",
  },
  {
    ...undeclared("messages", { en: "Message", cs: "Zpráva" }, "/admin/messages"),
    addressOf: (id) => withParameter("/admin/messages", "message", id),
  },
  // Nobody but its owner sees an account.
  { ...undeclared("accounts", { en: "Account", cs: "Účet" }, "/admin/account"), addressOf: () => null },
];

function undeclared(type: string, name: RecordType["name"], screen: string): RecordType {
  const own = { type, name, labels: {}, choices: {} };
  return {
    ...own,
    addressOf: (id) => withParameter(screen, "record", id),
    editorOf: (key) => withParameter(screen, "edit", key),
  };
}
