import { slugify } from "#kit/contract/content/slug.ts";
import type { Both } from "#kit/contract/language/language.ts";

interface Named {
  id: number;
  translations: Both<{ name: string }>;
}

/** The ends of the addresses of people: their names; a namesake has the id behind it. */
export function memberSlugs(members: readonly Named[]): ReadonlyMap<number, string> {
  const slugs = new Map<number, string>();
  const taken = new Set<string>();
  for (const { id, translations } of members.toSorted((a, b) => a.id - b.id)) {
    const base = slugify(translations.en.name || translations.cs.name) || "member";
    const slug = taken.has(base) ? `${base}-${id}` : base;
    taken.add(slug);
    slugs.set(id, slug);
  }
  return slugs;
}

export const memberPath = ({ slug }: { slug: string }) => `/team/${slug}`;
