import { index, integer, jsonb, pgTable, text, timestamp } from "drizzle-orm/pg-core";
import { orders } from "#features/orders/server/index.ts";
import type { OpenDays } from "../opening-hours.ts";
import type { CarrierError, PacketState, PacketWay, PointsFault } from "../parcel-states.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** The carrier's open pick-up points, as its list had them last. */
export const pickupPoints = pgTable(
  "pickup_points",
  {
    id: text().primaryKey(),
    /** Which of the carrier's lists it is from. */
    list: text().$type<"branch" | "box">().notNull(),
    name: text().notNull(),
    address: text().notNull(),
    city: text().notNull(),
    country: text().notNull(),
    opening_hours: jsonb().$type<OpenDays[]>().notNull(),
    /** What a search looks through, folded: the town first. */
    searched: text().notNull(),
  },
  (point) => [index("pickup_points_by_list").on(point.list)],
);

/** The parcel of an order that goes to a pick-up point: the point as it was, and the packet. */
export const orderParcels = pgTable(
  "order_parcels",
  {
    order_id: integer()
      .primaryKey()
      .references(() => orders.id, { onDelete: "cascade" }),
    point_id: text().notNull(),
    point_name: text().notNull(),
    point_address: text().notNull(),
    point_country: text().notNull(),
    weight_grams: integer().notNull(),
    state: text().$type<PacketState>().notNull().default("waiting"),
    asked_at: moment(),
    /** The carrier's number; blank where there is no packet. */
    packet_id: text().notNull().default(""),
    barcode: text().notNull().default(""),
    refusal: text().notNull().default(""),
    way: text().$type<PacketWay>(),
    way_text: text().notNull().default(""),
    way_at: moment(),
    /** When the carrier was last asked where it is. */
    checked_at: moment(),
    /** Of what the customer was told by mail. */
    told: jsonb().$type<PacketWay[]>().notNull().default([]),
  },
  (parcel) => [
    index("order_parcels_by_state").on(parcel.state, parcel.checked_at),
    index("order_parcels_by_point").on(parcel.point_id),
  ],
);

/** The carrier; at most one row. */
export const carrierLinks = pgTable("carrier_links", {
  id: integer().primaryKey(),
  sealed_password: text().notNull(),
  /** What the carrier calls the sender. */
  sender: text().notNull(),
  last_ok_at: moment(),
  fault: text().$type<CarrierError>(),
  failing_since: moment(),
  points_loaded_at: moment(),
  points_fault: text().$type<PointsFault>(),
});
