import { may } from "#kit/contract/roles.ts";
import type { Context } from "#kit/server/context.ts";
import { implement } from "#kit/server/http/mount.ts";
import { type Finder, type Found, MOST_OF_A_KIND, rankOf, soughtOf } from "#kit/server/search/finder.ts";
import { searchEndpoints } from "./search.contract.ts";

/** Fewer letters are in everything. */
const FEWEST_LETTERS = 2;

/** Where answers fit equally well, these kinds come first, in this order, and help comes last. */
const FIRST = [
  "actions",
  "screens",
  "settings",
  "orders",
  "people",
  "bookings",
  "days",
  "vouchers",
  "messages",
];
const LAST = "help";

export const searchRoutes = (finders: readonly Finder[]) =>
  implement(searchEndpoints, {
    search: async (context, { query }) => ({ groups: await search(context, finders, query.q) }),
  });

async function search(context: Context, all: readonly Finder[], q: string) {
  const { user, language, now } = context;
  if (!user) return [];
  const sought = soughtOf(q, { language, role: user.role, now: now() });
  const isNumber = /^#?\d$/.test(sought.typed);
  if (sought.folded.length < FEWEST_LETTERS && !isNumber) return [];
  const finders = all.filter(({ roles }) => may(user.role, roles));
  const found = await Promise.all(
    finders.map(async ({ kind, find }) =>
      (await find(context, sought)).map((one) => ({
        ...one,
        kind,
        rank: one.isIt ? -1 : rankOf(sought, one.title),
      })),
    ),
  );
  const names = new Map(finders.map(({ kind, name }) => [kind, name[language]]));
  const groups = [...Map.groupBy(found.flat(), ({ kind }) => kind)].map(([kind, ofKind]) => {
    const best = ofKind.sort((a, b) => a.rank - b.rank).slice(0, MOST_OF_A_KIND);
    return { kind, name: names.get(kind) ?? kind, rank: best[0]?.rank ?? 0, found: best.map(shownOf) };
  });
  // What is called as it was typed comes first.
  return groups
    .sort((a, b) => a.rank - b.rank || placeOf(a.kind) - placeOf(b.kind))
    .map(({ rank: _, ...group }) => group);
}

const shownOf = ({ to, title, detail = "" }: Found) => ({ to, title, detail });

function placeOf(kind: string): number {
  const place = FIRST.indexOf(kind);
  return kind === LAST ? FIRST.length + 1 : place < 0 ? FIRST.length : place;
}
