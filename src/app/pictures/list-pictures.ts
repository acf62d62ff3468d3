import { and, desc, eq, isNotNull, isNull, lt, not, or, type SQL, sql } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { MEDIA_TYPES } from "#kit/contract/media/media-path.ts";
import {
  BIN_DAYS,
  type LibraryPicture,
  type picturesEndpoints,
} from "#kit/contract/media/pictures.contract.ts";
import { may } from "#kit/contract/roles.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { mediaFiles } from "#kit/server/media/media.table.ts";
import { isOfVisitor, isShown, isUsed } from "#kit/server/media/media-references.ts";
import { contains } from "#kit/server/statements/contains.ts";
import { newestPage } from "#kit/server/statements/newest-page.ts";
import { RECORD_TYPES } from "../content/record-types.ts";
import { picturePlaces } from "./picture-places.ts";

type Query = NonNullable<(typeof picturesEndpoints.list)["query"]>["_zod"]["output"];
export type PictureRow = typeof mediaFiles.$inferSelect;

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

const used = isUsed(mediaFiles.path) ?? sql`false`;
const isInBin = isNotNull(mediaFiles.removedAt);
/** A whole that others were cut from is seen with them. */
const isCutUp = sql`exists (select 1 from ${mediaFiles} as cut where cut.cut_from = ${mediaFiles.path})`;

/** Pictures that the team or the demo has brought. */
const isPicture = and(isNotNull(mediaFiles.width), not(isOfVisitor(mediaFiles.path)));
const isListed = and(isPicture, or(used, isInBin, not(isCutUp)));

const USES = {
  used: and(isNull(mediaFiles.removedAt), used),
  unused: and(isNull(mediaFiles.removedAt), not(used)),
  bin: isInBin,
};

/** What cleaning up takes: whoever has just uploaded a picture may be about to save what shows it. */
export function cleanable(now: Date): SQL | undefined {
  return and(isListed, USES.unused, lt(mediaFiles.createdAt, new Date(now.getTime() - HOUR)));
}

export async function listPictures(context: Context, query: Query) {
  const { db, now } = context;
  const { q, use, kind, path, hash, page, limit } = query;
  const where = and(
    isListed,
    use ? USES[use] : isNull(mediaFiles.removedAt),
    kind && eq(mediaFiles.mime, MEDIA_TYPES[kind]),
    path === undefined ? undefined : eq(mediaFiles.path, path),
    hash === undefined ? undefined : eq(mediaFiles.hash, hash),
    q ? matching(q) : undefined,
  );
  const newestFirst = [desc(mediaFiles.createdAt), desc(mediaFiles.id)];
  const rows = (which: SQL) => picturesOf(context, db, which);
  const listed = await newestPage(db, { table: mediaFiles, newestFirst, where, rows }, { page, limit });
  return {
    pictures: listed.rows,
    pagination: listed.pagination,
    unused: await sumOf(db, cleanable(now())),
    bin: await sumOf(db, and(isListed, isInBin)),
  };
}

