import { createHash } from "node:crypto";
import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { isWithin, limitOf, type Measure, type RideLimits } from "#features/products/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { drawAside } from "#kit/server/pdf/draw-aside.ts";
import { isMinor, isPlausibleBirth, type StatementContent } from "../statement.ts";
import { measureError } from "../statement-limits.ts";
import type { SeatStatement, SignedStatement } from "../statements.contract.ts";
import { statements } from "./statements.table.ts";

const DRAWING = new URL("./statement-pdf.ts", import.meta.url);

const ODD_BIRTH: Both<string> = {
  en: "Please check the date of birth.",
  cs: "Zkontrolujte prosím datum narození.",
};
const NO_GUARDIAN: Both<string> = {
  en: "The rider is under 18: a parent or guardian must sign.",
  cs: "Účastníkovi ještě není 18: podepisuje rodič nebo zákonný zástupce.",
};

/** The rider is taller, shorter, heavier or lighter than the ride allows. */
export class OutsideLimits extends Refusal {
  readonly measure: Measure;

  constructor(measure: Measure, words: Both<string>, language: Language) {
    super("INVALID", invalidField(measure, words, language).extra);
    this.measure = measure;
  }
}

/** A statement that was drawn and can be stored. */
export type DrawnStatement = Omit<typeof statements.$inferInsert, "booking_id" | "seat" | "customer_email">;

/** What the ride and the rules say of the paper. */
export type StatementFrame = Pick<
  StatementContent,
  "language" | "title" | "since" | "seller" | "parts" | "ride"
>;

/**
 * Draws what was signed. On the day of the ride (`frame.ride`) a rider may have come of age. Throws
 * INVALID for an odd day of birth, for a minor without a guardian, and for who is outside of the limits.
 */
export async function drawStatement(
  { now, user, language }: Pick<Context, "now" | "user" | "language">,
  frame: StatementFrame,
  limits: RideLimits,
  signed: SignedStatement,
): Promise<DrawnStatement> {
  const at = now();
  const { name, born_on, signature, version } = signed;
  if (!isPlausibleBirth(born_on, pragueDay(at))) throw invalidField("born_on", ODD_BIRTH, language);
  const isChild = isMinor(born_on, pragueDay(new Date(frame.ride.starts_at)));
  const guardian = isChild ? signed.guardian : null;
  if (isChild && !guardian) throw invalidField("guardian.name", NO_GUARDIAN, language);
  const [height, weight] = (["height", "weight"] as const).map((measure) => {
    const error = measureError(limits, measure, signed[measure]);
    if (error && typeof signed[measure] === "number" && !isWithin(limits, measure, signed[measure]))
      throw new OutsideLimits(measure, error, language);
    if (error) throw invalidField(measure, error, language);
    return limitOf(limits, measure, language) === null ? null : signed[measure];
  }) as [number | null, number | null];
  const taken_by = user ? user.name || user.email : "";
  const content: StatementContent = {
    ...frame,
    name,
    born_on,
    guardian,
    height,
    weight,
    signature,
    taken_by,
    signed_at: at.toISOString(),
  };
  const pdf = await drawAside(DRAWING, "statementPdf", content);
  return {
    name,
    born_on,
    guardian,
    version,
    taken_by,
    signed_at: at,
    language: frame.language,
    signed_hash: hashOf(JSON.stringify([signed, frame.language])),
    pdf: pdf.toString("base64"),
    sha256: hashOf(pdf),
  };
}

function hashOf(bytes: string | Uint8Array): string {
  return createHash("sha256").update(bytes).digest("hex");
}

/**
 * Stores it in place of an earlier one of the same seat, which is kept: the newest counts, in all its fields. A second
 * press of exactly the same changes nothing. Answers the new one; null where nothing was stored.
 */
export async function storeStatement(
  tx: Database,
  of: { booking_id: number; seat: number; customer_email: string },
  drawn: DrawnStatement,
): Promise<{ id: number; name: string } | null> {
  const match = and(
    eq(statements.booking_id, of.booking_id),
    eq(statements.seat, of.seat),
    isNull(statements.replaced_at),
  );
  const [earlier] = await tx.select().from(statements).where(match);
  const isSame = earlier && earlier.signed_hash === drawn.signed_hash && !earlier.asked_again_at;
  if (isSame) return null;
  if (earlier) await tx.update(statements).set({ replaced_at: drawn.signed_at }).where(match);
  const [row] = await tx
    .insert(statements)
    .values({ ...of, ...drawn })
    .returning({ id: statements.id, name: statements.name });
  return row ?? null;
}

