import { and, asc, eq } from "drizzle-orm";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { writeEntry } from "#kit/server/history/record-history.ts";
import type { ProofOfBothFactors } from "../../own-proof.ts";
import type { AskedForPasskey, Registration } from "../../passkey-answers.ts";
import type { OwnPasskeys } from "../../passkeys.contract.ts";
import { users } from "../accounts.table.ts";
import { proveBoth } from "../passwords/own-password.ts";
import { dropUnneededCodes, hasSecondFactor } from "../second-factor/has-second-factor.ts";
import { countRecoveryCodes, newRecoveryCodes, storeRecoveryCodes } from "../second-factor/recovery-codes.ts";
import { browserOf } from "../sessions/browser-of.ts";
import { endSessionsOf } from "../sessions/end-sessions.ts";
import { askForPasskey } from "./ask-passkeys.ts";
import { takeChallenge } from "./challenges.ts";
import { ERRORS } from "./passkey-errors.ts";
import { passkeys } from "./passkeys.table.ts";
import { hostOf, verifyRegistration } from "./verify-answer.ts";

/** More than anybody has devices for. */
const MOST = 20;

type Stored = typeof passkeys.$inferSelect;
/** A passkey that nobody has been given yet. */
export type NewPasskey = Omit<typeof passkeys.$inferInsert, "user_id">;

/** One's own passkeys, oldest first. */
export async function listPasskeys(context: Context): Promise<OwnPasskeys> {
  const { id } = signedIn(context).user;
  const [own, [account], needs_code] = await Promise.all([
    ownOf(context.db, id),
    context.db.select({ hash: users.password_hash }).from(users).where(eq(users.id, id)),
    hasSecondFactor(context, id),
  ]);
  return {
    passkeys: own.map(({ id, name, created_at, last_used, host }) => ({
      id,
      name,
      host,
      here: host === hostOf(context.here),
      created_at: created_at.toISOString(),
      last_used: last_used?.toISOString() ?? null,
    })),
    has_password: account?.hash != null,
    needs_code,
  };
}

/** What a new passkey is made from. Throws Refusal as `proveBoth`. */
export async function startPasskey(context: Context, proof: ProofOfBothFactors): Promise<AskedForPasskey> {
  const { user, sessionId } = await proveBoth(context, proof);
  return askForPasskey(context, user, { purpose: "add", boundTo: sessionId });
}

/**
 * Keeps a passkey that was started in this session. The first second factor of somebody brings recovery codes and ends
 * their other sessions.
 *
 * @throws Refusal INVALID (422, `passkey`) for an answer that is not right; CONFLICT for one that is kept already, and
 * after too many
 */
export async function addPasskey(
  context: Context,
  given: Registration & { name: string },
): Promise<OwnPasskeys & { recovery_codes: string[] | null }> {
  const { user, sessionId } = signedIn(context);
  const made = await checkedPasskey(context, given, { purpose: "add", boundTo: sessionId });
  const codes = (await hasSecondFactor(context, user.id)) ? null : await newRecoveryCodes();
  const isFirst = await context.db.transaction(async (tx) => {
    await lockAccount(tx, user.id);
    const before = await ownOf(tx, user.id);
    if (before.length >= MOST) throw new Refusal("CONFLICT", { words: TOO_MANY });
    await keepPasskey(tx, user.id, made);
    await logPasskeys(context, tx, before, [...before, made]);
    if (!codes || (await countRecoveryCodes(tx, user.id)) > 0) return false;
    await storeRecoveryCodes(tx, user.id, codes);
    await endSessionsOf(tx, user.id, context.now(), sessionId);
    return true;
  });
  context.log.info({ user: user.id }, "A passkey was added");
  return { ...(await listPasskeys(context)), recovery_codes: isFirst && codes ? codes.codes : null };
}

/** Throws Refusal CONFLICT for a passkey that somebody has. */
export async function keepPasskey(tx: Database, userId: number, made: NewPasskey): Promise<void> {
  const kept = await tx
    .insert(passkeys)
    .values({ ...made, user_id: userId })
    .onConflictDoNothing()
    .returning({ id: passkeys.id });
  if (kept.length === 0) throw new Refusal("CONFLICT", { words: IS_KEPT });
}

/**
 * A passkey as it is kept, once its answer is checked.
 *
 * @throws Refusal INVALID (422, `passkey`) with the reason, which is logged
 */
