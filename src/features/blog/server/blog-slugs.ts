import { and, asc, eq, inArray, ne, notInArray, sql } from "drizzle-orm";
import { SLUG_PATTERN } from "#kit/contract/content/slug.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { type Both, LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { inTheWay, named, quoted } from "#kit/server/history/in-the-way.ts";
import type { BlogSlugQuery } from "../blog.contract.ts";
import { RESERVED_SLUGS } from "../blog-rules.ts";
import { blogPosts, blogSlugs } from "./blog.table.ts";

const TAKEN = {
  en: "This URL slug belongs to another post",
  cs: "Tento URL slug už patří jinému příspěvku",
};

/** Whether a post (the one that asks, or a new one) may take the slug. One address space for both languages. */
export async function checkSlug({ db }: Context, { slug, exclude }: BlogSlugQuery) {
  if (!SLUG_PATTERN.test(slug) || RESERVED_SLUGS.includes(slug)) return { isUnique: false };
  const [owner] = await db.select().from(blogSlugs).where(eq(blogSlugs.slug, slug));
  return { isUnique: owner === undefined || owner.post_id === exclude };
}

/**
 * Gives a post its slugs; the ones it had before lead on to it. Throws CONFLICT naming the language whose slug
 * belongs to another post, also where two posts claim it at once.
 */
export async function claimSlugs(
  tx: Database,
  post_id: number,
  slugs: Both<string>,
  language: Language,
): Promise<void> {
  const wanted = [...new Set(LANGUAGES.map((each) => slugs[each]))].sort();
  await tx
    .update(blogSlugs)
    .set({ is_current: false })
    .where(and(eq(blogSlugs.post_id, post_id), notInArray(blogSlugs.slug, wanted)));
  for (const slug of wanted) {
    const claimed = await tx
      .insert(blogSlugs)
      .values({ slug, post_id })
      .onConflictDoUpdate({
        target: blogSlugs.slug,
        set: { is_current: true },
        setWhere: sql`${blogSlugs.post_id} = ${post_id}`,
      })
      .returning({ slug: blogSlugs.slug });
    if (claimed.length > 0) continue;
    const errors = LANGUAGES.filter((each) => slugs[each] === slug).map((each) => ({
      path: `translations.${each}.slug`,
      message: TAKEN[language],
    }));
    throw new Refusal("CONFLICT", { words: TAKEN, errors });
  }
}

/** Throws CONFLICT that names the post to which a slug of a version that is put back leads by now. */
export async function refuseTaken(tx: Database, post_id: number, slugs: Both<string>): Promise<void> {
  const wanted = Object.values(slugs);
  const [owner] = await tx
    .select({ slug: blogSlugs.slug, texts: blogPosts.translations })
    .from(blogSlugs)
    .innerJoin(blogPosts, eq(blogPosts.id, blogSlugs.post_id))
    .where(and(inArray(blogSlugs.slug, wanted), ne(blogSlugs.post_id, post_id)))
    .orderBy(asc(blogSlugs.slug));
  if (!owner) return;
  const { en, cs } = owner.texts;
  const [address, title] = [quoted(owner.slug), named({ en: en.title, cs: cs.title })];
  throw inTheWay({
    en: `The address ${address.en} belongs to the post ${title.en}. Delete that post, then restore this version.`,
    cs: `Adresa ${address.cs} patří příspěvku ${title.cs}. Smažte ho a pak tuto verzi vraťte.`,
  });
}