/** The seats of a booking that are signed for and not asked for again. */
export function countSigned(db: Database, bookingId: number | PgColumn) {
  return db.$count(
    statements,
    and(
      eq(statements.booking_id, bookingId),
      isNull(statements.replaced_at),
      isNull(statements.asked_again_at),
    ),
  );
}

/** When the last seat of a booking was signed for; null while one is missing or asked for again. */
export async function signedAt(
  db: Database,
  { id, seats }: { id: number; seats: number },
): Promise<Date | null> {
  const rows = await db
    .select({ signed_at: statements.signed_at })
    .from(statements)
    .where(
      and(eq(statements.booking_id, id), isNull(statements.replaced_at), isNull(statements.asked_again_at)),
    );
  if (rows.length < seats) return null;
  return new Date(Math.max(...rows.map(({ signed_at }) => signed_at.getTime())));
}

/** How each seat of a booking stands. `version` is that of the rules of today. */
export async function seatStatements(
  db: Database,
  { id, seats, riders }: { id: number; seats: number; riders: string[] },
  version: number | null,
): Promise<(Omit<SeatStatement, "signed"> & { signed: SignedSeat | null })[]> {
  const rows = await db
    .select()
    .from(statements)
    .where(and(eq(statements.booking_id, id), isNull(statements.replaced_at)))
    .orderBy(asc(statements.seat));
  return Array.from({ length: seats }, (_, seat) => {
    const row = rows.find((one) => one.seat === seat);
    return {
      seat,
      rider: row?.name ?? riders[seat] ?? "",
      signed: row
        ? {
            id: row.id,
            name: row.name,
            signed_at: row.signed_at,
            is_current: row.version === version,
            asked_again: row.asked_again_at !== null,
          }
        : null,
    };
  });
}

type SignedSeat = Omit<NonNullable<SeatStatement["signed"]>, "signed_at"> & { signed_at: Date };

/**
 * Asks anew where an earlier version of the rules was signed; answers the bookings that it is about, each once.
 * Pressed twice it asks once.
 */
export async function askAgain(
  tx: Database,
  bookingIds: number[],
  version: number | null,
  now: Date,
): Promise<number[]> {
  const asked = await tx
    .select()
    .from(statements)
    .where(
      and(
        inArray(statements.booking_id, bookingIds),
        isNull(statements.replaced_at),
        isNull(statements.asked_again_at),
      ),
    )
    .for("update");
  const old = asked.filter((statement) => statement.version !== version);
  if (old.length === 0) return [];
  const ids = old.map(({ id }) => id);
  await tx.update(statements).set({ asked_again_at: now }).where(inArray(statements.id, ids));
  return [...new Set(old.map(({ booking_id }) => booking_id))];
}

/** What of a statement may stop being true of its booking. */
type Signer = Pick<typeof statements.$inferSelect, "seat" | "name" | "born_on" | "guardian">;

/** Asks anew where what was signed does not hold for the booking as it is now. */
export async function askWhere(
  tx: Database,
  bookingId: number,
  now: Date,
  isOff: (signer: Signer) => boolean,
): Promise<void> {
  const match = and(
    eq(statements.booking_id, bookingId),
    isNull(statements.replaced_at),
    isNull(statements.asked_again_at),
  );
  const found = await tx.select().from(statements).where(match).orderBy(asc(statements.seat)).for("update");
  const ids = found.filter(isOff).map(({ id }) => id);
  if (ids.length > 0)
    await tx.update(statements).set({ asked_again_at: now }).where(inArray(statements.id, ids));
}

/** The paper of a statement. Throws NOT_FOUND. */
export async function statementDocument(db: Database, id: number): Promise<{ pdf: Buffer; sha256: string }> {
  const [row] = await db.select().from(statements).where(eq(statements.id, id));
  if (!row) throw new Refusal("NOT_FOUND");
  return { pdf: Buffer.from(row.pdf, "base64"), sha256: row.sha256 };
}
