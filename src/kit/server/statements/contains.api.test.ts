import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { testDatabase } from "#testing/database/test-database.ts";
import { contains } from "./contains.ts";

const { db, close } = await testDatabase();

async function found(text: string, typed: string): Promise<boolean> {
  const [row] = await db.select({ found: contains(sql`${text}::text`, typed) }).from(sql`(select 1) as one`);
  return row?.found as boolean;
}

test("a search finds a text whatever the case and the accents, on every database alike", async () => {
  for (const [text, typed] of [
    ["Jan Černý", "černý"],
    ["Jan Černý", "cerny"],
    ["JAN ČERNÝ", "Cerny"],
    ["cerny@example.cz", "ČERNÝ"],
    ["Příliš žluťoučký kůň úpěl ďábelské ódy", "PRILIS ZLUTOUCKY KUN UPEL DABELSKE ODY"],
    ["Łukasz Żółć", "lukasz zolc"],
    ["Оксана Йовенко", "ОКСАНА йовенко"],
    ["Ελένη", "ΕΛΕΝΗ"],
    // Typed with accents of their own, as some keyboards do.
    ["Černý", "C\u030cerny\u0301"],
  ] as const)
    expect([text, typed, await found(text, typed)]).toEqual([text, typed, true]);
});

test("signs are plain text, and what is not there is not found", async () => {
  expect(await found("100% bavlna_x", "100%")).toBe(true);
  expect(await found("100x", "100%")).toBe(false);
  expect(await found("axb", "a_b")).toBe(false);
  expect(await found("c\\d", "C\\D")).toBe(true);
  expect(await found("Černý", "černá")).toBe(false);
  await close();
});
