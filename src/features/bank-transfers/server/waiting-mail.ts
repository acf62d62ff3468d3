import { queueTeamMail, TEAM_LANGUAGE } from "#features/orders/server/index.ts";
import { tellTeam } from "#features/push/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { teamLinkTo } from "#kit/server/own-address/language-hosts.ts";
import { BANK_NOTICE } from "./bank.mails.ts";

/** What the team’s phones are told of where payments wait, however many. */
export const BANK_PAYMENTS = "bank-payments";

/** Tells the team, by mail and on its phones, that payments came which no order takes by itself. */
export async function queueWaitingMail(context: Context, tx: Database, waiting: number): Promise<void> {
  await queueTeamMail(context, tx, {
    kind: BANK_NOTICE,
    subject:
      waiting === 1
        ? "Platba na účtu čeká na rozhodnutí"
        : `Platby na účtu čekají na rozhodnutí (${waiting})`,
    parts: [
      {
        kind: "text",
        text:
          waiting === 1
            ? "Na účtu je platba, o které musíte rozhodnout. Pokud k ní najdeme objednávku, uvidíte i návrh, který stačí potvrdit."
            : "Na účtu jsou platby, o kterých musíte rozhodnout. Kde objednávku najdeme, uvidíte i návrh, který stačí potvrdit.",
      },
      {
        kind: "link",
        text: "Platby v administraci:",
        url: teamLinkTo(context, "/admin/bank-transfers", TEAM_LANGUAGE),
      },
    ],
  });
  await tellTeam(context, tx, "payment", BANK_PAYMENTS);
}
