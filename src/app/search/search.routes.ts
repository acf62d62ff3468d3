import { may } from "#kit/contract/roles.ts";
import type { Context } from "#kit/server/context.ts";
import { implement } from "#kit/server/http/mount.ts";
import { type Found, MOST_OF_A_KIND, rankOf, soughtOf } from "#kit/server/search/finder.ts";
import { FINDERS } from "./finders.ts";
import { searchEndpoints } from "./search.contract.ts";

/** Fewer letters are in everything. */
const FEWEST_LETTERS = 2;

export const searchRoutes = implement(searchEndpoints, {
  search: async (context, { query }) => ({ groups: await search(context, query.q) }),
});

async function search(context: Context, q: string) {
  const { user, language, now } = context;
  if (!user) return [];
  const sought = soughtOf(q, { language, role: user.role, now: now() });
  const isNumber = /^#?\d$/.test(sought.typed);
  if (sought.folded.length < FEWEST_LETTERS && !isNumber) return [];
  const finders = FINDERS.filter(({ roles }) => may(user.role, roles));
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
  // What is called as it was typed comes first; beside that the kinds keep their order.
  return groups.sort((a, b) => a.rank - b.rank).map(({ rank: _, ...group }) => group);
}

const shownOf = ({ to, title, detail = "" }: Found) => ({ to, title, detail });
