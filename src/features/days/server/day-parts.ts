import { and, asc, eq, inArray, notInArray, type SQL, sql } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { cars } from "#features/cars/server/index.ts";
import { products } from "#features/products/server/index.ts";
import { teamMembers } from "#features/team-members/server/index.ts";
import { invalidField } from "#kit/contract/errors.ts";
import { type Both, localised } from "#kit/contract/language/language.ts";
import { toCzk, toHalere } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { DayInput } from "../days.contract.ts";
import { dayCars, dayDrivers, dayProducts, daySlots } from "./days.table.ts";

/** What belongs to a day beside its own row: products, cars, drivers, slots. */

const UNKNOWN: Record<"products" | "car_ids" | "driver_ids", Both<string>> = {
  products: { en: "There is no such product any more", cs: "Takový produkt už neexistuje" },
  car_ids: { en: "There is no such car any more", cs: "Takové auto už neexistuje" },
  driver_ids: { en: "There is no such driver any more", cs: "Takový jezdec už neexistuje" },
};

const once = <T>(all: T[]): T[] => [...new Set(all)];

/** Of any of these days: one parameter for all of them, there may be hundreds. */
export const isOf = (column: PgColumn, dayIds: number[]) => sql`${column} = any(${sql.param(dayIds)}::int[])`;

/** Products, cars and drivers of days as the API answers them, by the day's id. Visitors see the active ones. */
export async function partsOf({ user, language }: Context, db: Database, dayIds: number[]) {
  const seen = (active: PgColumn, own: SQL) => (user ? own : and(own, eq(active, true)));
  // Each product, car and driver once: there are few of them for any number of days, and their texts are long.
  const sold = await db.select().from(dayProducts).where(isOf(dayProducts.day_id, dayIds));
  const driven = await db.select().from(dayCars).where(isOf(dayCars.day_id, dayIds));
  const driving = await db.select().from(dayDrivers).where(isOf(dayDrivers.day_id, dayIds));
  const productRows = await db
    .select()
    .from(products)
    .where(seen(products.is_active, inArray(products.id, once(sold.map((row) => row.product_id)))))
    .orderBy(asc(products.display_order), asc(products.id));
  const carRows = await db
    .select()
    .from(cars)
    .where(seen(cars.is_active, inArray(cars.id, once(driven.map((row) => row.car_id)))))
    .orderBy(asc(cars.display_order), asc(cars.id));
  const driverRows = await db
    .select()
    .from(teamMembers)
    .where(
      seen(teamMembers.is_active, inArray(teamMembers.id, once(driving.map((row) => row.team_member_id)))),
    )
    .orderBy(asc(teamMembers.display_order), asc(teamMembers.id));
  const soldOn = Map.groupBy(sold, ({ day_id }) => day_id);
  const drivenOn = Map.groupBy(driven, ({ day_id }) => day_id);
  const drivingOn = Map.groupBy(driving, ({ day_id }) => day_id);
  const nameOf = (row: { translations: Both<{ name: string }> }) =>
    localised(row.translations, language).name;
  return (id: number) => {
    const own = soldOn.get(id) ?? [];
    const carIds = new Set(drivenOn.get(id)?.map((row) => row.car_id));
    const driverIds = new Set(drivingOn.get(id)?.map((row) => row.team_member_id));
    return {
      products: productRows.flatMap((product) => {
        const row = own.find(({ product_id }) => product_id === product.id);
        if (!row) return [];
        return {
          id: product.id,
          slug: product.slug,
          name: nameOf(product),
          price: toCzk(row.price_halere ?? product.price_halere),
          own_price: row.price_halere === null ? null : toCzk(row.price_halere),
          is_active: product.is_active,
        };
      }),
      cars: carRows
        .filter((car) => carIds.has(car.id))
        .map((car) => ({ id: car.id, slug: car.slug, name: nameOf(car) })),
      drivers: driverRows
        .filter((driver) => driverIds.has(driver.id))
        .map((driver) => ({ id: driver.id, name: nameOf(driver) })),
    };
  };
}

/** The same as the log of changes holds it, slots without what is taken of them. */
export async function storedParts(tx: Database, dayId: number) {
  return {
    products: await tx
      .select({ product_id: dayProducts.product_id, price_halere: dayProducts.price_halere })
      .from(dayProducts)
      .where(eq(dayProducts.day_id, dayId))
      .orderBy(asc(dayProducts.product_id)),
    cars: (await tx.select().from(dayCars).where(eq(dayCars.day_id, dayId)).orderBy(asc(dayCars.car_id))).map(
      ({ car_id }) => car_id,
    ),
    drivers: (
      await tx
        .select()
        .from(dayDrivers)
        .where(eq(dayDrivers.day_id, dayId))
        .orderBy(asc(dayDrivers.team_member_id))
    ).map(({ team_member_id }) => team_member_id),
    slots: (await slotsOf(tx, dayId)).map(({ id, starts_at, ends_at, seats }) => ({
      id,
      starts_at,
      ends_at,
      seats,
    })),
  };
}

