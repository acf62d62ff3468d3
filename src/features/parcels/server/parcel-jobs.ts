import { and, asc, eq, gt, isNull, lt, notInArray, or } from "drizzle-orm";
import { lockedOrder, orders, TEAM_LANGUAGE } from "#features/orders/server/index.ts";
import type { Context, Services } from "#kit/server/context.ts";
import { programContext } from "#kit/server/program-context.ts";
import { LAST_WAYS, packetWay } from "../parcel-states.ts";
import { accountOf, linkOf, loadPointsNow, noteAnswer, POINTS_QUEUE, testCarrier } from "./carrier-link.ts";
import { type PacketaAccount, PacketaError, packetStatusOf } from "./packeta/packeta-client.ts";
import { queueParcelMails } from "./parcel-mails.ts";
import { lockedParcel } from "./parcel-of-order.ts";
import { orderParcels } from "./parcels.table.ts";

const QUEUE = "packets";
const EVERY_FIVE_MINUTES = "*/5 * * * *";
/** Before the team gets up, and after the carrier has made its lists. */
const EARLY_MORNING = "20 6 * * *";
const HOUR_MS = 3_600_000;
/** Packets that are asked about in one run. */
const AT_ONCE = 50;
/** One that has not ended by then is lost, and the team knows. */
const ASKED_DAYS = 60;

/** Declares that the pick-up points are loaded each morning, and the carrier is asked where its packets are. */
export function declareParcelJobs(services: Services): void {
  const { jobs } = services;
  jobs.work(POINTS_QUEUE, () => ifConnected(services, loadPointsNow), {
    retryLimit: 5,
    retryDelay: 600,
  });
  jobs.schedule(POINTS_QUEUE, EARLY_MORNING, "Europe/Prague");
  jobs.work(QUEUE, () => ifConnected(services, followPackets), { retryLimit: 0, keepSeconds: 3600 });
  jobs.schedule(QUEUE, EVERY_FIVE_MINUTES, "Europe/Prague");
}

async function ifConnected(
  services: Services,
  work: (services: Services) => Promise<unknown>,
): Promise<void> {
  if (await linkOf(services.db)) await work(services);
}

/** Asks about each packet under way once an hour; where there is none, whether the carrier is well. */
export async function followPackets(services: Services): Promise<void> {
  const { db, now } = services;
  const account = await accountOf(services);
  const hourAgo = new Date(now().getTime() - HOUR_MS);
  const due = await db
    .select({ order_id: orderParcels.order_id, packet_id: orderParcels.packet_id })
    .from(orderParcels)
    .innerJoin(orders, eq(orders.id, orderParcels.order_id))
    .where(
      and(
        eq(orderParcels.state, "made"),
        or(isNull(orderParcels.way), notInArray(orderParcels.way, [...LAST_WAYS])),
        or(isNull(orderParcels.checked_at), lt(orderParcels.checked_at, hourAgo)),
        isNull(orders.hidden_at),
        gt(orderParcels.asked_at, new Date(now().getTime() - ASKED_DAYS * 24 * HOUR_MS)),
      ),
    )
    .orderBy(asc(orderParcels.checked_at))
    .limit(AT_ONCE);
  if (due.length === 0) return void (await testCarrier(services));
  const context = programContext(services, TEAM_LANGUAGE);
  for (const { order_id, packet_id } of due)
    if (!(await followPacket(context, account, order_id, packet_id))) return;
}

/** False where the carrier does not answer: the others are asked later. */
async function followPacket(
  context: Context,
  account: PacketaAccount,
  id: number,
  packetId: string,
): Promise<boolean> {
  try {
    const status = await packetStatusOf(account, packetId);
    await noteAnswer(context, null);
    await context.db.transaction(async (tx) => {
      const order = await lockedOrder(tx, id);
      const parcel = await lockedParcel(tx, id);
      const way = packetWay(status.code);
      const told = await queueParcelMails(context, tx, order, parcel, way);
      await tx
        .update(orderParcels)
        .set({ way, way_text: status.text, way_at: status.at, told, checked_at: context.now() })
        .where(eq(orderParcels.order_id, id));
    });
    return true;
  } catch (error) {
    if (!(error instanceof PacketaError)) throw error;
    await noteAnswer(context, error);
    if (error.kind !== "fault") return false;
    // The carrier does not know this number: the next hour is soon enough.
    await context.db
      .update(orderParcels)
      .set({ checked_at: context.now() })
      .where(eq(orderParcels.order_id, id));
    return true;
  }
}
