import { z } from "zod";
import { flag, wholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { oneLine } from "#kit/contract/validation/written.ts";
import {
  countingFields,
  driverName,
  entryInput,
  MOST_ENTRIES,
  reason,
  roundFields,
} from "./result-fields.ts";
import { ROUND_STATES } from "./rules/round-points.ts";
import { figure, seasonRules } from "./season-rules.schema.ts";

/** Rounds as they are taken away and brought in: drivers by name, the tree and its winners by seed. */

const line = (max: number) => z.string().overwrite(oneLine).max(max);

export const roundInput = z.object({
  ...roundFields,
  name: roundFields.name.default({ en: "", cs: "" }),
  track: roundFields.track.default(""),
  date: roundFields.date.default(null),
  event_id: roundFields.event_id.default(null),
  factor: countingFields.factor.default(1),
  factor_of: countingFields.factor_of.default(null),
  always_counts: countingFields.always_counts.default(false),
});
export const stage = z.union(
  [2, 4, 8, 16, 32, 64].map((size) => z.literal(size)) as unknown as [
    z.ZodLiteral<number>,
    z.ZodLiteral<number>,
  ],
  says({ en: "A stage has 2, 4, 8, 16, 32 or 64 places.", cs: "Fáze má 2, 4, 8, 16, 32 nebo 64 míst." }),
);

export const runPoints = z.object({ first: figure(0).nullable(), second: figure(0).nullable() });

const battleData = z.object({
  stage,
  position: wholeNumber(0, 31),
  kind: z.enum(["main", "third"]).default("main"),
  /** The seed who won; null: nobody goes on. */
  winner: wholeNumber(1, 64).nullable(),
  how: z.enum(["judges", "walkover", "seed", "none", "bye"]).default("judges"),
  reruns: z.array(runPoints).max(20).default([]),
  runs: z.array(runPoints).max(40).default([]),
  note: line(500).default(""),
});

export const correctionData = z.object({
  driver: driverName,
  what: z.enum(["qualifying", "battle", "place", "bonus", "total", "position"]),
  value: figure(),
  reason,
});

export const roundData = roundInput.extend({
  state: z.enum(ROUND_STATES).default("finished"),
  stopped_after: stage.nullable().default(null),
  is_official: flag().default(false),
  rules: seasonRules.nullable().default(null),
  entries: z
    .array(
      entryInput.extend({
        seed: wholeNumber(1, 64).nullable().optional(),
        /** The order among equal scores. */
        tie_order: wholeNumber(1, MOST_ENTRIES).nullable().optional(),
      }),
    )
    .max(MOST_ENTRIES),
  /** The seeds of the first stage from the top; null: an empty slot. Empty: no tree. */
  tree: z.array(wholeNumber(1, 64).nullable()).max(64).default([]),
  battles: z.array(battleData).max(64).default([]),
  corrections: z.array(correctionData).max(100).default([]),
});

export const seasonData = z.object({
  series: z.string(),
  year: z.int(),
  class: z.string(),
  rules: seasonRules,
  rounds: z.array(roundData),
  corrections: z.array(correctionData),
});

export type RoundInput = z.output<typeof roundInput>;
export type RoundData = z.output<typeof roundData>;
export type SeasonData = z.output<typeof seasonData>;
