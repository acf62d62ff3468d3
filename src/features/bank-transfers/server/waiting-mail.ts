import { queueTeamMail, TEAM_LANGUAGE } from "#features/orders/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";

/** Tells the team that payments came which no order takes by itself. */
export function queueWaitingMail(context: Context, tx: Database, waiting: number): Promise<void> {
  return queueTeamMail(context, tx, {
    kind: "bank-payments",
    subject:
      waiting === 1
        ? "Platba na účtu čeká na rozhodnutí"
        : `Platby na účtu čekají na rozhodnutí (${waiting})`,
    parts: [
      {
        kind: "text",
        text: "Na účet přišly peníze, které samy nesedí k žádné objednávce. U každé platby uvidíte návrh, stačí ho potvrdit.",
      },
      {
        kind: "link",
        text: "Platby v administraci:",
        url: linkTo(context, "/admin/bank-transfers", TEAM_LANGUAGE),
      },
    ],
  });
}
