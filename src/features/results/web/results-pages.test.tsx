import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import { RoundBattles } from "./round-battles.tsx";
import { RoundTable } from "./round-table.tsx";
import { SeasonsLinks } from "./seasons-links.tsx";
import { StandingsTable } from "./standings-table.tsx";

const driver = (id: number, name: string) => ({
  id,
  name,
  nation: "CZ",
  team_member_id: id === 1 ? 1 : null,
});
const line = (total: number | null, is_dropped = false) => ({
  round_id: 1,
  number: 1,
  place: 1,
  qualifying: 0,
  battle: total,
  total,
  is_dropped,
  is_corrected: false,
});
const row = (id: number, name: string, total: number, position: number) => ({
  key: String(id),
  driver: driver(id, name),
  position,
  is_shared: false,
  total,
  gross: total,
  bonus: 0,
  qualifying: 0,
  battle: total,
  is_corrected: false,
  rounds: [line(id === 2 ? null : total)],
});
const standings = {
  rows: [row(1, "Ota", 100.5, 1), row(2, "Iva", 0, 2)],
  held: 1,
  to_come: 2,
  points_possible: 240,
  has_title: true,
  champion: "1",
  is_preliminary: true,
};

test("a table says who was not there and not 0, who is champion, and what can still be won", () => {
  const cs = staticPage(<StandingsTable standings={standings} rounds={[]} caption="Pořadí" />, {
    language: "cs",
  });
  expect(cs).toContain("100,5");
  expect(cs).toContain('title="nestartoval"');
  expect(cs).toContain("Mistr sezóny: Ota");
  expect(cs).toContain("Ještě lze získat 240 b.");
  const none = { ...standings, rows: [] };
  expect(staticPage(<StandingsTable standings={none} rounds={[]} caption="" />)).toContain(
    "No round has been driven yet.",
  );
});

const entry = (id: number, name: string, more: object) => ({
  id,
  driver: driver(id, name),
  seed: id,
  rank: id,
  score: 90 - id,
  place: null,
  outcome: "in_tree",
  car: "",
  points: [{ season_id: 1, total: 20 }],
  ...more,
});
const battle = (id: number, more: object) => ({
  id,
  stage: 4,
  position: 0,
  kind: "main",
  first: 1,
  second: 2,
  how: null,
  winner_id: null,
  reruns: [],
  ...more,
});

test("a round shows byes, walkovers and battles driven once more, the final first", () => {
  const round = {
    season_id: 1,
    entries: [
      entry(1, "Ota", {}),
      entry(2, "Iva", {}),
      entry(3, "Jan", { outcome: "no_run", rank: null, score: null }),
    ],
    battles: [
      battle(1, { how: "judges", winner_id: 1, reruns: [{}, {}] }),
      battle(2, { second: null, how: "bye", winner_id: 1 }),
      battle(3, { stage: 2, how: "walkover", winner_id: 2 }),
      battle(4, { first: null, second: null }),
    ],
    // biome-ignore lint/suspicious/noExplicitAny: what the parts read of a round.
  } as any;
  const html = staticPage(<RoundBattles round={round} />);
  expect(html.indexOf("Final")).toBeLessThan(html.indexOf("Top 4"));
  expect(html).toContain("(won, one more time ×2)");
  expect(html).toContain("(won, walkover)");
  expect(html).toContain("bye");
  expect(html.match(/<li/g)).toHaveLength(3);
  expect(staticPage(<RoundTable round={round} />, { language: "cs" })).toContain("(bez jízdy)");
});

test("where no season has results, nothing leads to them", () => {
  expect(staticPage(<SeasonsLinks />)).not.toContain("<a");
});
