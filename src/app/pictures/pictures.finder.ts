import { and, desc, isNotNull, isNull, not, or, sql } from "drizzle-orm";
import { mediaFiles } from "#kit/server/media/media.table.ts";
import { isOfVisitor } from "#kit/server/media/media-references.ts";
import { type Finder, MOST_OF_A_KIND } from "#kit/server/search/finder.ts";
import { contains } from "#kit/server/statements/contains.ts";

/** Pictures of the library by their files' names and their own alternative texts. */
export const picturesFinder: Finder = {
  kind: "pictures",
  name: { en: "Pictures", cs: "Obrázky" },
  roles: ["editor", "shop"],
  async find({ db }, { typed, language }) {
    const { id, name, alt, path, width, removedAt, createdAt } = mediaFiles;
    const altIn = (one: string) => sql<string>`coalesce(${alt} ->> ${one}::text, '')`;
    const rows = await db
      .select({ name, alt: altIn(language) })
      .from(mediaFiles)
      .where(
        and(
          isNotNull(width),
          isNull(removedAt),
          not(isOfVisitor(path)),
          or(contains(name, typed), contains(altIn("en"), typed), contains(altIn("cs"), typed)),
        ),
      )
      .orderBy(desc(createdAt), desc(id))
      .limit(MOST_OF_A_KIND);
    return rows.map(({ name, alt }) => ({
      to: `/admin/pictures?q=${encodeURIComponent(name || alt)}`,
      title: name || alt,
      detail: name ? alt : "",
    }));
  },
};
