import { count, eq, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { writeEntry } from "#kit/server/history/record-history.ts";
import { keyFrom, seal, unseal } from "#kit/server/secrets/seal.ts";
import type { CarrierError } from "../parcel-states.ts";
import type { CarrierLink } from "../parcels.contract.ts";
import { type PacketaAccount, PacketaError, testAccount } from "./packeta/packeta-client.ts";
import { carrierLinks, pickupPoints } from "./parcels.table.ts";
import { loadPoints } from "./pickup-points.ts";

/** There is one carrier at most. */
const ID = 1;
const PURPOSE = "paddock carrier password";
/** Loads the pick-up points aside. */
export const POINTS_QUEUE = "pickup-points";

type Link = typeof carrierLinks.$inferSelect;

/** The carrier as the team sees it; never its password. */
export async function shownLink({ db }: Pick<Services, "db">): Promise<CarrierLinkRow> {
  const link = await linkOf(db);
  if (!link) return { connected: null };
  const [found] = await db.select({ points: count() }).from(pickupPoints);
  const { sender, last_ok_at, fault, points_loaded_at, points_fault } = link;
  return {
    connected: { sender, last_ok_at, fault, points: found?.points ?? 0, points_loaded_at, points_fault },
  };
}

type Dates<T> = { [K in keyof T]: K extends `${string}_at` ? Date | null : T[K] };
interface CarrierLinkRow {
  connected: Dates<NonNullable<CarrierLink["connected"]>> | null;
}

export async function linkOf(db: Database): Promise<Link | undefined> {
  const [link] = await db.select().from(carrierLinks);
  return link;
}

/** Whether all points of the carrier are there, so that one that is not has closed. */
export async function arePointsLoaded(db: Database): Promise<boolean> {
  return Boolean((await linkOf(db))?.points_loaded_at);
}

/**
 * Stores a password that Packeta has just taken, and has the pick-up points loaded. Throws CARRIER_REFUSED, CARRIER_AWAY;
 * then what was stored before is as it was.
 */
export async function connectCarrier(
  context: Context,
  { password, sender }: { password: string; sender: string },
) {
  try {
    await testAccount({ url: context.config.PACKETA_API_URL, password, sender });
  } catch (error) {
    if (!(error instanceof PacketaError)) throw error;
    const isRefused = ["refused", "sender", "fault"].includes(error.kind);
    throw new Refusal(isRefused ? "CARRIER_REFUSED" : "CARRIER_AWAY");
  }
  const link = {
    sender,
    last_ok_at: context.now(),
    fault: null,
    failing_since: null,
    sealed_password: seal(keyOf(context), password, PURPOSE),
  };
  await context.db.transaction(async (tx) => {
    const [before] = await tx.select().from(carrierLinks).for("update");
    await tx
      .insert(carrierLinks)
      .values({ id: ID, ...link })
      .onConflictDoUpdate({ target: carrierLinks.id, set: link });
    await logLink(context, tx, before, link);
    await context.jobs.enqueue(tx, POINTS_QUEUE, {});
  });
  return shownLink(context);
}

/** Deletes the password and the points, so that nobody is offered them; without a carrier nothing happens. */
export async function disconnectCarrier(context: Context): Promise<void> {
  await context.db.transaction(async (tx) => {
    const [before] = await tx.delete(carrierLinks).returning();
    await tx.delete(pickupPoints);
    if (before) await logLink(context, tx, before, undefined);
  });
}

type Told = Pick<Link, "sender">;

/** Who connected the carrier, and who took it away; never the password. */
function logLink(context: Context, tx: Database, before: Told | undefined, after: Told | undefined) {
  const told = (link: Told | undefined) => (link ? { sender: link.sender } : null);
  return writeEntry(context, tx, {
    type: "parcels",
    id: "packeta",
    label: { en: "Packeta", cs: "Zásilkovna" },
    action: before && after ? "changed" : after ? "added" : "deleted",
    before: told(before),
    after: told(after),
  });
}

/** The account to ask with. Throws NOT_FOUND where no carrier is connected, CARRIER_REFUSED where a restore has lost the key. */
export async function accountOf(services: Pick<Services, "db" | "config" | "now">): Promise<PacketaAccount> {
  const link = await linkOf(services.db);
  if (!link) throw new Refusal("NOT_FOUND");
  try {
    const password = unseal(keyOf(services), link.sealed_password, PURPOSE);
    return { url: services.config.PACKETA_API_URL, password, sender: link.sender };
  } catch {
    await noteError(services, "refused");
    throw new Refusal("CARRIER_REFUSED");
  }
}

/** Notes how the carrier answers, for the health page. */
export async function noteAnswer(services: Pick<Services, "db" | "now">, error: unknown): Promise<void> {
  if (!(error instanceof PacketaError) || error.kind === "fault") {
    await services.db
      .update(carrierLinks)
      .set({ last_ok_at: services.now(), fault: null, failing_since: null })
      .where(eq(carrierLinks.id, ID));
    return;
  }
  const { kind, isAway } = error;
  await noteError(services, kind === "refused" || kind === "sender" ? kind : isAway ? "away" : "unreadable");
}

function noteError({ db, now }: Pick<Services, "db" | "now">, fault: CarrierError) {
  return db
    .update(carrierLinks)
    .set({
      fault,
      failing_since: sql`coalesce(${carrierLinks.failing_since}, ${now().toISOString()}::timestamptz)`,
    })
    .where(eq(carrierLinks.id, ID));
}

/** Asks the carrier whether all is well. Throws NOT_FOUND without one. */
export async function testCarrier(services: Services) {
  const account = await accountOf(services);
  const error = await testAccount(account).then(
    () => null,
    (failed: unknown) => failed,
  );
  if (error !== null && !(error instanceof PacketaError)) throw error;
  await noteAnswer(services, error);
  return shownLink(services);
}

/** Loads the pick-up points now. Throws NOT_FOUND without a carrier. */
export async function loadPointsNow(services: Services) {
  const { password } = await accountOf(services);
  const points_fault = await loadPoints(services, { url: services.config.PACKETA_POINTS_URL, password });
  await services.db
    .update(carrierLinks)
    .set({ points_fault, ...(points_fault === null && { points_loaded_at: services.now() }) })
    .where(eq(carrierLinks.id, ID));
  return shownLink(services);
}

function keyOf({ config }: Pick<Services, "config">): Buffer {
  return keyFrom(config.TOKEN_SECRET, PURPOSE);
}
