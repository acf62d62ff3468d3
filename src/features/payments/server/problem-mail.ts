import { orderNumber } from "#features/orders/index.ts";
import {
  aboutOrder,
  type orders,
  queueTeamMail,
  TEAM_LANGUAGE,
  teamLink,
} from "#features/orders/server/index.ts";
import { tellTeam } from "#features/push/server/index.ts";
import { formatMoney, type Halere, toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { PROBLEM_NOTICE } from "./payment.mails.ts";

type Problem =
  | { kind: "amount"; received_amount: number; received_currency: string }
  | { kind: "twice" }
  | { kind: "cancelled" }
  /** Money that was to go back: in haléře. */
  | { kind: "refund" | "refund-unclear"; amount: number };

/** Tells the team, by mail and on its phones, of money that came and does not fit: somebody has to look at it and send it back. */
export async function queueProblemMail(
  context: Context,
  tx: Database,
  order: typeof orders.$inferSelect,
  problem: Problem,
): Promise<void> {
  const number = orderNumber(order.id);
  const isRefund = problem.kind === "refund" || problem.kind === "refund-unclear";
  await queueTeamMail(context, tx, {
    kind: PROBLEM_NOTICE,
    about: aboutOrder(order.id),
    subject: isRefund
      ? `Vrácení peněz k objednávce ${number} se nepovedlo`
      : `Platba k objednávce ${number} nesouhlasí`,
    parts: [
      { kind: "text", text: said(problem, number, money(order.total_halere)) },
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
  await tellTeam(context, tx, "payment", aboutOrder(order.id));
}

function said(problem: Problem, number: string, total: string): string {
  switch (problem.kind) {
    case "twice":
      return `Objednávka ${number} už byla zaplacená a teď přišla ještě platba kartou. Tu prosím zákazníkovi vraťte na obrazovce objednávky.`;
    case "cancelled":
      return `Objednávka ${number} byla zaplacena kartou, i když je zrušená nebo smazaná. Buď ji vyřiďte, nebo peníze vraťte na obrazovce objednávky.`;
    case "amount": {
      const received = `${(problem.received_amount / 100).toFixed(2).replace(".", ",")} ${problem.received_currency}`;
      return `K objednávce ${number} za ${total} přišla kartou jiná platba: ${received}. Objednávka proto není označená jako zaplacená. Zkontrolujte ji prosím v platební bráně.`;
    }
    case "refund":
      return `Platební brána nevrátila ${money(problem.amount)} k objednávce ${number}. Na obrazovce objednávky je můžete vrátit znovu, nebo je poslat převodem.`;
    case "refund-unclear":
      return `Platební brána neodpověděla, zda vrátila ${money(problem.amount)} k objednávce ${number}. Ověřte to prosím v jejím rozhraní a na obrazovce objednávky potvrďte, zda peníze odešly.`;
  }
}

function money(amount: Halere): string {
  return formatMoney(toCzk(amount), TEAM_LANGUAGE);
}
