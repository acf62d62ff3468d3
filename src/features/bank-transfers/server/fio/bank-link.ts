import { eq, gt, isNull, lte, or } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { writeEntry } from "#kit/server/history/record-history.ts";
import { keyFrom, seal, unseal } from "#kit/server/secrets/seal.ts";
import type { Statement } from "../../bank-entry.ts";
import { bankLinks, type LinkError } from "../bank-transfers.table.ts";
import { importStatement } from "../import-statement.ts";
import { StatementError } from "../statements/statement-error.ts";
import { askFio, FioError } from "./fio-client.ts";

/** There is one link at most. */
const ID = 1;
const PURPOSE = "paddock bank token";
/** Fio refuses a second question within this time. */
const BETWEEN_MS = 30_000;
/** Bookings are asked for again for some days: banks book late, and what is known changes nothing. */
const DAYS_BACK = 5;
/** Older ones need the account's owner to confirm in the bank (status 422). */
const OLDEST_DAYS = 89;

type Link = typeof bankLinks.$inferSelect;

/** The link as the team sees it; never its token. */
export async function shownLink({ db }: Pick<Services, "db">) {
  const [link] = await db.select().from(bankLinks);
  if (!link) return { connected: null };
  const { account, since, expires_on, last_asked_at, last_ok_at, fault } = link;
  return { connected: { account, since, expires_on, last_asked_at, last_ok_at, fault } };
}

interface Wanted {
  token: string;
  expires_on: string;
  since?: string | undefined;
}

/**
 * Stores a token that the bank has just taken, and takes in what it answered. Throws BANK_REFUSED, BANK_AWAY,
 * STATEMENT_OTHER_ACCOUNT, TOO_MANY_REQUESTS; then what was stored before is as it was.
 */
export async function connectBank(context: Context, { token, expires_on, since: wanted }: Wanted) {
  const today = pragueDay(context.now());
  const oldest = addDays(today, -OLDEST_DAYS);
  const since = !wanted ? today : wanted > oldest ? wanted : oldest;
  let statement: Statement;
  try {
    statement = await askFio({ url: context.config.FIO_API_URL, token }, since, today);
  } catch (error) {
    throw refusalOf(error);
  }
  const now = context.now();
  const link = {
    account: statement.account ?? "",
    since,
    expires_on,
    sealed_token: seal(keyOf(context), token, PURPOSE),
    last_asked_at: now,
    last_ok_at: now,
    fault: null,
  };
  const imported = await importStatement(context, statement);
  await context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(bankLinks).for("update");
    await tx
      .insert(bankLinks)
      .values({ id: ID, ...link })
      .onConflictDoUpdate({ target: bankLinks.id, set: link });
    await logLink(context, tx, before, link);
  });
  context.log.info({ imported }, "The bank is connected");
  return shownLink(context);
}

/** Deletes the token; without one nothing happens. */
export async function disconnectBank(context: Context): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [before] = await tx.delete(bankLinks).returning();
    if (before) await logLink(context, tx, before, undefined);
  });
}

type Told = Pick<Link, "account" | "expires_on">;

/** Who connected the bank, and who took it away; never the token. */
function logLink(context: Context, tx: Database, before: Told | undefined, after: Told | undefined) {
  const told = (link: Told | undefined) =>
    link ? { account: link.account, expires_on: link.expires_on } : null;
  return writeEntry(context, tx, {
    type: "bank-transfers",
    id: "fio",
    label: { en: "Fio", cs: "Fio" },
    action: before && after ? "changed" : after ? "added" : "deleted",
    before: told(before),
    after: told(after),
  });
}

/** Asks the bank now, for the team. Throws NOT_FOUND without a link, TOO_MANY_REQUESTS within 30 seconds. */
export async function askNow(context: Context) {
  const [link] = await context.db.select().from(bankLinks);
  if (!link) throw new Refusal("NOT_FOUND");
  const fault = await askBank(context);
  if (fault === "too-soon") throw new Refusal("TOO_MANY_REQUESTS", { retryAfter: BETWEEN_MS / 1000 });
  return shownLink(context);
}

/**
 * Asks the bank for the days that may have news and takes them in; nothing without a link. Answers what went wrong,
 * which the health page says too. Two processes never ask within 30 seconds of each other.
 */
export async function askBank(context: Context): Promise<LinkError | "too-soon" | null> {
  const link = await claimTurn(context);
  if (link === null) return null;
  if (link === "too-soon") return link;
  const today = pragueDay(context.now());
  const lastDay = link.last_ok_at ? addDays(pragueDay(link.last_ok_at), -DAYS_BACK) : link.since;
  const oldest = addDays(today, -OLDEST_DAYS);
  const from = [link.since, lastDay, oldest].toSorted().at(-1) ?? oldest;
  const fault = await takeNews(context, link, from, today);
  if (fault === "too-soon") return fault;
  await context.db
    .update(bankLinks)
    .set({ fault, ...(fault === null && { last_ok_at: context.now() }) })
    .where(eq(bankLinks.sealed_token, link.sealed_token));
  return fault;
}

/** The link, marked as asked now; null without one. */
async function claimTurn({ db, now }: Pick<Services, "db" | "now">): Promise<Link | "too-soon" | null> {
  const at = now();
  const passed = new Date(at.getTime() - BETWEEN_MS);
  // A time to come was written by a clock that was wrong.
  const ahead = new Date(at.getTime() + BETWEEN_MS);
  const [link] = await db
    .update(bankLinks)
    .set({ last_asked_at: at })
    .where(
      or(
        isNull(bankLinks.last_asked_at),
        lte(bankLinks.last_asked_at, passed),
        gt(bankLinks.last_asked_at, ahead),
      ),
    )
    .returning();
  if (link) return link;
  return (await db.$count(bankLinks)) > 0 ? "too-soon" : null;
}

async function takeNews(
  context: Context,
  link: Link,
  from: string,
  to: string,
): Promise<LinkError | "too-soon" | null> {
  try {
    const statement = await askFio(
      { url: context.config.FIO_API_URL, token: tokenOf(context, link) },
      from,
      to,
    );
    await importStatement(context, statement);
    return null;
  } catch (error) {
    if (error instanceof FioError) return error.kind;
    if (error instanceof StatementError) return "unreadable";
    if (error instanceof Refusal && error.code === "STATEMENT_OTHER_ACCOUNT") return "other-account";
    throw error;
  }
}

function refusalOf(error: unknown): unknown {
  if (error instanceof StatementError) return new Refusal("BANK_AWAY");
  if (!(error instanceof FioError)) return error;
  if (error.kind === "too-soon") return new Refusal("TOO_MANY_REQUESTS", { retryAfter: BETWEEN_MS / 1000 });
  return new Refusal(error.kind === "away" ? "BANK_AWAY" : "BANK_REFUSED");
}

/** Throws FioFault where it was encrypted with another secret: then only a new one helps. */
function tokenOf(context: Context, { sealed_token }: Link): string {
  try {
    return unseal(keyOf(context), sealed_token, PURPOSE);
  } catch (error) {
    throw new FioError("refused", error);
  }
}

function keyOf({ config }: Pick<Services, "config">): Buffer {
  return keyFrom(config.TOKEN_SECRET, PURPOSE);
}
