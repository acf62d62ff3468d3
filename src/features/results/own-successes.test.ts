import { expect, test } from "vitest";
import { ownSuccesses } from "./own-successes.ts";
import type { DriverStarts } from "./results.contract.ts";

const season = (id: number, year: number) => ({
  id,
  year,
  class: "PRO",
  is_active: true,
  updated_at: "",
  series: { id: 1, slug: "cup", name: "Cup", names: { en: "Cup", cs: "Pohár" }, url: "" },
});
const start = (id: number, place: number | null, is_official = true) => ({
  season: season(1, 2026),
  round: { id, is_official, name: "Most", names: { en: "Most", cs: "" }, track: "Autodrom" },
  entry: { id, place, car: "S14" },
  total: 10,
});
const driver = {
  driver: { id: 7, name: "Iva", nation: "CZ", team_member_id: 1 },
  starts: [start(1, 2), start(2, 4), start(3, null), start(4, 1, false)],
  seasons: [
    { season: season(2, 2027), position: 1, total: 100, is_champion: true, is_over: true },
    { season: season(1, 2026), position: 1, total: 100, is_champion: false, is_over: false },
  ],
} as unknown as DriverStarts;

test("titles and official podiums are told in both languages, newest first; the rest is not", () => {
  expect(ownSuccesses([driver]).map(({ year, title }) => [year, title.en, title.cs])).toEqual([
    [2027, "Champion: Cup PRO", "Titul: Pohár PRO"],
    [2026, "2nd place: Most", "2. místo: Most"],
  ]);
  expect(ownSuccesses([driver])[1]?.description).toEqual({
    en: "Iva in the S14. Cup PRO 2026.",
    cs: "Iva, vůz S14. Pohár PRO 2026.",
  });
});
