import type { InvoiceContent } from "#features/invoices/index.ts";
import { ORDER_PLACEHOLDERS, SAMPLE_ORDER } from "#features/orders/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { GREETING, NO_CLOSING } from "#kit/server/mail/common-texts.ts";
import { declareMail, fixedMail } from "#kit/server/mail/declared-mail.ts";
import { confirmationParts } from "./order-mail-parts.ts";

export const CONFIRMATION_MAIL = declareMail({
  key: "order-confirmation",
  group: "orders",
  name: { en: "Order confirmation", cs: "Potvrzení objednávky" },
  when: {
    en: "As soon as an order is placed, with the proforma invoice and the terms attached.",
    cs: "Hned po vytvoření objednávky, se zálohovou fakturou a obchodními podmínkami v příloze.",
  },
  placeholders: ORDER_PLACEHOLDERS,
  texts: {
    subject: { en: "Confirmation of order {order}", cs: "Potvrzení objednávky {order}" },
    greeting: GREETING,
    introduction: {
      en: "Thank you for your order. Your order number is {order}.",
      cs: "děkujeme za vaši objednávku. Její číslo je {order}.",
    },
    closing: NO_CLOSING,
  },
  required: { introduction: ["order"] },
  sample: (t, { language, seller, link }) =>
    confirmationParts(sampleDocument(language, seller), t, {
      page: link("/order"),
      terms: link("/terms"),
      point: "",
      vouchers: [],
      seats: [],
    }),
});

/** The team's own notice of a new order. */
export const ORDER_NOTICE = fixedMail("order-notice", "notice");

/** The paper of an order that nobody has made, for previews of mails. */
export function sampleDocument(language: Language, seller: string): InvoiceContent {
  const isCzech = language === "cs";
  return {
    type: "proforma",
    number: SAMPLE_ORDER,
    language,
    order_number: SAMPLE_ORDER,
    variable_symbol: SAMPLE_ORDER.replace(/\D/g, ""),
    issued_on: "2026-06-01",
    due_on: "2026-06-15",
    seller: {
      name: seller,
      address: "",
      company_id: "",
      vat_id: "",
      vat_rate: null,
      account: "19-2000145399/0800",
      iban: "CZ6508000000192000145399",
      bic: "",
    },
    customer: {
      name: "Jana Nováková",
      email: "jana@example.com",
      phone: "+420 777 123 456",
      address: isCzech ? "Lipová 12, 110 00 Praha" : "Lipová 12, 110 00 Prague",
    },
    lines: [
      { name: isCzech ? "Týmové tričko (M)" : "Team T-shirt (M)", quantity: 2, unit: 59_000 },
      { name: isCzech ? "Kšiltovka" : "Cap", quantity: 1, unit: 39_000 },
    ],
    shipping: { name: isCzech ? "Balík domů" : "Parcel to the door", price: 9_900 },
    payment: { name: isCzech ? "Bankovní převod" : "Bank transfer", kind: "bank" },
    total: 166_900,
    spayd: "SPD*1.0*ACC:CZ6508000000192000145399*AM:1669.00*CC:CZK",
  };
}