/** What is stored of one picture of the library. Throws NOT_FOUND. */
export async function pictureRow(db: Database, id: number): Promise<PictureRow> {
  const [row] = await db
    .select()
    .from(mediaFiles)
    .where(and(eq(mediaFiles.id, id), isPicture));
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

/** The same, its row locked. Throws NOT_FOUND. */
export async function lockPicture(tx: Database, id: number): Promise<PictureRow> {
  const own = and(eq(mediaFiles.id, id), isPicture);
  const [row] = await tx.select().from(mediaFiles).where(own).for("update");
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

/** One picture as the library shows it. Throws NOT_FOUND. */
export async function getPicture(context: Context, tx: Database, id: number): Promise<LibraryPicture> {
  const [picture] = await picturesOf(context, tx, and(eq(mediaFiles.id, id), isPicture) as SQL);
  if (!picture) throw new Refusal("NOT_FOUND");
  return picture;
}

/** Whether a record shows it. Only true as long as its row is locked. */
export async function isInUse(tx: Database, path: string): Promise<boolean> {
  const shown = isUsed(path);
  if (!shown) return false;
  const [row] = (await tx.execute<{ used: boolean }>(sql`select ${shown} as used`)).rows;
  return row?.used === true;
}

export async function sumOf(db: Database, where: SQL | undefined) {
  const [sum] = await db
    .select({
      count: sql<number>`count(*)::int`,
      bytes: sql<number>`coalesce(sum(${mediaFiles.bytes}), 0)::float8`,
    })
    .from(mediaFiles)
    .where(where);
  return sum ?? { count: 0, bytes: 0 };
}

/** By the file's name, the library's own alternative text, and the titles and alternative texts of its places. */
function matching(q: string): SQL | undefined {
  const texts = ["title_en", "title_cs", "alt ->> 'en'", "alt ->> 'cs'"];
  const found = or(...texts.map((text) => contains(sql`coalesce(place.${sql.raw(text)}, '')`, q)));
  const own = (["en", "cs"] as const).map((language) =>
    contains(sql`coalesce(${mediaFiles.alt} ->> ${language}, '')`, q),
  );
  return or(
    contains(mediaFiles.name, q),
    ...own,
    sql`${mediaFiles.path} in (select place.path from (${picturePlaces()}) as place where ${found})`,
  );
}

interface Place extends Record<string, unknown> {
  path: string;
  type: string;
  id: string;
  title_en: string;
  title_cs: string;
  alt: Both<string> | null;
}

async function picturesOf(context: Context, db: Database, which: SQL): Promise<LibraryPicture[]> {
  const rows = await db
    .select({
      row: mediaFiles,
      used: sql<boolean>`${used}`,
      shown: sql<boolean>`${isShown(mediaFiles.path)}`,
    })
    .from(mediaFiles)
    .where(which)
    .orderBy(desc(mediaFiles.createdAt), desc(mediaFiles.id));
  const paths = sql.join(
    rows.map(({ row }) => sql`${row.path}`),
    sql`, `,
  );
  const places =
    rows.length === 0
      ? []
      : (
          await db.execute<Place>(
            sql`select path, type, id, title_en, title_cs, alt from (${picturePlaces()}) as place where path in (${paths}) order by at desc`,
          )
        ).rows;
  const byPath = Map.groupBy(places, ({ path }) => path);
  return rows.map(({ row, used, shown }) =>
    asPicture(context, row, { used, shown }, byPath.get(row.path) ?? []),
  );
}

function asPicture(
  context: Context,
  row: PictureRow,
  { used, shown }: { used: boolean; shown: boolean },
  places: Place[],
): LibraryPicture {
  const { id, path, name, bytes, alt, crop, removedAt } = row;
  return {
    id,
    path,
    name,
    bytes,
    crop,
    is_public: shown,
    width: row.width ?? 0,
    height: row.height ?? 0,
    created_at: row.createdAt.toISOString(),
    uploaded_by: row.uploadedBy,
    alt:
      alt && !isBlank(alt)
        ? alt
        : (places.find((place) => place.alt && !isBlank(place.alt))?.alt ?? NO_WORDS),
    decorative: alt !== null && isBlank(alt),
    use: removedAt ? "bin" : used ? "used" : "unused",
    gone_at: removedAt && new Date(removedAt.getTime() + BIN_DAYS * DAY).toISOString(),
    places: distinct(places).map((place) => shownPlace(context, place)),
  };
}

const NO_WORDS: Both<string> = { en: "", cs: "" };

function isBlank({ en, cs }: Both<string>): boolean {
  return en.trim() === "" && cs.trim() === "";
}

/** A record that shows a picture several times is one place. */
function distinct(places: Place[]): Place[] {
  return [...new Map(places.map((place) => [`${place.type} ${place.id}`, place])).values()];
}

function shownPlace({ language, user }: Context, { type, id, title_en, title_cs }: Place) {
  const known = RECORD_TYPES.find((each) => each.type === type);
  const titles = { en: title_en, cs: title_cs };
  const title = titles[language].trim() || title_en.trim() || title_cs.trim();
  return {
    kind: known?.name[language] ?? type,
    title,
    address: known && user && may(user.roles, known.roles) ? known.addressOf(id) : null,
  };
}
