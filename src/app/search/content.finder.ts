import { asc, sql } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { editorsOf } from "#kit/contract/content/content-type.ts";
import { recordTypeOf } from "#kit/contract/content/record-type.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { ContentServer } from "#kit/server/content/content-server.ts";
import { beginWords, type Finder, wordsIn } from "#kit/server/search/finder.ts";
import { contentServers } from "../content/content-servers.ts";

/** A title in both languages, with its words. */
type Title = Both<string> & { key: string; words: Both<string[]> };

/** Of so many that fit the best are shown. */
const MOST_RANKED = 50;

/** Settings are found by their labels, posts and days with more than their titles: each has a finder of its own. */
const WITH_OWN_FINDER = ["settings", "blog", "days"];

/** Every content type by the title of its records in either language, and by what it declares beside that. */
export const contentFinders: Finder[] = contentServers.flatMap((server) => [
  ...(server.finders ?? []),
  ...(WITH_OWN_FINDER.includes(server.content.type) ? [] : [finderOf(server)]),
]);

function finderOf({ content, words }: ContentServer): Finder {
  const { editorOf } = recordTypeOf(content);
  const title = (language: string) =>
    sql<string>`coalesce(${words.texts} -> ${language}::text ->> ${content.title}::text, '')`;
  return {
    kind: content.type,
    name: content.names.many,
    roles: editorsOf(content),
    async find({ db, responseCache }, { words: sought, language }) {
      // The team's own words are few and seldom change: they are read and taken apart once after each change.
      const titles = await responseCache.value<Title[]>(`search ${content.type}`, async () => {
        const rows = await db
          .select({ key: sql<string>`${words.key}::text`, en: title("en"), cs: title("cs") })
          .from(words.table as PgTable)
          .orderBy(asc(words.table.id));
        return rows.map((row) => ({ ...row, words: { en: wordsIn(row.en), cs: wordsIn(row.cs) } }));
      });
      const parts = sought.flatMap(wordsIn);
      const other = language === "en" ? "cs" : "en";
      const found = titles.filter(
        ({ words: own }) => beginWords(own[language], parts) || beginWords(own[other], parts),
      );
      return found
        .slice(0, MOST_RANKED)
        .map((row) => ({ to: editorOf(row.key), title: row[language] || row[other] }));
    },
  };
}
