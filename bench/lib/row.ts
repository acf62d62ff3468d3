import { execFileSync } from "node:child_process";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

export const ROOT = join(import.meta.dirname, "../..");
const KEPT = join(ROOT, ".cache/bench");

/** One figure held against its bar. */
export interface Figure {
  what: string;
  value: number;
  /** How the value is written: `0.83`, `1.4 x`, `48 KB`. */
  shown: string;
  bar: string;
  met: boolean;
  /** What stands behind the ratio, such as requests per second of both sides. */
  detail?: string;
}

export interface Row {
  /** The command's name: `node bench/<name>.ts`. */
  name: string;
  title: string;
  /** What the figures are held against. */
  limit: string;
  /** What was changed for it and what did not help; one sentence each. */
  tried: string[];
  /** All figures at the end, or each as it is known. */
  measure(): Promise<Figure[]> | AsyncIterable<Figure>;
}

export interface Kept {
  name: string;
  at: string;
  commit: string;
  figures: Figure[];
}

/** Measures a row, prints each figure and keeps them for the summary. */
export async function run(row: Row): Promise<void> {
  say(`${row.title}\n  against: ${row.limit}`);
  mkdirSync(KEPT, { recursive: true });
  const kept: Kept = { name: row.name, at: new Date().toISOString(), commit: commit(), figures: [] };
  const measuring = row.measure();
  for await (const figure of "then" in measuring ? await measuring : measuring) {
    say(line(figure));
    kept.figures.push(figure);
    writeFileSync(keptFile(row.name), JSON.stringify(kept, null, 2));
  }
}

/** What was measured last, or null. */
export function kept(name: string): Kept | null {
  try {
    return JSON.parse(readFileSync(keptFile(name), "utf8"));
  } catch {
    return null;
  }
}

export function atLeast(what: string, value: number, bar: number, detail?: string): Figure {
  const met = value >= bar;
  // What misses its bar does not read as if it met it.
  const shown =
    !met && Number(value.toFixed(2)) >= bar ? `${Math.floor(value * 1000) / 1000}` : value.toFixed(2);
  return { what, value, shown, bar: `at least ${bar}`, met, detail };
}

export function atMost(what: string, value: number, bar: number, unit: string, detail?: string): Figure {
  const shown = `${unit === "x" ? value.toFixed(2) : Math.round(value * 1000) / 1000} ${unit}`;
  return { what, value, shown, bar: `at most ${bar} ${unit}`, met: value <= bar, detail };
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

function line({ what, shown, bar, met, detail }: Figure): string {
  return `  ${met ? "met   " : "MISSED"} ${what}: ${shown} (${bar})${detail ? `; ${detail}` : ""}`;
}

function keptFile(name: string): string {
  return join(KEPT, `${name}.json`);
}

function commit(): string {
  const git = (...args: string[]) => execFileSync("git", args, { cwd: ROOT, encoding: "utf8" }).trim();
  return `${git("rev-parse", "--short", "HEAD")}${git("status", "--porcelain", "src", "migrations") ? " with changes" : ""}`;
}
