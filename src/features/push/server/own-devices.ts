import { and, count, desc, eq, inArray, lt, ne, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { z } from "zod";
import { browserOf, isLive, sessions, users } from "#features/accounts/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { may, type Role } from "#kit/contract/roles.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { pushEndpoints } from "../push.contract.ts";
import { FIRST_KINDS, PUSH_KINDS, PUSH_ROLES, type PushKind } from "../push-kinds.ts";
import { canEncryptFor } from "./encrypt-push.ts";
import { pushDevices } from "./push.table.ts";
import { isPushService } from "./push-services.ts";
import { pushKeys } from "./vapid.ts";

type New = z.output<(typeof pushEndpoints)["add"]["body"]>;
type Resumed = z.output<(typeof pushEndpoints)["resume"]["body"]>;

/** Of one person. Nobody carries more about, and each is a call for each order. */
const MOST_DEVICES = 10;

const NO_PUSH_SERVICE = {
  en: "This browser’s push service isn’t known, so nothing can be sent to it.",
  cs: "Službu pro upozornění tohoto prohlížeče neznáme, takže na něj nejde nic poslat.",
};
const WRONG_KEY = { en: "This key is not right.", cs: "Tento klíč není v pořádku." };
const TOO_MANY = {
  en: `Notifications are on for ${MOST_DEVICES} of your devices already. Remove one first.`,
  cs: `Upozornění už máte zapnutá na ${MOST_DEVICES} zařízeních. Nejdřív některé odeberte.`,
};
const NOT_YOUR_KIND = {
  en: "Your role doesn’t include one of these.",
  cs: "Něco z toho vaše role nevidí.",
};

/** Who asks, in which session. */
function asker({ user, sessionId }: Context) {
  if (!user || !sessionId) throw new Refusal("UNAUTHORIZED");
  return { id: user.id, roles: user.roles, sessionId };
}

const kindsOf = (roles: readonly Role[]): PushKind[] =>
  PUSH_KINDS.filter((kind) => may(roles, PUSH_ROLES[kind]));

/** One's devices, what one may be told of, and the key that browsers subscribe with. */
export async function ownDevices(context: Context) {
  const { id, roles } = asker(context);
  return {
    public_key: (await pushKeys(context.db)).publicKey,
    kinds: kindsOf(roles),
    devices: await devicesOf(context, eq(pushDevices.user_id, id)),
  };
}

/** This device first, then what was turned on last. */
async function devicesOf(context: Context, which: SQL | undefined) {
  const { roles, sessionId } = asker(context);
  const rows = await context.db
    .select({ device: pushDevices, agent: sessions.user_agent, isLive: sql<boolean>`${isLive(context)}` })
    .from(pushDevices)
    .innerJoin(sessions, eq(sessions.id, pushDevices.session_id))
    .where(which)
    .orderBy(desc(eq(pushDevices.session_id, sessionId)), desc(pushDevices.created_at), desc(pushDevices.id));
  return rows.map(({ device: { id, created_at, delivered_at, ...device }, agent, isLive }) => ({
    id,
    created_at,
    delivered_at,
    ...browserOf(agent),
    kinds: kindsOf(roles).filter((kind) => device.kinds.includes(kind)),
    state: isLive ? (device.failing_since ? ("failing" as const) : ("on" as const)) : ("signed-out" as const),
    current: device.session_id === sessionId,
  }));
}

async function deviceOf(context: Context, id: number) {
  const [device] = await devicesOf(context, ofAsker(context, id));
  if (!device) throw new Refusal("NOT_FOUND");
  return device;
}

export function ofAsker(context: Context, id: number) {
  return and(eq(pushDevices.id, id), eq(pushDevices.user_id, asker(context).id));
}

/**
 * Turns notifications on for the browser that asks. It belongs to who asked last: a browser has one address, whoever
 * is signed in there.
 *
 * @throws Refusal INVALID for an address that is no push service's, or a wrong key; FORBIDDEN for kinds of other roles;
 * CONFLICT where one has too many
 */
export async function addDevice(context: Context, { endpoint, keys, kinds }: New) {
  const { id: user_id, roles, sessionId: session_id } = asker(context);
  requireSubscription(context, { endpoint, keys });
  if (kinds) requireKinds(roles, kinds);
  const id = await context.db.transaction(async (tx) => {
    await lockPerson(tx, user_id);
    const [known] = await tx
      .select()
      .from(pushDevices)
      .where(eq(pushDevices.endpoint, endpoint))
      .for("update");
    const kept = known?.user_id === user_id ? known.kinds : firstKinds(roles);
    const values = { user_id, session_id, endpoint, ...keys, kinds: kinds ?? kept, ...WELL };
    await dropOthersOf(tx, session_id, endpoint);
    await requireRoom(context, tx, user_id, endpoint);
    const [stored] = await tx
      .insert(pushDevices)
      .values({ ...values, created_at: context.now() })
      .onConflictDoUpdate({
        target: pushDevices.endpoint,
        set: {
          ...values,
          ...(known?.user_id !== user_id && { created_at: context.now(), delivered_at: null }),
        },
      })
      .returning({ id: pushDevices.id });
    if (!stored) throw new Error("an insert without a row");
    return stored.id;
  });
  return deviceOf(context, id);
}

const WELL = { failing_since: null, fault: null };

/**
 * One's device is in use again, in this session; under a new address where its push service has given it one. Null
 * where notifications were never turned on there by who asks: a choice of somebody else's is not taken over.
 */
export async function resumeDevice(context: Context, { id, endpoint, keys }: Resumed) {
  const { id: user_id, sessionId: session_id } = asker(context);
  requireSubscription(context, { endpoint, keys });
  const found = await context.db.transaction(async (tx) => {
    await lockPerson(tx, user_id);
    const named = id === undefined ? undefined : eq(pushDevices.id, id);
    const [known] = await tx
      .select({ id: pushDevices.id, endpoint: pushDevices.endpoint })
      .from(pushDevices)
      .where(and(eq(pushDevices.user_id, user_id), or(eq(pushDevices.endpoint, endpoint), named)))
      .orderBy(desc(eq(pushDevices.endpoint, endpoint)))
      .limit(1);
    if (!known) return null;
    await dropOthersOf(tx, session_id, known.endpoint);
    // Somebody else's choice under this address ends with the address of one's own.
    if (known.endpoint !== endpoint) await tx.delete(pushDevices).where(eq(pushDevices.endpoint, endpoint));
    await tx
      .update(pushDevices)
      .set({ session_id, endpoint, ...keys, ...(known.endpoint !== endpoint && WELL) })
      .where(eq(pushDevices.id, known.id));
    return known.id;
  });
  return {
    public_key: (await pushKeys(context.db)).publicKey,
    device: found === null ? null : await deviceOf(context, found),
  };
}

/** Throws Refusal NOT_FOUND, FORBIDDEN for kinds of other roles. */
export async function chooseKinds(context: Context, id: number, kinds: PushKind[]) {
  requireKinds(asker(context).roles, kinds);
  await context.db
    .update(pushDevices)
    .set({ kinds: [...new Set(kinds)] })
    .where(ofAsker(context, id));
  return deviceOf(context, id);
}

/** Removed twice, it is gone all the same. */
export async function removeDevice(context: Context, id: number): Promise<void> {
  await context.db.delete(pushDevices).where(ofAsker(context, id));
}

/** Devices that nobody has signed in at again for months. */
export async function forgetSilentDevices(db: Database, now: Date): Promise<void> {
  const longAgo = new Date(now.getTime() - SILENT_DAYS * 24 * 3_600_000);
  const over = db
    .select({ id: sessions.id })
    .from(sessions)
    .where(or(lt(sessions.ended_at, longAgo), lt(sessions.expires_at, longAgo)));
  await db.delete(pushDevices).where(inArray(pushDevices.session_id, over));
}
const SILENT_DAYS = 60;

function firstKinds(roles: readonly Role[]): PushKind[] {
  const first = FIRST_KINDS.filter((kind) => may(roles, PUSH_ROLES[kind]));
  return first.length > 0 ? first : kindsOf(roles);
}

function requireKinds(roles: readonly Role[], kinds: PushKind[]): void {
  if (!kinds.every((kind) => may(roles, PUSH_ROLES[kind])))
    throw new Refusal("FORBIDDEN", { words: NOT_YOUR_KIND });
}

function requireSubscription(
  { config, language }: Context,
  { endpoint, keys }: Pick<New, "endpoint" | "keys">,
) {
  if (!isPushService(config, endpoint)) throw invalidField("endpoint", NO_PUSH_SERVICE, language);
  if (!canEncryptFor(keys)) throw invalidField("keys.p256dh", WRONG_KEY, language);
}

/** Two calls of one person are one after the other. */
async function lockPerson(tx: Database, id: number): Promise<void> {
  await tx.select({ id: users.id }).from(users).where(eq(users.id, id)).for("update");
}

/** A browser that got a new address has left its old one behind. */
async function dropOthersOf(tx: Database, sessionId: string, endpoint: string): Promise<void> {
  await tx
    .delete(pushDevices)
    .where(and(eq(pushDevices.session_id, sessionId), ne(pushDevices.endpoint, endpoint)));
}

/** Those that are signed out make room. */
async function requireRoom(context: Context, tx: Database, userId: number, endpoint: string): Promise<void> {
  const others = and(eq(pushDevices.user_id, userId), ne(pushDevices.endpoint, endpoint));
  const [found] = await tx.select({ others: count() }).from(pushDevices).where(others);
  if ((found?.others ?? 0) < MOST_DEVICES) return;
  const live = tx.select({ id: sessions.id }).from(sessions).where(isLive(context));
  const gone = await tx
    .delete(pushDevices)
    .where(and(others, notInArray(pushDevices.session_id, live)))
    .returning({ id: pushDevices.id });
  if (gone.length === 0) throw new Refusal("CONFLICT", { words: TOO_MANY });
}
