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
import type { GatewayName } from "../card-payment.ts";
import type { DisputeState } from "../dispute.ts";
import { PROBLEM_NOTICE } from "./payment.mails.ts";

type Problem =
  | { kind: "amount"; received_amount: number; received_currency: string }
  | { kind: "twice" }
  | { kind: "cancelled" }
  /** Money under the order's number that the shop did not ask for. */
  | { kind: "stray"; reference: string; received_amount: number; received_currency: string }
  /** In haléře. */
  | { kind: "dispute"; state: DisputeState; amount: number; gateway: GatewayName }
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
  await queueTeamMail(context, tx, {
    kind: PROBLEM_NOTICE,
    about: aboutOrder(order.id),
    subject: subjectOf(problem, number),
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

function subjectOf(problem: Problem, number: string): string {
  switch (problem.kind) {
    case "refund":
    case "refund-unclear":
      return `Vrácení peněz k objednávce ${number} se nepovedlo`;
    case "dispute":
      return {
        inquiry: `Banka se ptá na platbu kartou k objednávce ${number}`,
        open: `Zákazník reklamuje platbu kartou k objednávce ${number}`,
        won: `Reklamaci platby k objednávce ${number} jste vyhráli`,
        lost: `Reklamaci platby k objednávce ${number} jste prohráli`,
      }[problem.state];
    default:
      return `Platba k objednávce ${number} nesouhlasí`;
  }
}

function said(problem: Problem, number: string, total: string): string {
  switch (problem.kind) {
    case "twice":
      return `Objednávka ${number} už byla zaplacená a teď přišla ještě platba kartou. Tu prosím zákazníkovi vraťte na obrazovce objednávky.`;
    case "cancelled":
      return `Objednávka ${number} byla zaplacena kartou, i když je zrušená nebo smazaná. Buď ji vyřiďte, nebo peníze vraťte na obrazovce objednávky.`;
    case "amount":
      return `K objednávce ${number} za ${total} přišla kartou jiná platba: ${receivedOf(problem)}. Objednávka proto není označená jako zaplacená. Zkontrolujte ji prosím v platební bráně.`;
    case "stray":
      return `Platební brána hlásí platbu ${receivedOf(problem)} s číslem objednávky ${number}, kterou e-shop nezná (v bráně má označení ${problem.reference}). K objednávce se nepočítá. Podívejte se prosím v bráně, kdo ji zaplatil, a na obrazovce objednávky ji k ní připočtěte, nebo ji v bráně vraťte.`;
    case "dispute":
      return disputeSaid(problem, number);
    case "refund":
      return `Platební brána nevrátila ${money(problem.amount)} k objednávce ${number}. Na obrazovce objednávky je můžete vrátit znovu, nebo je poslat převodem.`;
    case "refund-unclear":
      return `Platební brána neodpověděla, zda vrátila ${money(problem.amount)} k objednávce ${number}. Ověřte to prosím v jejím rozhraní a na obrazovce objednávky potvrďte, zda peníze odešly.`;
  }
}

function disputeSaid(
  { state, amount, gateway }: Extract<Problem, { kind: "dispute" }>,
  number: string,
): string {
  const where = gateway === "stripe" ? "ve Stripe" : "v platební bráně";
  const sum = money(amount);
  return {
    inquiry: `Banka zákazníka se ptá na platbu ${sum} k objednávce ${number}. Peníze zatím máte. Odpovězte jí prosím ${where}, ať z dotazu není reklamace.`,
    open: `Zákazník u své banky reklamuje platbu kartou ${sum} k objednávce ${number}. Banka peníze stáhla, dokud nerozhodne. Odpovězte jí prosím včas ${where}: kdo neodpoví, prohraje. Na kartu ani převodem je teď nevracejte.`,
    won: `Banka rozhodla ve váš prospěch: ${sum} k objednávce ${number} zase máte.`,
    lost: `Banka rozhodla ve prospěch zákazníka: ${sum} k objednávce ${number} máte nenávratně pryč. Zákazníkovi už je nevracejte a rozhodněte, co s objednávkou.`,
  }[state];
}

function receivedOf({
  received_amount,
  received_currency,
}: {
  received_amount: number;
  received_currency: string;
}) {
  return `${(received_amount / 100).toFixed(2).replace(".", ",")} ${received_currency}`;
}

function money(amount: Halere): string {
  return formatMoney(toCzk(amount), TEAM_LANGUAGE);
}
