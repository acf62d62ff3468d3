import process from "node:process";
import type { Parameters } from "fast-check";

/**
 * How many runs a walk of fast-check takes, and from which seed: a quarter of them, always the same, or all of them from
 * the seed in `WALK_SEED`. `npm run test:all` makes a fresh one and prints it.
 */
export function walk<T>(runs: number, others: Parameters<T> = {}): Parameters<T> {
  const seed = process.env.WALK_SEED;
  return { ...others, numRuns: seed ? runs : Math.ceil(runs / 4), seed: Number(seed ?? 1) };
}
