import type { Both } from "#kit/contract/language/language.ts";

interface NoticeWords {
  order(number: string): string;
  message: string;
  payment: string;
  ofOrder(number: string): string;
  onAccount(count: number): string;
  withdrawal(number: string): string;
  seats(count: number): string;
  health: string;
}

const czechRules = new Intl.PluralRules("cs");

function inCzech(count: number, forms: { one: string; few: string; other: string }): string {
  const rule = czechRules.select(count);
  return rule === "one" || rule === "few" ? forms[rule] : forms.other;
}

/** What notifications say of records. Commands of the server load it, so it stands without the screens' helpers. */
export const NOTICE_WORDS: Both<NoticeWords> = {
  en: {
    order: (number) => `New order ${number}`,
    message: "New message",
    payment: "A payment needs your decision",
    ofOrder: (number) => `Order ${number}`,
    onAccount: (count) =>
      count === 1
        ? "1 payment on the account matches no order"
        : `${count} payments on the account match no order`,
    withdrawal: (number) => `Withdrawal from order ${number}`,
    seats: (count) => (count === 1 ? "A seat was cancelled" : `${count} seats were cancelled`),
    health: "Something is wrong with the site",
  },
  cs: {
    order: (number) => `Nová objednávka ${number}`,
    message: "Nová zpráva",
    payment: "Platba čeká na vaše rozhodnutí",
    ofOrder: (number) => `Objednávka ${number}`,
    onAccount: (count) =>
      inCzech(count, {
        one: "1 platba na účtu nepatří k žádné objednávce",
        few: `${count} platby na účtu nepatří k žádné objednávce`,
        other: `${count} plateb na účtu nepatří k žádné objednávce`,
      }),
    withdrawal: (number) => `Odstoupení od objednávky ${number}`,
    seats: (count) =>
      inCzech(count, {
        one: "Zákazník zrušil místo",
        few: `Zákazník zrušil ${count} místa`,
        other: `Zákazník zrušil ${count} míst`,
      }),
    health: "S webem něco není v pořádku",
  },
};
