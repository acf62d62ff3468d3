/**
 * Splits pictures into rows of two and three by turns, so that none is left alone in a row (unless it is the
 * only one): 7 -> 2 + 3 + 2.
 */
export function photoRows<T>(photos: readonly T[]): T[][] {
  const rows: T[][] = [];
  let rest = [...photos];
  while (rest.length > 0) {
    const wanted = rows.length % 2 === 0 ? 2 : 3;
    const size = rest.length <= 3 ? rest.length : rest.length - wanted === 1 ? 5 - wanted : wanted;
    rows.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return rows;
}
