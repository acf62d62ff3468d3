import { orderNumber, orderScreen } from "#features/orders/index.ts";
import { orderToTell } from "#features/orders/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { formatMoneyExact, toCzk } from "#kit/contract/money/money.ts";
import type { MakeNotice } from "#kit/server/feature.ts";

const NEW_ORDER: Both<(number: string) => string> = {
  en: (number) => `New order ${number}`,
  cs: (number) => `Nová objednávka ${number}`,
};

/** `about`: the order's id. */
export const noticeOfOrder: MakeNotice = async ({ db }, about, language) => {
  const order = await orderToTell(db, Number(about));
  if (!order || order.status === "cancelled") return null;
  return {
    title: NEW_ORDER[language](orderNumber(order.id)),
    text: `${order.customer_company || order.customer_name}, ${formatMoneyExact(toCzk(order.total_halere), language)}`,
    path: orderScreen(order.id),
  };
};
