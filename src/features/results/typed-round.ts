/** A round of an old table, as somebody types or pastes it: a driver on each line. Pure. */

export interface TypedLine {
  place: number | null;
  driver: string;
  points: number | null;
}

const NUMBER = /^\d{1,6}(?:[.,]\d{1,3})?$/;

/** `1. Marek Havlín 100`, `2 Iva 88`, `Jan x`: place, name, points, parted by spaces, tabs or semicolons. Null: no name. */
export function typedLine(line: string): TypedLine | null {
  const parts = line
    .trim()
    .split(/[\s;]+/)
    .filter(Boolean);
  const [, place] = /^(\d{1,3})[.)]?$/.exec(parts[0] ?? "") ?? [];
  if (place !== undefined) parts.shift();
  const last = parts.at(-1) ?? "";
  const points = NUMBER.test(last) ? Number(last.replace(",", ".")) : null;
  if (points !== null || /^(?:-|–|x)$/i.test(last)) parts.pop();
  const driver = parts.join(" ");
  return /\p{L}/u.test(driver) ? { place: place === undefined ? null : Number(place), driver, points } : null;
}

/** All lines; the numbers of those that are none. */
export function typedRound(text: string): { lines: TypedLine[]; wrong: number[] } {
  const lines: TypedLine[] = [];
  const wrong: number[] = [];
  for (const [index, line] of text.split("\n").entries()) {
    if (line.trim() === "") continue;
    const read = typedLine(line);
    if (read) lines.push(read);
    else wrong.push(index + 1);
  }
  return { lines, wrong };
}
