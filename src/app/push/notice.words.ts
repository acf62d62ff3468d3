import type { Both } from "#kit/contract/language/language.ts";

interface NoticeWords {
  order(number: string): string;
  message: string;
  /** `count`: how many wait. */
  payment(count: number): string;
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
    payment: (count) => (count === 1 ? "A payment needs your decision" : "Payments need your decision"),
    ofOrder: (number) => `Order ${number}`,
    onAccount: (count) => (count === 1 ? "1 bank payment" : `${count} bank payments`),
    withdrawal: (number) => `Withdrawal from order ${number}`,
    seats: (count) =>
      count === 1 ? "A customer cancelled a booking" : `A customer cancelled a booking for ${count} places`,
    health: "Something is wrong with the site",
  },
  cs: {
    order: (number) => `Nová objednávka ${number}`,
    message: "Nová zpráva",
    payment: (count) => (count === 1 ? "Platba čeká na vaše rozhodnutí" : "Platby čekají na vaše rozhodnutí"),
    ofOrder: (number) => `Objednávka ${number}`,
    onAccount: (count) =>
      inCzech(count, {
        one: "1 platba na účtu",
        few: `${count} platby na účtu`,
        other: `${count} plateb na účtu`,
      }),
    withdrawal: (number) => `Odstoupení od smlouvy, objednávka ${number}`,
    seats: (count) => (count === 1 ? "Zákazník zrušil rezervaci" : `Zákazník zrušil rezervaci ${count} míst`),
    health: "S webem něco není v pořádku",
  },
};
