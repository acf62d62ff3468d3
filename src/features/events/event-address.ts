import { numberedSlug } from "#kit/contract/content/slug.ts";
import type { Both } from "#kit/contract/language/language.ts";

/** The end of an event's address: its English title, so that both languages have one, and its id. */
export function eventSlug({
  id,
  translations: { en, cs },
}: {
  id: number;
  translations: Both<{ title: string }>;
}): string {
  return numberedSlug(en.title || cs.title, id);
}

export const eventPath = ({ slug }: { slug: string }) => `/event/${slug}`;
