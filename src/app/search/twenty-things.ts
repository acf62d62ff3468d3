import type { Both } from "#kit/contract/language/language.ts";

/** Something that a newcomer is told, the words he would search for, and the screen where it is done. */
export interface Thing {
  told: Both<string>;
  typed: Both<string>;
  /** A link of the menu. */
  menu: string;
  /** Where the search leads, if not there: a form, or what is done on the screen. */
  search?: string;
}

/** Twenty things that a team is told in a season; found in two steps by the menu and in one by the search (docs/finding.md). */
export const TWENTY_THINGS: Thing[] = [
  {
    told: { en: "Change the opening hours", cs: "Změň otevírací dobu" },
    typed: { en: "opening hours", cs: "otevírací doba" },
    menu: "/admin/settings",
    search: "/admin/settings?subject=team&record=team",
  },
  {
    told: { en: "Who rides on Saturday?", cs: "Kdo jede v sobotu?" },
    typed: { en: "who rides", cs: "kdo jede" },
    menu: "/admin/bookings",
  },
  {
    told: { en: "Give the customer the money back", cs: "Vrať zákazníkovi peníze" },
    typed: { en: "give the money back", cs: "vrátit peníze" },
    menu: "/admin/orders?view=refunds",
  },
  {
    told: { en: "Send today’s parcels", cs: "Pošli dnešní balíky" },
    typed: { en: "parcels", cs: "balíky" },
    menu: "/admin/orders?view=to-ship",
  },
  {
    told: { en: "Who hasn’t paid yet?", cs: "Kdo ještě nezaplatil?" },
    typed: { en: "unpaid", cs: "nezaplacené" },
    menu: "/admin/orders?view=to-pay",
  },
  {
    told: { en: "Take an order by telephone", cs: "Přijmi objednávku po telefonu" },
    typed: { en: "new order", cs: "nová objednávka" },
    menu: "/admin/orders",
    search: "/admin/orders/new",
  },
  {
    told: { en: "Upload the bank statement", cs: "Nahraj výpis z banky" },
    typed: { en: "bank statement", cs: "nahrát výpis" },
    menu: "/admin/bank-transfers",
  },
  {
    told: { en: "Change the account number", cs: "Změň číslo účtu" },
    typed: { en: "IBAN", cs: "číslo účtu" },
    menu: "/admin/settings",
    search: "/admin/settings?subject=seller&record=seller",
  },
  {
    told: { en: "Offer a new ride day", cs: "Vypiš nový termín jízd" },
    typed: { en: "new day", cs: "nový termín" },
    menu: "/admin/days",
    search: "/admin/days/new",
  },
  {
    told: { en: "Extend a voucher", cs: "Prodluž poukaz" },
    typed: { en: "extend voucher", cs: "prodloužit poukaz" },
    menu: "/admin/vouchers",
  },
  {
    told: { en: "Answer a question from the site", cs: "Odpověz na dotaz z webu" },
    typed: { en: "questions", cs: "dotazy" },
    menu: "/admin/messages",
  },
  {
    told: { en: "Make a discount code for Christmas", cs: "Udělej vánoční slevový kód" },
    typed: { en: "discount", cs: "sleva" },
    menu: "/admin/discount-codes",
  },
  {
    told: { en: "Raise the price of the T-shirt", cs: "Zdraž tričko" },
    typed: { en: "prices", cs: "ceny" },
    menu: "/admin/products",
  },
  {
    told: { en: "Write what happened at the race", cs: "Napiš, jak dopadl závod" },
    typed: { en: "new post", cs: "nový článek" },
    menu: "/admin/blog",
    search: "/admin/blog/new",
  },
  {
    told: { en: "Add photos from Sunday", cs: "Přidej fotky z neděle" },
    typed: { en: "add photos", cs: "přidat fotky" },
    menu: "/admin/gallery",
    search: "/admin/gallery/new",
  },
  {
    told: { en: "Change the terms and conditions", cs: "Uprav obchodní podmínky" },
    typed: { en: "terms and conditions", cs: "obchodní podmínky" },
    menu: "/admin/pages",
  },
  {
    told: {
      en: "Change what the confirmation of an order says",
      cs: "Změň, co se píše v potvrzení objednávky",
    },
    typed: { en: "confirmation", cs: "potvrzení objednávky" },
    menu: "/admin/mail-words",
  },
  {
    told: { en: "Invite the new mechanic", cs: "Pozvi nového mechanika" },
    typed: { en: "invite", cs: "pozvat" },
    menu: "/admin/people",
  },
  {
    told: { en: "Bring back what was deleted", cs: "Vrať, co někdo smazal" },
    typed: { en: "restore", cs: "obnovit" },
    menu: "/admin/history",
  },
  {
    told: { en: "Send the month to the accountant", cs: "Pošli měsíc účetní" },
    typed: { en: "accountant", cs: "účetní" },
    menu: "/admin/accounting",
  },
];
