import { and, asc, eq, getTableColumns, sql } from "drizzle-orm";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { foldedText } from "../folded-text.ts";
import type { PointsFault } from "../parcel-states.ts";
import { MOST_POINTS } from "../parcels.contract.ts";
import { LISTS, PointsError, readPoints } from "./packeta/points-feed.ts";
import { pickupPoints } from "./parcels.table.ts";

/** Rows of one insert: a statement has room for 65,535 parameters. */
const ROWS_AT_ONCE = 1000;

type PointRow = typeof pickupPoints.$inferSelect;

/** Points whose name, street, town and postal code have all the words that were typed, the town's own first. */
export async function searchPoints(
  db: Database,
  { q = "", country = "" }: { q?: string | undefined; country?: string | undefined },
) {
  const words = foldedText(q).split(" ").filter(Boolean).slice(0, 8);
  const [first = ""] = words;
  const rows = await db
    .select()
    .from(pickupPoints)
    .where(
      and(
        country ? eq(pickupPoints.country, country) : undefined,
        ...words.map((word) => sql`strpos(${pickupPoints.searched}, ${word}::text) > 0`),
      ),
    )
    .orderBy(sql`strpos(${pickupPoints.searched}, ${first}::text) <> 1`, asc(pickupPoints.searched))
    .limit(MOST_POINTS);
  return rows.map(({ list, ...row }) => ({ ...row, is_box: list === "box" }));
}

/** A point that is open now; undefined for any other. */
export async function openPoint(db: Database, id: string): Promise<PointRow | undefined> {
  const [row] = await db.select().from(pickupPoints).where(eq(pickupPoints.id, id));
  return row;
}

/** Whether there is a point to choose at all. */
export async function hasPickupPoints(db: Database): Promise<boolean> {
  return (await db.select({ id: pickupPoints.id }).from(pickupPoints).limit(1)).length > 0;
}

interface Account {
  url: string;
  password: string;
}

/**
 * Loads the carrier's lists; each takes the place of the one before as a whole, or not at all. Answers what went wrong
 * with the first that was not taken.
 */
export async function loadPoints(services: Services, account: Account): Promise<PointsFault | null> {
  let fault: PointsFault | null = null;
  for (const list of LISTS)
    try {
      const rows = await readPoints(account, list);
      await replaceList(services.db, list, rows);
    } catch (error) {
      if (!(error instanceof PointsError)) throw error;
      services.log.warn(
        { list, fault: error.kind, cause: String(error.cause) },
        "Pick-up points are kept as they were",
      );
      fault ??= error.kind;
    }
  await services.responseCache.invalidate();
  return fault;
}

/** Throws PointsError for a list that is suddenly empty, or has lost half of its points. */
async function replaceList(
  db: Database,
  list: PointRow["list"],
  rows: (typeof pickupPoints.$inferInsert)[],
): Promise<void> {
  const unique = [...new Map(rows.map((row) => [row.id, row])).values()];
  await db.transaction(async (tx) => {
    const before = await tx.$count(pickupPoints, eq(pickupPoints.list, list));
    if (unique.length === 0 || unique.length < before / 2) throw new PointsError("shrunk");
    await tx.delete(pickupPoints).where(eq(pickupPoints.list, list));
    const { id: _, ...others } = getTableColumns(pickupPoints);
    const set = Object.fromEntries(
      Object.entries(others).map(([key, { name }]) => [key, sql`excluded.${sql.identifier(name)}`]),
    );
    // A point that has moved from one list to the other is in the newer one.
    for (let at = 0; at < unique.length; at += ROWS_AT_ONCE)
      await tx
        .insert(pickupPoints)
        .values(unique.slice(at, at + ROWS_AT_ONCE))
        .onConflictDoUpdate({ target: pickupPoints.id, set });
  });
}
