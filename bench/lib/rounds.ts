/** The middle of the values; of two middles their mean. */
export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const at = Math.floor(sorted.length / 2);
  const upper = sorted[at];
  if (upper === undefined) throw new Error("the median of nothing");
  return sorted.length % 2 === 1 ? upper : (upper + (sorted[at - 1] ?? upper)) / 2;
}

export interface Paired {
  measured: number;
  limit: number;
  /** The median of the rounds' own ratios: what slowed a whole round down cancels out. */
  ratio: number;
}

/** Measures both sides in turn, the order changing each round, after one round that does not count. */
export async function alternate(
  rounds: number,
  measured: () => Promise<number>,
  limit: () => Promise<number>,
): Promise<Paired> {
  const pairs: { measured: number; limit: number }[] = [];
  for (let round = 0; round <= rounds; round++) {
    const first = round % 2 === 0;
    const one = first ? await limit() : await measured();
    const other = first ? await measured() : await limit();
    if (round > 0) pairs.push(first ? { limit: one, measured: other } : { measured: one, limit: other });
  }
  return {
    measured: median(pairs.map((pair) => pair.measured)),
    limit: median(pairs.map((pair) => pair.limit)),
    ratio: median(pairs.map((pair) => pair.measured / pair.limit)),
  };
}
