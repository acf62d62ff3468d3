import { and, desc, eq, getTableColumns, type SQL, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import { type Both, type Language, localised } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import { containsFolded } from "#kit/server/statements/contains.ts";
import type { BlogListQuery } from "../blog.contract.ts";
import { BLOG_MOST, BLOG_PAGE_SIZE } from "../blog-rules.ts";
import { contentLanguage } from "../post-text.ts";
import { type BlogTexts, blogPosts, blogSlugs, tagWords } from "./blog.table.ts";
import { countPublished } from "./blog-counts.ts";
import { isVisible, updatedDay } from "./blog-visibility.ts";

const { translations, searched, ...columns } = getTableColumns(blogPosts);

/** A list does not read the posts' texts. */
const withoutContent = sql<Both<Omit<BlogTexts, "content">>>`jsonb_build_object(
  'en', (${translations} -> 'en') - 'content', 'cs', (${translations} -> 'cs') - 'content')`;

/** A page of posts, newest first; with `admin` a plain array with texts. Throws UNAUTHORIZED. */
export async function listPosts(context: Context, query: BlogListQuery) {
  if (query.admin) return listForTeam(context, query);
  if (query.q && !context.user) throw refusedTo(context);
  const { db, language } = context;
  const { page, limit = BLOG_PAGE_SIZE } = query;
  const where = matching(context, query);
  const [total, rows] = await Promise.all([
    countPosts(context, query, where),
    db
      .select({ ...columns, translations: withoutContent })
      .from(blogPosts)
      .where(onPage(context, where, page, limit))
      .orderBy(desc(blogPosts.published_date), desc(blogPosts.id)),
  ]);
  return {
    posts: rows.map((row) => shown(row, language)),
    pagination: { page, limit, total, totalPages: Math.ceil(total / limit) },
  };
}

/** Every page of a list has the same total: for visitors it is counted once. */
function countPosts(context: Context, { category, tag, exclude }: BlogListQuery, where: SQL | undefined) {
  const { db, now, user, responseCache } = context;
  const count = async () => db.$count(blogPosts, where);
  if (user) return count();
  if (!tag?.trim() && !exclude) return countPublished(context, category);
  const key = JSON.stringify(["posts", pragueDay(now()), category, tag?.trim(), exclude]);
  return responseCache.value(key, count);
}

async function listForTeam(context: Context, query: BlogListQuery) {
  if (!context.user) throw refusedTo(context);
  const { page, limit = BLOG_MOST } = query;
  const rows = await context.db
    .select({ ...columns, translations })
    .from(blogPosts)
    .where(onPage(context, matching(context, query), page, limit))
    .orderBy(desc(blogPosts.published_date), desc(blogPosts.id));
  return rows.map((row) => shownWhole(row, context.language));
}

/** A bearer that was refused would have been so before: who sends one is signed in, in another role. */
function refusedTo({ header }: Context): Refusal {
  const isSignedIn = header("authorization") !== undefined && header("x-view") !== "visitor";
  return new Refusal(isSignedIn ? "FORBIDDEN" : "UNAUTHORIZED");
}

/** The ids are found first, from indexes alone, so that a far page reads no more rows than a near one. */
function onPage({ db }: Context, where: SQL | undefined, page: number, limit: number): SQL {
  const ids = db
    .select({ id: blogPosts.id })
    .from(blogPosts)
    .where(where)
    .orderBy(desc(blogPosts.published_date), desc(blogPosts.id))
    .limit(limit)
    .offset((page - 1) * limit);
  return sql`${blogPosts.id} = any(array(${ids}))`;
}

function matching(context: Context, { q, category, tag, exclude }: BlogListQuery): SQL | undefined {
  return and(
    isVisible(context),
    q ? containsFolded(searched, q) : undefined,
    category ? eq(blogPosts.category, category) : undefined,
    tag?.trim() ? hasTag(tag.trim()) : undefined,
    exclude ? sql`${blogPosts.id} is distinct from ${postOfSlug(exclude)}` : undefined,
  );
}

function postOfSlug(slug: string): SQL {
  return sql`(select ${blogSlugs.post_id} from ${blogSlugs} where ${blogSlugs.slug} = ${slug.replaceAll("\0", "")})`;
}

/** Holds for posts that have the whole tag, in upper or lower case. */
function hasTag(tag: string): SQL {
  return sql`${tagWords(blogPosts.tags)} && array[${tag.toLowerCase()}, ${tag}]::text[]`;
}

type Row = Omit<typeof blogPosts.$inferSelect, "translations" | "searched">;

function shown<T extends Omit<BlogTexts, "content">>(
  row: Row & { translations: Both<T> },
  language: Language,
) {
  return { ...row, ...localised(row.translations, language), updated_date: updatedDay(row) };
}

/** A post in a language with its text, which is the other language's where its own has none, and the slugs of both. */
export function shownWhole(row: Omit<typeof blogPosts.$inferSelect, "searched">, language: Language) {
  const { en, cs } = row.translations;
  const content_language = contentLanguage(row.translations, language);
  const { content } = row.translations[content_language];
  return { ...shown(row, language), content, content_language, slugs: { en: en.slug, cs: cs.slug } };
}
