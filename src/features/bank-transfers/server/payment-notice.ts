import { eq } from "drizzle-orm";
import { orderNumber, orderScreen } from "#features/orders/index.ts";
import { orderToTell } from "#features/orders/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { formatMoneyExact, toCzk } from "#kit/contract/money/money.ts";
import type { MakeNotice } from "#kit/server/feature.ts";
import { bankEntries } from "./bank-transfers.table.ts";
import { BANK_PAYMENTS } from "./waiting-mail.ts";

interface PaymentWords {
  /** `count`: how many wait. */
  title(count: number): string;
  ofOrder(number: string): string;
  onAccount(count: number): string;
}

const WORDS: Both<PaymentWords> = {
  en: {
    title: (count) => (count === 1 ? "A payment needs your decision" : "Payments need your decision"),
    ofOrder: (number) => `Order ${number}`,
    onAccount: (count) => (count === 1 ? "1 bank payment" : `${count} bank payments`),
  },
  cs: {
    title: (count) => (count === 1 ? "Platba čeká na vaše rozhodnutí" : "Platby čekají na vaše rozhodnutí"),
    ofOrder: (number) => `Objednávka ${number}`,
    onAccount: (count) => {
      const rule = new Intl.PluralRules("cs").select(count);
      return `${count} ${rule === "one" ? "platba" : rule === "few" ? "platby" : "plateb"} na účtu`;
    },
  },
};

/** `about`: the bank's payments together, or `<kind>/<order>` for one that came by card. */
export const noticeOfPayment: MakeNotice = async ({ db }, about, language) => {
  const t = WORDS[language];
  if (about === BANK_PAYMENTS) {
    const waiting = await db.$count(bankEntries, eq(bankEntries.state, "waiting"));
    return waiting === 0
      ? null
      : { title: t.title(waiting), text: t.onAccount(waiting), path: "/admin/bank-transfers" };
  }
  const order = await orderToTell(db, Number(about.split("/")[1]));
  if (!order) return null;
  return {
    title: t.title(1),
    text: `${t.ofOrder(orderNumber(order.id))}, ${formatMoneyExact(toCzk(order.total_halere), language)}`,
    path: orderScreen(order.id),
  };
};
