import { eq } from "drizzle-orm";
import { cars } from "#features/cars/server/cars.table.ts";
import { events } from "#features/events/server/events.table.ts";
import { type Decision, readyRules, resolveTree, slotsOf } from "#features/results/index.ts";
import { finishRound } from "#features/results/server/index.ts";
import {
  resultBattles,
  resultCountings,
  resultDrivers,
  resultEntries,
  resultRounds,
  resultRuns,
  resultSeasons,
  resultSeries,
} from "#features/results/server/results.table.ts";
import { teamMembers } from "#features/team-members/server/team-members.table.ts";
import { addDays } from "#kit/contract/time/days.ts";
import type { Database } from "#kit/server/database/database.ts";
import { championship, type DemoRound, OWN, results } from "../../../demo/content/results.ts";

/** Every battle of a tree, won by whoever stands first in `order`. */
function decisionsOf(
  slots: readonly (number | null)[],
  order: readonly number[],
  third: "battle" | "none",
): Decision[] {
  const decisions: Decision[] = [];
  for (;;) {
    const open = resolveTree({ slots, third, decisions, out: new Set() }).filter(
      ({ how, first, second }) => how === null && typeof first === "number" && typeof second === "number",
    );
    if (open.length === 0) return decisions;
    for (const { stage, position, kind, first, second } of open) {
      const winner = order.find((id) => id === first || id === second) ?? null;
      decisions.push({ stage, position, kind, winner, how: "judges" });
    }
  }
}

/** Stores the demo team's seasons of results, after its events, cars and members. */
export async function storeDemoResults(tx: Database, today: string): Promise<void> {
  const known = {
    events: await tx.select().from(events),
    cars: await tx.select().from(cars),
    members: await tx.select().from(teamMembers),
  };
  const rules = readyRules("drift-masters-2026");
  const { slug, names } = championship;
  const [series] = await tx.insert(resultSeries).values({ slug, names }).returning();
  const drivers = new Map<string, number>();

  async function driverOf({ driver, nation }: DemoRound["entries"][number]): Promise<number> {
    const found = drivers.get(driver);
    if (found !== undefined) return found;
    const member = known.members.find(({ translations }) => translations.en.name === driver);
    const [row] = await tx
      .insert(resultDrivers)
      .values({ name: driver, nation, team_member_id: member?.id ?? null })
      .returning();
    drivers.set(driver, row?.id as number);
    return row?.id as number;
  }

  for (const { year, rounds } of results(today)) {
    const [season] = await tx
      .insert(resultSeasons)
      .values({
        series_id: series?.id as number,
        year,
        class: championship.class,
        is_active: true,
        rules,
      })
      .returning();
    const season_id = season?.id as number;
    for (const { number, name, track, date, isHeld, entries, strength } of rounds) {
      // Qualifying is on the day before.
      const event = known.events.find((one) => one.date === addDays(date, -1));
      const [round] = await tx
        .insert(resultRounds)
        .values({ season_id, number, names: name, track, date, event_id: event?.id ?? null })
        .returning();
      const round_id = round?.id as number;
      await tx.insert(resultCountings).values({ round_id, season_id, number });
      if (!isHeld) continue;
      const ids = new Map<string, number>();
      for (const entry of entries) {
        const isOwn = OWN.some(([driver]) => driver === entry.driver);
        const car = isOwn && known.cars.find(({ translations }) => translations.en.name === entry.car);
        const [row] = await tx
          .insert(resultEntries)
          .values({
            round_id,
            driver_id: await driverOf(entry),
            number: entry.number,
            seed: entry.rank,
            car: entry.car,
            car_id: car ? car.id : null,
            team: isOwn ? "Lípa Drift Team" : "",
          })
          .returning();
        const id = row?.id as number;
        ids.set(entry.driver, id);
        await tx
          .insert(resultRuns)
          .values(entry.runs.map((score, run) => ({ entry_id: id, run: run + 1, score })));
      }
      const seeded = entries.map(({ driver, rank }) => ({ id: ids.get(driver) as number, seed: rank }));
      const order = strength.map((driver) => ids.get(driver) as number);
      const slots = slotsOf(entries.length, seeded);
      await tx.update(resultRounds).set({ slots }).where(eq(resultRounds.id, round_id));
      await tx.insert(resultBattles).values(
        decisionsOf(slots, order, rules.tree.third).map(({ winner, ...battle }) => ({
          round_id,
          winner_id: winner,
          ...battle,
        })),
      );
      await finishRound(tx, round_id);
    }
  }
}
