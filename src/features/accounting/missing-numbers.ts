import type { Books } from "./books.ts";
import type { Difference } from "./differences.ts";

interface Numbered {
  number: string;
  year: number;
  sequence: number;
}

/** Numbers that are missing between 1 and the last of each series and year; a run of them is one difference. */
export function missingNumbers({ papers, receipts }: Pick<Books, "papers" | "receipts">): Difference[] {
  const series = [
    papers.filter(({ kind }) => kind === "final"),
    papers.filter(({ kind }) => kind === "credit"),
    receipts,
  ];
  return series.flatMap((all) => [...Map.groupBy(all, ({ year }) => year).values()].flatMap(gapsOf));
}

function gapsOf(ofYear: Numbered[]): Difference[] {
  const sorted = ofYear.toSorted((a, b) => a.sequence - b.sequence);
  return sorted.flatMap((one, place) => {
    const before = sorted[place - 1]?.sequence ?? 0;
    if (one.sequence <= before + 1) return [];
    const [first, last] = [before + 1, one.sequence - 1].map((sequence) => numberLike(one, sequence));
    return {
      kind: "number-missing" as const,
      orderId: null,
      expected: null,
      found: null,
      what: first === last ? `${first}` : `${first}–${last}`,
    };
  });
}

/** The number of another place in the same series: `D202600004` for 4. */
function numberLike({ number, sequence }: Numbered, other: number): string {
  const digits = Math.max(5, String(sequence).length);
  return number.slice(0, -digits) + String(other).padStart(5, "0");
}
