import type { Both } from "#kit/contract/language/language.ts";
import { ordinal } from "./ordinal.ts";
import type { DriverStarts } from "./results.contract.ts";

/** What the team's drivers have won, as milestones could tell it. Pure. */

export interface Success {
  key: string;
  year: number;
  title: Both<string>;
  description: Both<string>;
}

const PODIUM = 3;

/** Titles and podiums of official rounds, newest first. */
export function ownSuccesses(drivers: readonly DriverStarts[]): Success[] {
  const titles = drivers.flatMap(({ driver, seasons }) =>
    seasons
      .filter(({ is_champion }) => is_champion)
      .map(({ season }): Success => {
        const name = seriesOf(season);
        return {
          key: `title ${season.id} ${driver.id}`,
          year: season.year,
          title: { en: `Champion: ${name.en}`, cs: `Titul: ${name.cs}` },
          description: {
            en: `${driver.name}, season ${season.year}.`,
            cs: `${driver.name}, sezóna ${season.year}.`,
          },
        };
      }),
  );
  const places = drivers.flatMap(({ driver, starts }) =>
    starts
      .filter(({ round, entry }) => round.is_official && entry.place !== null && entry.place <= PODIUM)
      .map(({ season, round, entry }): Success => {
        const name = seriesOf(season);
        const place = entry.place as number;
        const told = (language: "en" | "cs") => round.names[language] || round.name || round.track;
        return {
          key: `place ${entry.id}`,
          year: season.year,
          title: { en: `${ordinal(place)} place: ${told("en")}`, cs: `${place}. místo: ${told("cs")}` },
          description: {
            en: `${driver.name}${entry.car && ` in the ${entry.car}`}. ${name.en} ${season.year}.`,
            cs: `${driver.name}${entry.car && `, vůz ${entry.car}`}. ${name.cs} ${season.year}.`,
          },
        };
      }),
  );
  return [...titles, ...places].sort((a, b) => b.year - a.year);
}

function seriesOf({ series, class: name }: DriverStarts["starts"][number]["season"]): Both<string> {
  const said = (language: "en" | "cs") =>
    [series.names[language] || series.name, name].filter(Boolean).join(" ");
  return { en: said("en"), cs: said("cs") };
}
