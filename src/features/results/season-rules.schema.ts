import { z } from "zod";
import { flag, wholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { oneLine } from "#kit/contract/validation/written.ts";
import {
  FACTOR_OF,
  GUEST_RULES,
  RANKING_GROUPS,
  RUN_COUNTS,
  SCORE_TIES,
  SEED_SOURCES,
  type SeasonRules,
  STAGE_ORDERS,
  STOPPED_ORDERS,
  TOTAL_TIES,
  TREE_SIZES,
} from "./rules/season-rules.ts";

/** The rules of a season as they are sent and stored: the shape of `rules/season-rules.ts`, with limits. */

const threeDecimals = says({
  en: "At most three decimals, please.",
  cs: "Zadejte nejvýše tři desetinná místa.",
});

/** Points, a score or a factor: a number with at most three decimals, also as text. */
export function figure(min = -100_000, max = 100_000) {
  return z.preprocess(
    (value) =>
      typeof value === "string" && value.length <= 20 && /^[+-]?\d+(?:[.,]\d+)?$/.test(value.trim())
        ? Number(value.trim().replace(",", "."))
        : value,
    z
      .number()
      .min(min)
      .max(max)
      .refine((value) => Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6, threeDecimals),
  );
}

const bandsOverlap = says({
  en: "Each place may be in the table only once, and “from” may not be after “to”.",
  cs: "Každé místo smí být v tabulce jen jednou a „od“ nesmí být za „do“.",
});

const table = z
  .array(z.object({ from: wholeNumber(1, 200), to: wholeNumber(1, 200), points: figure(0) }))
  .max(100)
  .refine((bands) => {
    const sorted = [...bands].sort((a, b) => a.from - b.from);
    return sorted.every(({ from, to }, index) => from <= to && from > (sorted[index - 1]?.to ?? 0));
  }, bandsOverlap);

const stage = z.union(
  TREE_SIZES.concat([2 as never]).map((size) => z.literal(size)) as unknown as [
    z.ZodLiteral<number>,
    z.ZodLiteral<number>,
  ],
  says({ en: "A stage has 2, 4, 8, 16, 32 or 64 places.", cs: "Fáze má 2, 4, 8, 16, 32 nebo 64 míst." }),
);
export const treeSize = z.union(
  TREE_SIZES.map((size) => z.literal(size)) as unknown as [z.ZodLiteral<number>, z.ZodLiteral<number>],
  says({
    en: "A tree has 4, 8, 16, 32 or 64 places.",
    cs: "Pavouk má 4, 8, 16, 32 nebo 64 míst.",
  }),
);
const key = z
  .string()
  .max(40)
  .regex(
    /^[a-z0-9-]+$/,
    says({ en: "Small letters, digits and hyphens only.", cs: "Jen malá písmena, číslice a pomlčky." }),
  );
const mark = z.string().overwrite(oneLine).max(40);
const name = z.string().overwrite(oneLine).max(100);

export const seasonRules = z.object({
  qualifying: z.object({
    runs: wholeNumber(0, 10),
    counts: z.enum(RUN_COUNTS),
    locked_places: wholeNumber(0, 64),
    locked_others: z.enum(["second", "better"]),
    ties: z.array(z.enum(SCORE_TIES)).max(SCORE_TIES.length),
    tied: z.enum(["hand", "shared"]),
    zero_in_tree: flag(),
    decimals: wholeNumber(0, 3),
    highest: figure(0).nullable(),
  }),
  seeds: z.object({ from: z.enum(SEED_SOURCES), first: wholeNumber(0, 64) }),
  tree: z.object({
    sizes: z.array(treeSize).min(1).max(TREE_SIZES.length),
    pick: z.enum(["fit", "full"]),
    third: z.enum(["battle", "none"]),
    most_reruns: wholeNumber(0, 20).nullable(),
    after_reruns: z.enum(["judges", "seed"]),
    split: figure(0).nullable(),
    leads: z.enum(["higher", "lower", "chooses", "open"]),
  }),
  places: z.object({
    order: z.enum(STAGE_ORDERS),
    stages: z.array(z.object({ stage, order: z.enum(STAGE_ORDERS) })).max(7),
    shared_number: z.enum(["best", "worst"]),
    stopped: z.enum(STOPPED_ORDERS),
    outside: flag(),
  }),
  points: z.object({
    battle: z.object({
      by: z.enum(["place", "win", "none"]),
      table,
      shared: z.enum(["place", "average"]),
      win: figure(0),
      win_by_stage: z.array(z.object({ stage, points: figure(0) })).max(7),
      bye_wins: flag(),
      walkover_wins: flag(),
      third_wins: flag(),
    }),
    qualifying: z.object({
      by: z.enum(["rank", "seed"]),
      table,
      outside_scores: flag(),
      outside: figure(0),
      zero_scores: flag(),
    }),
    entered: figure(0),
    rounding: z.enum(["none", "up", "down", "nearest"]),
    disqualified_scores: flag(),
  }),
  rounds: z.object({
    few_under: wholeNumber(0, 200),
    few_factor: figure(0, 100),
    stopped_factor: figure(0, 100),
    factor_of: z.enum(FACTOR_OF),
    drop: wholeNumber(0, 30),
    drop_from: wholeNumber(0, 50),
    missed_drops: flag(),
    disqualified_drops: flag(),
    title_from: wholeNumber(0, 50),
  }),
  standings: z.object({
    ties: z.array(z.enum(TOTAL_TIES)).max(TOTAL_TIES.length),
    guests: z.enum(GUEST_RULES),
    without_points: flag(),
  }),
  rankings: z
    .array(
      z.object({
        key,
        name: z.object({ en: name, cs: name }),
        group: z.enum(RANKING_GROUPS),
        mark,
        best: wholeNumber(0, 100),
      }),
    )
    .max(10),
}) satisfies z.ZodType<SeasonRules>;
