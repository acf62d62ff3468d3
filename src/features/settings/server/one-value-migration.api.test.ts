import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import { afterAll, expect, test } from "vitest";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { testDatabase } from "#testing/database/test-database.ts";
import { builtInRow, type SettingKey } from "../setting-defaults.ts";
import { settings } from "./settings.table.ts";

const MIGRATIONS = join(import.meta.dirname, "../../../../migrations");

const open = await testDatabase();
afterAll(() => open.close());
const { db } = open;

const DEMO = "CZ3899990000002017000006";
const OWN = "CZ6508000000192000145399";
const OTHER = "SK3112000000198742637541";

/** A row as the first edition stored it. */
async function storeOld(key: SettingKey, value: string, en: string, cs: string): Promise<number> {
  const { setting_group, translations } = builtInRow(key);
  const texts = {
    en: { label: translations.en.label, setting_value: en },
    cs: { label: translations.cs.label, setting_value: cs },
  };
  const [row] = await db
    .insert(settings)
    .values({ setting_key: key, setting_group, value, translations: texts, translation_behind: null })
    .returning();
  return row?.id as number;
}

/** The migration over what is stored, as at the start after an update. */
async function migrate(): Promise<void> {
  const files = (await readdir(MIGRATIONS)).filter((name) => name.endsWith("_settings-one-value.sql"));
  expect(files).toHaveLength(1);
  const text = await readFile(join(MIGRATIONS, files[0] as string), "utf8");
  await db.transaction(async (tx) => {
    for (const statement of text.split("--> statement-breakpoint")) await tx.execute(statement);
  });
}

const stored = async (key: SettingKey) =>
  (await db.select().from(settings).where(eq(settings.setting_key, key)))[0];

/** `[value, en, cs]` before the migration -> after it. */
async function migrated(key: SettingKey, before: [string, string, string], log: object[] = []) {
  await db.delete(settings);
  await db.delete(historyEntries);
  const id = await storeOld(key, ...before);
  const who = { at: new Date(), user_id: 1, user_email: "a@b.cz", user_name: "A" };
  for (const entry of log)
    await db.insert(historyEntries).values({
      ...who,
      type: "settings",
      record_id: String(id),
      action: "changed",
      label: { en: key, cs: key },
      ...entry,
    });
  await migrate();
  const row = await stored(key);
  const dropped = await db.select().from(historyEntries).where(eq(historyEntries.user_id, 0));
  return {
    now: [row?.value, row?.translations.en.setting_value, row?.translations.cs.setting_value],
    labels: [row?.translations.en.label, row?.translations.cs.label],
    dropped: dropped.map(({ before }) => before),
  };
}

test.each<[string, [string, string, string], string]>([
  ["nothing was edited", [DEMO, DEMO, DEMO], DEMO],
  ["only the value was edited", [OWN, DEMO, DEMO], OWN],
  ["the value was cleared", ["", DEMO, DEMO], ""],
  ["both texts were edited alike", [DEMO, OWN, OWN], OWN],
  ["only the Czech text was edited", [DEMO, DEMO, OWN], OWN],
  ["only the English text was edited", [DEMO, OWN, DEMO], OWN],
  ["a text was cleared", [DEMO, DEMO, ""], DEMO],
  ["both texts were edited and differ", [DEMO, OTHER, OWN], OWN],
  ["the value and the texts were edited, to different ones", [OTHER, OWN, OWN], OWN],
  ["there are no texts", [OWN, "", ""], OWN],
  ["there is one text and no value", ["", OWN, ""], OWN],
  ["all is blank", ["", "", ""], ""],
  ["blanks stand around", [` ${OWN} `, "  ", ""], OWN],
])("where %s, the one value is the team's own (15.5)", async (_, before, value) => {
  const { now, labels } = await migrated("bank_iban", before);
  expect(now).toEqual([value, "", ""]);
  expect(labels).toEqual(["IBAN", "IBAN"]);
});

test("the log of changes decides where the value was changed last, and alone; a cleared value does not", async () => {
  const version = (value: string, text: string) => ({
    value,
    translations: { en: { setting_value: text }, cs: { setting_value: text } },
  });
  const texts = { before: version("", ""), after: version("", OWN) };
  const value = { before: version("", OWN), after: version(OTHER, OWN) };
  expect((await migrated("bank_iban", [OTHER, OWN, OWN], [texts, value])).now[0]).toBe(OTHER);
  expect((await migrated("bank_iban", [OTHER, OWN, OWN], [value, texts])).now[0]).toBe(OWN);
  const cleared = { before: version(OTHER, OWN), after: version("", OWN) };
  expect((await migrated("bank_iban", ["", OWN, OWN], [texts, cleared])).now[0]).toBe(OWN);
});

test("what differed and is dropped stands in the log of changes, what was the same does not", async () => {
  const { dropped } = await migrated("contact_phone", ["+420 111", "+420 222", "+420 333"]);
  expect(dropped).toMatchObject([
    {
      value: "+420 111",
      translations: { en: { setting_value: "+420 222" }, cs: { setting_value: "+420 333" } },
    },
  ]);
  expect((await migrated("contact_phone", ["+420 111", "+420 111", ""])).dropped).toEqual([]);
});

test("words keep what was shown in each language, and nothing beside it", async () => {
  expect((await migrated("hero_title", ["Value", "English", "Česky"])).now).toEqual(["", "English", "Česky"]);
  expect((await migrated("hero_title", ["Value", "English", " "])).now).toEqual(["", "English", "Value"]);
  expect((await migrated("company_address", ["Lípa 1", "", ""])).now).toEqual(["", "Lípa 1", "Lípa 1"]);
  expect((await migrated("hero_title", ["", "", "Česky"])).now).toEqual(["", "", "Česky"]);
});

test("a film keeps its path, and a database without settings is left alone", async () => {
  const path = "/media/abcdefghijklmnop.mp4";
  expect((await migrated("hero_video_path", [path, "", path])).now).toEqual([path, "", ""]);
  await db.delete(settings);
  await migrate();
  expect(await db.$count(settings)).toBe(0);
});
