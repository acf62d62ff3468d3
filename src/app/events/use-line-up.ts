import { useQueries } from "@tanstack/react-query";
import { carPath } from "#features/cars/web/car-link.tsx";
import { carsQuery } from "#features/cars/web/cars.queries.ts";
import type { PageEvent } from "#features/events/events.content.ts";
import { eventRoundsQuery, roundQuery } from "#features/results/web/index.ts";
import { memberPath, teamMembersQuery } from "#features/team-members/web/index.ts";
import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { optionsOf, useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useApi } from "#kit/web/page-context.ts";

export interface LineUp {
  driver: string;
  car: string;
  /** The way to the driver's page and to the car's; null where there is none. */
  driverPath: string | null;
  carPath: string | null;
}

const plain = (text: string) => text.replace(/\s+/g, " ").trim();

/** Who of the team drives what: as its rounds are entered, else as somebody wrote it, "driver: car" in each line. */
export function useLineUp({ id, line_up }: Pick<PublicRecord<PageEvent>, "id" | "line_up">): LineUp[] {
  const api = useApi();
  const { language } = useLanguage();
  const { data: rounds = [] } = useApiQuery(eventRoundsQuery(id));
  const { data: members = [] } = useApiQuery(teamMembersQuery);
  const { data: cars = [] } = useApiQuery(carsQuery);
  const whole = useQueries({
    queries: rounds.map((round) => optionsOf(roundQuery(String(round.id)), api, language)),
  });
  const entered = whole
    .flatMap(({ data }) => data?.entries ?? [])
    .filter(({ driver }) => driver.team_member_id !== null);
  const written = line_up.split("\n").flatMap((line) => {
    const [driver = "", car = ""] = line.split(/:\s*/);
    return driver.trim() ? [{ driver: plain(driver), car: plain(car), member: null, car_id: null }] : [];
  });
  const known = entered.map(({ driver, car, car_id }) => ({
    driver: plain(driver.name),
    car: plain(car),
    member: driver.team_member_id,
    car_id,
  }));
  const lines = known.length > 0 ? known : written;
  const seen = new Set<string>();
  return lines.flatMap(({ driver, car, member, car_id }) => {
    const key = `${driver}: ${car}`;
    if (seen.has(key)) return [];
    seen.add(key);
    const person = members.find((one) => (member === null ? plain(one.name) === driver : one.id === member));
    const machine = cars.find((one) => (car_id === null ? plain(one.name) === car : one.id === car_id));
    return {
      driver,
      car: car || (machine ? plain(machine.name) : ""),
      driverPath: person ? memberPath(person) : null,
      carPath: machine ? carPath(machine) : null,
    };
  });
}
