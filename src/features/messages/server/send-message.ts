import { teamInbox } from "#features/accounts/server/index.ts";
import { tellTeam } from "#features/push/server/index.ts";
import { settingText } from "#features/settings/server/index.ts";
import { invalid, Refusal } from "#kit/contract/errors.ts";
import { parseIn } from "#kit/contract/validation/says.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { requireHit } from "#kit/server/rate-limit/rate-limit.ts";
import { type ContactForm, contactError } from "../message-rules.ts";
import { contactMessage } from "../messages.contract.ts";
import { teamNotice } from "./message-mails.ts";
import { contactMessages } from "./messages.table.ts";

/** Of one network: messages that are looked at, and messages that are stored. */
const WINDOW_MS = 10 * 60 * 1000;
const MOST_TRIED = 30;
const MOST_STORED = 5;

export function limitsOf({ address }: Pick<Context, "address">) {
  const network = clientNetwork(address);
  return {
    tried: { key: `contact-tried ${network}`, limit: MOST_TRIED, windowMs: WINDOW_MS },
    stored: { key: `contact-stored ${network}`, limit: MOST_STORED, windowMs: WINDOW_MS },
  };
}

/**
 * Stores a visitor's message and queues the team's copy of it. Throws BAD_REQUEST for what is
 * left out, INVALID for a wrong field, TOO_MANY_REQUESTS; what is refused is not stored.
 */
export async function sendMessage(context: Context, form: ContactForm) {
  const limits = limitsOf(context);
  await requireHit(context, limits.tried);
  const error = contactError(form);
  if (error) throw new Refusal("BAD_REQUEST", { words: error });
  const parsed = parseIn(context.language, contactMessage, form);
  if (!parsed.ok) throw invalid(parsed.errors);
  const values = { ...parsed.value, language: context.language, created_at: context.now() };
  return context.db.transaction(async (tx) => {
    await requireHit({ db: tx, now: context.now }, limits.stored);
    const [message] = await tx.insert(contactMessages).values(values).returning();
    if (!message) throw new Error("an insert without a row");
    for (const to of await teamInbox(tx)) await context.mailer.queueMail(tx, teamNotice(message, to));
    await tellTeam(context, tx, "message", message.id);
    return { id: message.id };
  });
}

/** Where the team answers from, for `Reply-To`; '' where neither setting names an address. */
export async function teamAddress(db: Database): Promise<string> {
  return (await settingText(db, "orders_email", "cs")) || settingText(db, "contact_email", "cs");
}
