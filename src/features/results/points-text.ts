import type { Band } from "./rules/season-rules.ts";

/** A table of points as people write it: `100, 88, 4x 61`: the first, the second, and each of the next four. Pure. */

/** A table in that form; places without points are `0`. */
export function pointsText(table: readonly Band[]): string {
  let next = 1;
  const parts: string[] = [];
  const add = (count: number, points: number) => {
    if (count > 0) parts.push(count === 1 ? `${points}` : `${count}× ${points}`);
  };
  for (const { from, to, points } of [...table].sort((a, b) => a.from - b.from)) {
    add(from - next, 0);
    add(to - from + 1, points);
    next = to + 1;
  }
  return parts.join(", ");
}

const PART = /^(?:(\d{1,3})\s*[x×*]\s*)?(\d{1,6}(?:\.\d{1,3})?)$/i;
const LAST = 200;

/** What was typed as a table; null where a part is none. A comma within a number is not known: `0.5` has a point. */
export function readPoints(text: string): Band[] | null {
  const bands: Band[] = [];
  let next = 1;
  for (const part of text.split(/[,;\n]+/)) {
    if (part.trim() === "") continue;
    const [, count = "1", points] = PART.exec(part.trim()) ?? [];
    if (points === undefined || Number(count) === 0) return null;
    const to = next + Number(count) - 1;
    if (to > LAST) return null;
    bands.push({ from: next, to, points: Number(points) });
    next = to + 1;
  }
  return bands;
}
