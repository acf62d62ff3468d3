import { and, desc } from "drizzle-orm";
import { recordTypeOf } from "#kit/contract/content/record-type.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import { type Finder, MOST_OF_A_KIND } from "#kit/server/search/finder.ts";
import { containsFolded } from "#kit/server/statements/contains.ts";
import { blog } from "../blog.content.ts";
import { blogPosts } from "./blog.table.ts";

/** Older ones are found on their own screen, whose search reads all. */
const LOOKED_THROUGH = 5_000;

/** Posts, drafts among them, by their titles, summaries, tags and authors. */
export const blogFinder: Finder = {
  kind: "blog",
  name: blog.names.many,
  roles: ["editor"],
  async find({ db }, { words, language }) {
    const { id, published_date, translations, searched } = blogPosts;
    const latest = db
      .select({ id, published_date, translations, searched })
      .from(blogPosts)
      .orderBy(desc(published_date), desc(id))
      .limit(LOOKED_THROUGH)
      .as("latest");
    const rows = await db
      .select({ id: latest.id, published_date: latest.published_date, translations: latest.translations })
      .from(latest)
      .where(and(...words.map((word) => containsFolded(latest.searched, word))))
      .orderBy(desc(latest.published_date), desc(latest.id))
      .limit(MOST_OF_A_KIND);
    return rows.map(({ id, published_date, translations }) => ({
      to: recordTypeOf(blog).editorOf(String(id)),
      title: translations[language].title || translations.en.title || translations.cs.title,
      detail: formatDay(published_date, language),
    }));
  },
};
