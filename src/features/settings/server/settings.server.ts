import { and, asc, eq, ne } from "drizzle-orm";
import { newRecordOf } from "#kit/contract/content/content-type.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import { laterThan } from "#kit/server/content/content-columns.ts";
import { type ContentServer, wordsOf } from "#kit/server/content/content-server.ts";
import { checked, merged } from "#kit/server/content/content-store.ts";
import { behindAfter } from "#kit/server/content/translation-behind.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { inTheWay, quoted } from "#kit/server/history/in-the-way.ts";
import { putBack } from "#kit/server/history/put-back.ts";
import { implement } from "#kit/server/http/mount.ts";
import { builtInRow, hasOneValue, SETTING_KEYS, type SettingKey } from "../setting-defaults.ts";
import { settings as content, type SettingInput, wholeSetting } from "../settings.content.ts";
import { settingsEndpoints } from "../settings.contract.ts";
import { placeFile, uploadedFile } from "./setting-files.ts";
import { settingHistory as history, type Row, readInput, shown, sound } from "./setting-rows.ts";
import { settings } from "./settings.table.ts";
import { updateSubject } from "./subject-settings.ts";

const NEW_SETTING = newRecordOf(content);

const KEY_STAYS = {
  en: "The key of a setting can’t be changed",
  cs: "Klíč nastavení nelze změnit",
};
const KEY_TAKEN = {
  en: "A setting with this key exists already.",
  cs: "Nastavení s tímto klíčem už existuje.",
};

/** All settings: built-in keys first, in their order and with their defaults where they have no row. */
async function list({ db, language, user }: Context) {
  const rows = await db.select().from(settings).orderBy(asc(settings.id));
  const builtIn = SETTING_KEYS.map(
    (key) =>
      rows.find((row) => row.setting_key === key) ?? {
        ...builtInRow(key),
        id: null,
        created_at: null,
        updated_at: null,
      },
  );
  const others = rows.filter(({ setting_key }) => !isBuiltIn(setting_key));
  return [...builtIn, ...others].map((row) => shown(user ? row : sound(row), language));
}

/** One stored setting. Throws NOT_FOUND. */
async function get({ db, language, user }: Context, id: number) {
  const row = await stored(db, id);
  return shown(user ? row : sound(row), language);
}

/** Adds a setting; a built-in key has its own labels unless others are sent. Throws INVALID, CONFLICT, MediaError. */
async function create(context: Context, input: SettingInput) {
  const { db, media, language } = context;
  const made = newSetting(input.setting_key);
  const values = merged(wholeSetting, made, readInput(made.setting_key, "", input, language), language);
  const key = values.setting_key;
  // Asked before a film of 200 MB is stored; the unique column decides between two at the same moment.
  if ((await db.$count(settings, eq(settings.setting_key, key))) > 0)
    throw new Refusal("CONFLICT", { words: KEY_TAKEN });
  await using file = await uploadedFile(context, key);
  // Awaited here: the file goes with this scope.
  return await media.atomically(async (tx) => {
    const value = await placeFile(context, tx, { key, file, value: values.value, stored: "" });
    const [row] = await tx
      .insert(settings)
      .values({ ...values, value })
      .returning();
    await history.added(context, tx, row as Row);
    return shown(row as Row, language);
  });
}

/** Changes what is sent; a replaced file goes. Throws NOT_FOUND, INVALID, MediaError. */
async function update(context: Context, id: number, input: SettingInput) {
  const { db, media, language } = context;
  const { setting_key: key } = await stored(db, id);
  if (input.setting_key !== undefined && input.setting_key !== key)
    throw invalidField("setting_key", KEY_STAYS, language);
  await using file = await uploadedFile(context, key);
  // Awaited here: the file goes with this scope.
  return await media.atomically(async (tx) => {
    const before = await locked(tx, id);
    await history.unchanged(context, tx, before, () => shown(before, language));
    const values = merged(wholeSetting, before, readInput(key, before.value, input, language), language);
    const value = await placeFile(context, tx, { key, file, value: values.value, stored: before.value });
    const [row] = await tx
      .update(settings)
      .set({
        ...values,
        value,
        translation_behind: behindAfter(before, values.translations, context.now()),
        updated_at: laterThan(settings.updated_at),
      })
      .where(eq(settings.id, id))
      .returning();
    await history.changed(context, tx, before, row as Row);
    return shown(row as Row, language);
  });
}

/** Deletes a setting and its file; a built-in key is listed with its default from then on. Throws NOT_FOUND. */
async function remove(context: Context, id: number): Promise<void> {
  const { media } = context;
  await media.atomically(async (tx) => {
    const row = await locked(tx, id);
    await tx.delete(settings).where(eq(settings.id, id));
    await history.deleted(context, tx, row);
    await media.release(tx, row.value);
  });
}

/** Puts a logged version back. Throws INVALID, CONFLICT. */
async function restore(context: Context, tx: Database, version: Version): Promise<void> {
  const whole = withOneValue(version);
  checked(wholeSetting, whole, context.language);
  const key = String(version.setting_key);
  const others = and(eq(settings.setting_key, key), ne(settings.id, Number(version.id)));
  if ((await tx.$count(settings, others)) > 0)
    throw inTheWay({
      en: `The key ${quoted(key).en} now belongs to another setting. Delete it, then restore this version.`,
      cs: `Klíč ${quoted(key).cs} už má jiné nastavení. Smažte ho a pak tuto verzi vraťte.`,
    });
  const { before, after } = await putBack(context, tx, settings, whole);
  await history.restored(context, tx, before, after);
}

async function stored(db: Database, id: number): Promise<Row> {
  const [row] = await db.select().from(settings).where(eq(settings.id, id));
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

async function locked(tx: Database, id: number): Promise<Row> {
  const [row] = await tx.select().from(settings).where(eq(settings.id, id)).for("update");
  if (!row) throw new Refusal("NOT_FOUND");
  return row;
}

function isBuiltIn(key: string): key is SettingKey {
  return (SETTING_KEYS as string[]).includes(key);
}

function newSetting(sent = "") {
  const key = sent.trim();
  if (!isBuiltIn(key)) return { ...NEW_SETTING, setting_key: key };
  const { en, cs } = builtInRow(key).translations;
  return {
    ...NEW_SETTING,
    setting_key: key,
    translations: {
      en: { ...NEW_SETTING.translations.en, label: en.label },
      cs: { ...NEW_SETTING.translations.cs, label: cs.label },
    },
  };
}

/** A version that was logged when texts stood beside a one value, and were shown: they are the value. */
function withOneValue(version: Version): Version {
  const { setting_key, value, translations } = version as unknown as Row;
  if (!hasOneValue(setting_key)) return version;
  const { en, cs } = translations;
  return {
    ...version,
    value: cs.setting_value.trim() || en.setting_value.trim() || value,
    translations: { en: { ...en, setting_value: "" }, cs: { ...cs, setting_value: "" } },
  };
}

export default [
  {
    content,
    restore,
    routes: implement(settingsEndpoints, {
      list: (context) => list(context),
      get: (context, { params }) => get(context, params.id),
      create: (context, { body }) => create(context, body),
      update: (context, { params, body }) => update(context, params.id, body),
      remove: (context, { params }) => remove(context, params.id),
      updateSubject: (context, { params, body }) => updateSubject(context, params.subject, body.settings),
    }),
    words: wordsOf(settings),
  },
] satisfies ContentServer[];
