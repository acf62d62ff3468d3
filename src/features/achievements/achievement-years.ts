interface Dated {
  year: number | null;
  display_order: number;
}

/** Milestones on the home page. */
export const MILESTONES_SHOWN = 3;

const LAST = Number.POSITIVE_INFINITY;

function ascending<A extends Dated>(achievements: readonly A[]): A[] {
  return achievements.toSorted(
    (one, other) => (one.year ?? LAST) - (other.year ?? LAST) || one.display_order - other.display_order,
  );
}

/** Achievements grouped by year, the earliest first; those without a year at the end, under null. */
export function byYear<A extends Dated>(achievements: readonly A[]): { year: number | null; entries: A[] }[] {
  const groups: { year: number | null; entries: A[] }[] = [];
  for (const achievement of ascending(achievements)) {
    const group = groups.at(-1);
    if (group && group.year === achievement.year) group.entries.push(achievement);
    else groups.push({ year: achievement.year, entries: [achievement] });
  }
  return groups;
}

/** The three latest by year, in the order in which they happened. Those without a year are left out. */
export function latestMilestones<A extends Dated>(achievements: readonly A[]): A[] {
  return ascending(achievements.filter(({ year }) => year !== null)).slice(-MILESTONES_SHOWN);
}
