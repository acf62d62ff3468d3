import { type RecordType, recordType } from "#kit/contract/content/record-type.ts";

/** Discount codes in the log of changes. */
export const discountsRecordType: RecordType = {
  ...recordType("discount-codes", { en: "Discount code", cs: "Slevový kód" }, "/admin/discount-codes", [
    "shop",
  ]),
  labels: {
    code: { en: "Code", cs: "Kód" },
    folded: { en: "Compared as", cs: "Porovnává se jako" },
    note: { en: "Note", cs: "Poznámka" },
    kind: { en: "Type of discount", cs: "Druh slevy" },
    percent: { en: "Percentage", cs: "Procenta" },
    amount_halere: { en: "Amount", cs: "Částka" },
    free_shipping: { en: "Free shipping", cs: "Doprava zdarma" },
    minimum_halere: { en: "Minimum purchase", cs: "Při nákupu od" },
    products: { en: "Products", cs: "Produkty" },
    max_uses: { en: "Total uses", cs: "Použití celkem" },
    once_per_customer: { en: "Once per customer", cs: "Každý zákazník jednou" },
    valid_from: { en: "First day", cs: "První den" },
    valid_until: { en: "Last day", cs: "Poslední den" },
    is_active: { en: "Switched on", cs: "Zapnutý" },
  },
  choices: {
    kind: {
      percent: { en: "Percentage off goods", cs: "Procento z ceny zboží" },
      amount: { en: "Fixed amount", cs: "Částka" },
      shipping: { en: "Free shipping only", cs: "Jen doprava zdarma" },
    },
  },
};
