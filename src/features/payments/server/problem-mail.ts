import { orderNumber } from "#features/orders/index.ts";
import {
  aboutOrder,
  type orders,
  queueTeamMail,
  TEAM_LANGUAGE,
  teamLink,
} from "#features/orders/server/index.ts";
import { formatMoney, toCzk } from "#kit/contract/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";

type Problem =
  | { kind: "amount"; received_amount: number; received_currency: string }
  | { kind: "twice" }
  | { kind: "cancelled" };

/** Tells the team of money that came and does not fit: somebody has to look at it and send it back. */
export async function queueProblemMail(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  problem: Problem,
): Promise<void> {
  const number = orderNumber(order.id);
  await queueTeamMail(context, tx, {
    kind: "payment-problem",
    about: aboutOrder(order.id),
    subject: `Platba k objednávce ${number} nesouhlasí`,
    parts: [
      { kind: "text", text: said(problem, number, formatMoney(toCzk(order.total_halere), TEAM_LANGUAGE)) },
      {
        kind: "rows",
        rows: [
          [
            "Zákazník",
            [order.customer_company, order.customer_name, order.customer_email].filter(Boolean).join(", "),
          ],
        ],
      },
      {
        kind: "link",
        text: "Objednávka v administraci:",
        url: teamLink(context, order.id),
      },
    ],
  });
}

function said(problem: Problem, number: string, total: string): string {
  if (problem.kind === "twice")
    return `Objednávka ${number} byla zaplacena kartou podruhé. Vraťte prosím druhou platbu zákazníkovi v platební bráně.`;
  if (problem.kind === "cancelled")
    return `Objednávka ${number} byla zaplacena kartou, i když je zrušená nebo smazaná. Buď ji vyřiďte, nebo peníze vraťte v platební bráně.`;
  const received = `${(problem.received_amount / 100).toFixed(2).replace(".", ",")} ${problem.received_currency}`;
  return `K objednávce ${number} za ${total} přišla kartou jiná platba: ${received}. Objednávka proto není označená jako zaplacená. Zkontrolujte ji prosím v platební bráně.`;
}
