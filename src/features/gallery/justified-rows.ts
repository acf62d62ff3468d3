/** Widths over height that rows aim at, by turns, so that pictures differ in size. */
const AIMS = [4.2, 2.8, 5.6];
/** A last row that is much narrower than this gets no rows of its own. */
const NARROWEST = 2;

interface Shaped {
  /** Width over height. */
  shape: number;
}

const width = (row: readonly Shaped[]) => row.reduce((sum, { shape }) => sum + shape, 0);

/**
 * Splits pictures, in their order, into rows whose pictures have one height and fill the width together. What
 * is left over at the end joins the row before it.
 */
export function justifiedRows<T extends Shaped>(pictures: readonly T[]): T[][] {
  const rows: T[][] = [];
  let row: T[] = [];
  for (const picture of pictures) {
    row.push(picture);
    // A picture more would come further from the aim than this row is.
    if (width(row) < (AIMS[rows.length % AIMS.length] as number)) continue;
    rows.push(row);
    row = [];
  }
  if (row.length === 0) return rows;
  const before = rows.at(-1);
  if (before && width(row) < NARROWEST) before.push(...row);
  else rows.push(row);
  return rows;
}