export type StoredParts = Awaited<ReturnType<typeof storedParts>>;

/** Slots of a day in their order. */
export function slotsOf(db: Database, dayId: number) {
  return db
    .select()
    .from(daySlots)
    .where(eq(daySlots.day_id, dayId))
    .orderBy(asc(daySlots.starts_at), asc(daySlots.id));
}

/** The same, locked by id, in which order everybody locks them. */
export async function lockedSlots(tx: Database, dayId: number) {
  return tx.select().from(daySlots).where(eq(daySlots.day_id, dayId)).orderBy(asc(daySlots.id)).for("update");
}

/** Makes the parts of a day what a write says; what it does not say stays. Throws INVALID. */
export async function changeParts(
  { language }: Context,
  tx: Database,
  day_id: number,
  { products: wanted, car_ids, driver_ids }: Pick<DayInput, "products" | "car_ids" | "driver_ids">,
): Promise<void> {
  if (wanted) {
    const ids = wanted.map(({ id }) => id);
    const unknown = await firstUnknown(tx, products, ids);
    if (unknown !== null) throw invalidField(`products.${unknown}.id`, UNKNOWN.products, language);
    await tx
      .delete(dayProducts)
      .where(
        and(
          eq(dayProducts.day_id, day_id),
          ids.length > 0 ? notInArray(dayProducts.product_id, ids) : undefined,
        ),
      );
    for (const { id: product_id, own_price } of wanted) {
      const price_halere = own_price === null ? null : toHalere(own_price);
      await tx
        .insert(dayProducts)
        .values({ day_id, product_id, price_halere })
        .onConflictDoUpdate({ target: [dayProducts.day_id, dayProducts.product_id], set: { price_halere } });
    }
  }
  if (car_ids) {
    const unknown = await firstUnknown(tx, cars, car_ids);
    if (unknown !== null) throw invalidField(`car_ids.${unknown}`, UNKNOWN.car_ids, language);
    await tx.delete(dayCars).where(eq(dayCars.day_id, day_id));
    for (const car_id of new Set(car_ids)) await tx.insert(dayCars).values({ day_id, car_id });
  }
  if (driver_ids) {
    const unknown = await firstUnknown(tx, teamMembers, driver_ids);
    if (unknown !== null) throw invalidField(`driver_ids.${unknown}`, UNKNOWN.driver_ids, language);
    await tx.delete(dayDrivers).where(eq(dayDrivers.day_id, day_id));
    for (const team_member_id of new Set(driver_ids))
      await tx.insert(dayDrivers).values({ day_id, team_member_id });
  }
}

/** Puts what the log of changes holds back, without what is gone by now. */
export async function putPartsBack(tx: Database, dayId: number, parts: Partial<StoredParts>): Promise<void> {
  const own = sql`${dayId}::int`;
  if (parts.products) {
    await tx.delete(dayProducts).where(eq(dayProducts.day_id, dayId));
    for (const { product_id, price_halere } of parts.products)
      await tx.execute(sql`insert into ${dayProducts} (day_id, product_id, price_halere)
        select ${own}, id, ${price_halere}::bigint from ${products} where id = ${product_id}`);
  }
  if (parts.cars) {
    await tx.delete(dayCars).where(eq(dayCars.day_id, dayId));
    for (const id of parts.cars)
      await tx.execute(
        sql`insert into ${dayCars} (day_id, car_id) select ${own}, id from ${cars} where id = ${id}`,
      );
  }
  if (parts.drivers) {
    await tx.delete(dayDrivers).where(eq(dayDrivers.day_id, dayId));
    for (const id of parts.drivers)
      await tx.execute(sql`insert into ${dayDrivers} (day_id, team_member_id)
        select ${own}, id from ${teamMembers} where id = ${id}`);
  }
}

/** The place of the first id that names no record; null where all do. The records are held, so that none goes now. */
async function firstUnknown(
  tx: Database,
  table: PgTable & { id: PgColumn },
  ids: (number | string)[],
): Promise<number | null> {
  if (ids.length === 0) return null;
  const rows = await tx
    .select({ id: table.id })
    .from(table as PgTable)
    .where(inArray(table.id, ids))
    .orderBy(asc(table.id))
    .for("key share");
  const known = new Set(rows.map(({ id }) => id));
  const index = ids.findIndex((id) => !known.has(id));
  return index === -1 ? null : index;
}
