import { randomInt } from "node:crypto";
import { and, eq } from "drizzle-orm";
import type { Database } from "#kit/server/database/database.ts";
import { hashPassword, isPassword } from "../passwords/passwords.ts";
import { recoveryCodes } from "./second-factor.table.ts";

const COUNT = 10;
/** Crockford's: no letter looks like a digit or another letter. */
const ALPHABET = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
/** The first character finds the row, the other eleven are 55 random bits. */
const LENGTH = 12;

export interface NewCodes {
  /** For their owner, once: `K7QM-PXWD-92TC`. */
  codes: string[];
  rows: { mark: string; hash: string }[];
}

/**
 * Ten new codes, not stored yet. Each begins with another character, so that one hash is checked and not ten:
 * fewer than 112 random bits want a hash that is slow (ASVS 6.5.2).
 */
export async function newRecoveryCodes(): Promise<NewCodes> {
  const marks = [...ALPHABET];
  const codes = Array.from({ length: COUNT }, () => {
    const [mark = ""] = marks.splice(randomInt(marks.length), 1);
    return mark + Array.from({ length: LENGTH - 1 }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
  });
  const rows: NewCodes["rows"] = [];
  for (const code of codes) rows.push({ mark: code.slice(0, 1), hash: await hashPassword(code) });
  return { codes: codes.map((code) => code.replace(/(.{4})(?=.)/g, "$1-")), rows };
}

/** Puts new codes in place of the old ones. */
export async function storeRecoveryCodes(tx: Database, userId: number, { rows }: NewCodes): Promise<void> {
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.user_id, userId));
  await tx.insert(recoveryCodes).values(rows.map((row) => ({ user_id: userId, ...row })));
}

/** Whether it is one of the user's codes, which is thereby used up: of many tries at once one wins. */
export async function acceptRecoveryCode(db: Database, userId: number, typed: string): Promise<boolean> {
  const code = asWritten(typed);
  const own = and(eq(recoveryCodes.user_id, userId), eq(recoveryCodes.mark, code.slice(0, 1)));
  const [row] = await db.select({ hash: recoveryCodes.hash }).from(recoveryCodes).where(own);
  if (!(await isPassword(code, row?.hash)) || !row) return false;
  const used = await db
    .delete(recoveryCodes)
    .where(and(own, eq(recoveryCodes.hash, row.hash)))
    .returning({ mark: recoveryCodes.mark });
  return used.length > 0;
}

export function countRecoveryCodes(db: Database, userId: number): Promise<number> {
  return db.$count(recoveryCodes, eq(recoveryCodes.user_id, userId));
}

/** However it was typed: small letters, spaces, and the letters that the alphabet leaves out. */
function asWritten(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, "").replaceAll("O", "0").replace(/[IL]/g, "1");
}
