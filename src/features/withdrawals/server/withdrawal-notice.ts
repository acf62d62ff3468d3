import { eq } from "drizzle-orm";
import { orderNumber, orderScreen } from "#features/orders/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { MakeNotice } from "#kit/server/feature.ts";
import { withdrawals } from "./withdrawals.table.ts";

const WITHDRAWAL: Both<(number: string) => string> = {
  en: (number) => `Withdrawal from order ${number}`,
  cs: (number) => `Odstoupení od smlouvy, objednávka ${number}`,
};

/** `about`: the withdrawal's id. */
export const noticeOfWithdrawal: MakeNotice = async ({ db }, about, language) => {
  const [row] = await db
    .select()
    .from(withdrawals)
    .where(eq(withdrawals.id, Number(about)));
  if (!row) return null;
  return {
    title: WITHDRAWAL[language](row.order_id ? orderNumber(row.order_id) : row.order_number),
    text: row.name,
    path: row.order_id ? orderScreen(row.order_id) : "/admin/orders",
  };
};
