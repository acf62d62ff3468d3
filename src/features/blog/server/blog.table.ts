import { type SQL, sql } from "drizzle-orm";
import { boolean, date, index, integer, jsonb, type PgColumn, pgTable, text } from "drizzle-orm/pg-core";
import { contentColumns, timestamps } from "#kit/server/content/content-columns.ts";
import { registerMediaReferences, registerMediaText } from "#kit/server/media/media-references.ts";
import { folded } from "#kit/server/statements/contains.ts";

export type BlogTexts = {
  slug: string;
  title: string;
  summary: string;
  /** Sanitised HTML. */
  content: string;
  /** Older posts have none. */
  image_alt?: string;
};

// The database's own lower() knows accents only in some locales; Czech ones must count everywhere.
const UPPER = "ÁÄČĎÉĚËÍĹĽŇÓÔÖŔŘŠŤÚŮÜÝŽ";

/** A post's tags (stored joined by ", ") in lower case and as they are, as an array that is indexed. */
export function tagWords(tags: PgColumn): SQL {
  const letters = sql.raw(`'${UPPER}', '${UPPER.toLowerCase()}'`);
  return sql`string_to_array(translate(lower(${tags}), ${letters}) || ', ' || ${tags}, ', ')`;
}

export const blogPosts = pgTable(
  "blog_posts",
  {
    ...contentColumns<BlogTexts>(),
    image_path: text(),
    /** A stored film, or the address of one; blank: none. */
    film: text().notNull().default(""),
    /** A day in Europe/Prague; a post of a later day stays hidden until then. */
    published_date: date({ mode: "string" }).notNull(),
    category: text().notNull().default("uncategorized"),
    /** Comma-separated. */
    tags: text().notNull().default(""),
    author_name: text().notNull().default("Admin"),
    /** What the team's search looks through, a field a line; the posts' texts are too long for it. */
    searched: text().generatedAlwaysAs(
      folded(
        sql.raw(
          `(${["en", "cs"].flatMap((language) => ["title", "slug", "summary"].map((field) => `coalesce("translations" -> '${language}' ->> '${field}', '')`)).join(" || chr(10) || ")} || chr(10) || "category" || chr(10) || "tags" || chr(10) || "author_name")`,
        ),
      ),
    ),
  },
  (post) => [
    index("blog_posts_by_date").on(post.is_active, post.published_date, post.id),
    index("blog_posts_of_all").on(post.published_date, post.id),
    index("blog_posts_by_category").on(post.category, post.is_active, post.published_date, post.id),
    index("blog_posts_by_tag").using("gin", tagWords(post.tags as PgColumn)),
  ],
);

/** One address space for both languages: a slug belongs to one post. Slugs given up earlier lead on. */
export const blogSlugs = pgTable(
  "blog_slugs",
  {
    slug: text().primaryKey(),
    post_id: integer()
      .notNull()
      .references(() => blogPosts.id, { onDelete: "cascade" }),
    is_current: boolean().notNull().default(true),
  },
  (row) => [index("blog_slugs_of_post").on(row.post_id)],
);

/** Pictures uploaded for a post's text; an unused one is swept away after a while. */
export const blogImages = pgTable("blog_images", {
  path: text().primaryKey(),
  name: text().notNull().default(""),
  alt: jsonb().$type<{ en: string; cs: string }>(),
  ...timestamps(),
});

registerMediaReferences(blogPosts.image_path, blogPosts.film);
registerMediaText(blogPosts.translations);
