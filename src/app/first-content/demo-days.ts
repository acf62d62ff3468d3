import { cars } from "#features/cars/server/cars.table.ts";
import { slotsOfRule } from "#features/days/index.ts";
import { dayCars, dayDrivers, dayProducts, daySlots, days } from "#features/days/server/days.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { teamMembers } from "#features/team-members/server/team-members.table.ts";
import { toHalere } from "#kit/contract/money/money.ts";
import { minutesOf, pragueMoment } from "#kit/contract/time/prague-time.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type RideDay, rideDays } from "../../../demo/content/ride-days.ts";

/** Stores the demo team's ride days with their slots, after its products, cars and members. */
export async function storeDemoDays(tx: Database, today: string): Promise<void> {
  const known = {
    products: await tx.select().from(products),
    cars: await tx.select().from(cars),
    drivers: await tx.select().from(teamMembers),
  };
  for (const { products: served, cars: inCars, drivers, every, seats, ...day } of rideDays(today)) {
    const [row] = await tx
      .insert(days)
      .values({ ...day, cancelled_at: day.cancel_reason && pragueMoment(today, "08:00") })
      .returning();
    const day_id = row?.id as number;
    for (const { slug, price } of served) {
      const product = found(known.products, (each) => each.slug === slug, slug);
      const price_halere = price === null ? null : toHalere(price);
      await tx.insert(dayProducts).values({ day_id, product_id: product.id, price_halere });
    }
    for (const name of inCars) {
      const car = found(known.cars, ({ translations }) => translations.en.name === name, name);
      await tx.insert(dayCars).values({ day_id, car_id: car.id });
    }
    for (const name of drivers) {
      const driver = found(known.drivers, ({ translations }) => translations.en.name === name, name);
      await tx.insert(dayDrivers).values({ day_id, team_member_id: driver.id });
    }
    await tx.insert(daySlots).values(
      plannedSlots({ ...day, every, seats }).map(({ starts, ends }) => ({
        day_id,
        seats,
        starts_at: pragueMoment(day.date, starts),
        ends_at: pragueMoment(day.date, ends),
      })),
    );
  }
}

function plannedSlots({ starts, ends, every, seats }: Pick<RideDay, "starts" | "ends" | "every" | "seats">) {
  const rule = { from: starts, until: ends, seats };
  return every === null
    ? slotsOfRule({ ...rule, every: minutesOf(ends) - minutesOf(starts), breaks: [] })
    : slotsOfRule({ ...rule, every, breaks: [{ from: "12:00", until: "13:00" }] });
}

function found<T>(records: T[], is: (record: T) => boolean, name: string): T {
  const record = records.find(is);
  if (!record) throw new Error(`The demo team has no ${name}`);
  return record;
}