export async function checkedPasskey(
  context: Context,
  given: Registration & { name?: string },
  bound: { purpose: "add" | "invitation"; boundTo: string },
): Promise<NewPasskey> {
  const { here, log, user, language } = context;
  const asked = await takeChallenge(context, given.ticket, bound);
  const made = asked ? await verifyRegistration(given, { challenge: asked.challenge, origin: here }) : "over";
  if (typeof made === "string" || !asked?.user_handle) {
    const error = typeof made === "string" ? made : "broken";
    log.warn({ user: user?.id ?? null, passkey: error }, "A passkey was refused");
    throw invalidField("passkey", ERRORS[error], language);
  }
  const { browser, system } = browserOf(context.header("user-agent") ?? "");
  return {
    ...made,
    name: given.name || [browser, system].filter(Boolean).join(", ") || "Passkey",
    transports: given.response.response.transports ?? [],
    host: hostOf(here),
    user_handle: asked.user_handle,
    created_at: context.now(),
  };
}

/** Gives one of one's own passkeys another name. Throws NOT_FOUND. */
export async function renamePasskey(context: Context, id: number, name: string): Promise<OwnPasskeys> {
  const { user } = signedIn(context);
  await context.db.transaction(async (tx) => {
    await lockAccount(tx, user.id);
    const before = await ownOf(tx, user.id);
    if (!before.some((each) => each.id === id)) throw new Refusal("NOT_FOUND");
    await tx.update(passkeys).set({ name }).where(eq(passkeys.id, id));
    const after = before.map((each) => (each.id === id ? { ...each, name } : each));
    await logPasskeys(context, tx, before, after);
  });
  return listPasskeys(context);
}

/**
 * Removes one of one's own passkeys and ends one's other sessions: the device that had it may have one.
 *
 * @throws Refusal as `proveBoth`; NOT_FOUND; CONFLICT where nothing else lets its owner in
 */
export async function removePasskey(
  context: Context,
  id: number,
  proof: ProofOfBothFactors,
): Promise<OwnPasskeys> {
  const { user, sessionId } = await proveBoth(context, proof);
  await context.db.transaction(async (tx) => {
    const account = await lockAccount(tx, user.id);
    const before = await ownOf(tx, user.id);
    const after = before.filter((each) => each.id !== id);
    if (after.length === before.length) throw new Refusal("NOT_FOUND");
    if (after.length === 0 && account.password_hash === null)
      throw new Refusal("CONFLICT", { words: ONLY_WAY_IN });
    await tx.delete(passkeys).where(and(eq(passkeys.id, id), eq(passkeys.user_id, user.id)));
    await dropUnneededCodes(tx, user.id);
    await endSessionsOf(tx, user.id, context.now(), sessionId);
    await logPasskeys(context, tx, before, after);
  });
  context.log.info({ user: user.id }, "A passkey was removed");
  return listPasskeys(context);
}

function signedIn({ user, sessionId }: Context) {
  if (!user || !sessionId) throw new Refusal("UNAUTHORIZED");
  return { user, sessionId };
}

/** What becomes of one's passkeys goes one after another: two removals at once can't take both ways in. */
async function lockAccount(tx: Database, id: number) {
  const [account] = await tx.select().from(users).where(eq(users.id, id)).for("update");
  if (!account || account.ended_at) throw new Refusal("UNAUTHORIZED");
  return account;
}

function ownOf(db: Database, userId: number): Promise<Stored[]> {
  return db.select().from(passkeys).where(eq(passkeys.user_id, userId)).orderBy(asc(passkeys.id));
}

/** The log of changes names them; never a key. */
async function logPasskeys(
  context: Context,
  tx: Database,
  before: { name: string }[],
  after: { name: string }[],
): Promise<void> {
  const { id = 0, email = "" } = context.user ?? {};
  const told = (all: { name: string }[]) => ({ passkeys: all.map(({ name }) => name).join(", ") });
  await writeEntry(context, tx, {
    type: "accounts",
    id,
    action: "changed",
    label: { en: email, cs: email },
    before: told(before),
    after: told(after),
  });
}

const TOO_MANY = {
  en: `You already have ${MOST} passkeys. First remove one you no longer use.`,
  cs: `Přístupových klíčů už máte ${MOST}. Nejdřív odeberte některý, který nepoužíváte.`,
};
const IS_KEPT = { en: "This passkey is already saved.", cs: "Tento přístupový klíč už je uložený." };
const ONLY_WAY_IN = {
  en: "This is your only way to sign in. Set a password or add another passkey first.",
  cs: "Jinak se přihlásit nemůžete. Nejdřív si nastavte heslo nebo přidejte další přístupový klíč.",
};
