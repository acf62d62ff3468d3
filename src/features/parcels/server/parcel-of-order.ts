import { eq, inArray } from "drizzle-orm";
import { lockedOrder, logOrder, visibleOrder } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { hasNoPacket, trackingAddress } from "../parcel-states.ts";
import { arePointsLoaded } from "./carrier-link.ts";
import { orderParcels } from "./parcels.table.ts";
import { openPoint } from "./pickup-points.ts";

export type ParcelRow = typeof orderParcels.$inferSelect;

/** The parcel of an order for the team; null where it goes to no pick-up point. Throws NOT_FOUND. */
export async function parcelOfOrder({ db, language }: Context, id: number) {
  await visibleOrder(db, id);
  const parcel = await parcelRow(db, id);
  return { parcel: parcel ? await toParcel(db, parcel, language) : null };
}

export async function parcelRow(db: Database, id: number): Promise<ParcelRow | undefined> {
  const [parcel] = await db.select().from(orderParcels).where(eq(orderParcels.order_id, id));
  return parcel;
}

/** The same, locked until the transaction ends. Throws NOT_FOUND. */
export async function lockedParcel(tx: Database, id: number): Promise<ParcelRow> {
  const [parcel] = await tx.select().from(orderParcels).where(eq(orderParcels.order_id, id)).for("update");
  if (!parcel) throw new Refusal("NOT_FOUND");
  return parcel;
}

export async function toParcel(db: Database, parcel: ParcelRow, language: string) {
  return {
    ...parcel,
    point_is_open: (await openPoint(db, parcel.point_id)) !== undefined,
    points_loaded: await arePointsLoaded(db),
    tracking_url: parcel.barcode && trackingAddress(parcel.barcode, language),
  };
}

/** What the customer sees of it; null where there is none. */
export async function customerParcel(db: Database, id: number, language: string) {
  const parcel = await parcelRow(db, id);
  if (!parcel) return null;
  const { point_name, point_address, barcode, way, way_at } = parcel;
  return {
    point_name,
    point_address,
    barcode,
    way,
    way_at,
    tracking_url: barcode && trackingAddress(barcode, language),
  };
}

/** Gives an order another point, as its customer wishes. Throws NOT_FOUND, PACKET_ASKED_FOR, INVALID. */
export async function changePoint(context: Context, id: number, pointId: string) {
  const { db, language } = context;
  return db.transaction(async (tx) => {
    await lockedOrder(tx, id);
    const before = await lockedParcel(tx, id);
    if (!hasNoPacket(before)) throw new Refusal("PACKET_ASKED_FOR");
    const point = await openPoint(tx, pointId);
    if (!point)
      throw new Refusal("INVALID", {
        words: POINT_CLOSED,
        errors: [{ path: "point", message: POINT_CLOSED[language] }],
      });
    const { name, address, country } = point;
    const next = {
      point_id: point.id,
      point_name: name,
      point_address: address,
      point_country: country,
      refusal: "",
      ...(before.state === "made" && NO_PACKET),
    };
    const [after] = await tx.update(orderParcels).set(next).where(eq(orderParcels.order_id, id)).returning();
    // Where somebody picks up is theirs: the log says that it changed, not to what.
    await logOrder(context, tx, id, "changed", { customer: null }, { customer: ["pickup_point"] });
    return toParcel(tx, after as ParcelRow, language);
  });
}

/** A parcel whose packet is none any more. */
export const NO_PACKET = {
  state: "waiting",
  asked_at: null,
  packet_id: "",
  barcode: "",
  way: null,
  way_text: "",
  way_at: null,
  checked_at: null,
  told: [],
} satisfies Partial<ParcelRow>;

export const POINT_CLOSED = {
  en: "This pick-up point is no longer open. Please choose another one.",
  cs: "Toto výdejní místo už není v provozu. Vyberte prosím jiné.",
};

/** Parcels of orders, for the export of somebody's data. */
export function parcelsOf(db: Database, orderIds: number[]): Promise<ParcelRow[]> {
  return db.select().from(orderParcels).where(inArray(orderParcels.order_id, orderIds));
}

/** Where somebody picked their parcels up goes with the rest of their data. */
export async function forgetParcels(tx: Database, orderIds: number[]): Promise<void> {
  await tx.delete(orderParcels).where(inArray(orderParcels.order_id, orderIds));
}
