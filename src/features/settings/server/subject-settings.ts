import { asc, eq, inArray } from "drizzle-orm";
import { invalid, Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { ibanFits } from "#kit/contract/money/bank-numbers.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";
import { laterThan } from "#kit/server/content/content-columns.ts";
import { merged } from "#kit/server/content/content-store.ts";
import { behindAfter } from "#kit/server/content/translation-behind.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { builtInRow, fileKind, type SettingKey } from "../setting-defaults.ts";
import { type BuiltInSubject, keysOf } from "../setting-subjects.ts";
import { type SettingInput, wholeSetting } from "../settings.content.ts";
import type { SettingChange } from "../settings.contract.ts";
import { errorPath, OTHER_IBAN } from "../subject-errors.ts";
import { type Row, readInput, settingHistory, shown } from "./setting-rows.ts";
import { settings } from "./settings.table.ts";

const NOT_HERE: Both<string> = {
  en: "This setting can’t be changed here.",
  cs: "Toto nastavení tady nejde změnit.",
};

type Whole = ReturnType<typeof merged<typeof wholeSetting, Row>>;

/**
 * Changes settings of one subject, all or none; a built-in key without a row gets one.
 * Throws INVALID with a fault for each setting, CHANGED_MEANWHILE.
 */
export function updateSubject(context: Context, subject: BuiltInSubject, changes: SettingChange[]) {
  return context.db.transaction(async (tx) => {
    const rows = await lockedRows(tx, subject);
    const newest = rows.toSorted((one, other) => other.updated_at.valueOf() - one.updated_at.valueOf())[0];
    const record = (now: Row[]) => subjectOf(context, subject, now);
    if (newest) await settingHistory.unchanged(context, tx, newest, () => record(rows));
    const wholes = checkedChanges(context, subject, rows, changes);
    const stored = new Map(rows.map((row) => [row.setting_key, row]));
    for (const whole of wholes) stored.set(whole.setting_key, await write(context, tx, stored, whole));
    return record([...stored.values()]);
  });
}

async function lockedRows(tx: Database, subject: BuiltInSubject): Promise<Row[]> {
  const keys: string[] = keysOf(subject);
  return await tx
    .select()
    .from(settings)
    .where(inArray(settings.setting_key, keys))
    .orderBy(asc(settings.id))
    .for("update");
}

function subjectOf({ language }: Context, subject: BuiltInSubject, rows: Row[]) {
  const times = rows.map(({ updated_at }) => updated_at.valueOf());
  const all = keysOf(subject).map((key) => {
    const row = rows.find(({ setting_key }) => setting_key === key);
    return shown(row ?? { ...builtInRow(key), id: null, created_at: null, updated_at: null }, language);
  });
  return { id: subject, updated_at: times.length > 0 ? new Date(Math.max(...times)) : null, settings: all };
}

/** Each change over what is stored. Throws INVALID with the faults of all of them. */
function checkedChanges(
  { language }: Context,
  subject: BuiltInSubject,
  rows: Row[],
  changes: SettingChange[],
): Whole[] {
  const errors: FieldError[] = [];
  const keys: string[] = keysOf(subject);
  const wholes = changes.flatMap((change) => {
    const key = change.setting_key;
    if (!keys.includes(key) || fileKind(key)) {
      errors.push({ path: key, message: NOT_HERE[language] });
      return [];
    }
    const before = rows.find(({ setting_key }) => setting_key === key) ?? builtInRow(key as SettingKey);
    try {
      const input = readInput(key, before.value, change as SettingInput, language);
      return [merged(wholeSetting, before, input, language)];
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      const own = error.extra.errors ?? [];
      errors.push(...own.map(({ path, message }) => ({ path: errorPath(key, path), message })));
      return [];
    }
  });
  const now = (key: SettingKey) =>
    (wholes.find(({ setting_key }) => setting_key === key) ?? rows.find((row) => row.setting_key === key))
      ?.value ?? "";
  const hasBank = changes.some(({ setting_key }) => /^bank_(?:account|iban)$/.test(setting_key));
  if (errors.length === 0 && hasBank && !ibanFits(now("bank_iban"), now("bank_account")))
    errors.push({ path: "bank_iban", message: OTHER_IBAN[language] });
  if (errors.length > 0) throw invalid(errors);
  return wholes;
}

async function write(
  context: Context,
  tx: Database,
  stored: ReadonlyMap<string, Row>,
  whole: Whole,
): Promise<Row> {
  const before = stored.get(whole.setting_key);
  if (!before) {
    const [row] = await tx.insert(settings).values(whole).returning();
    await settingHistory.added(context, tx, row as Row);
    return row as Row;
  }
  const [row] = await tx
    .update(settings)
    .set({
      ...whole,
      translation_behind: behindAfter(before, whole.translations, context.now()),
      updated_at: laterThan(settings.updated_at),
    })
    .where(eq(settings.id, before.id))
    .returning();
  await settingHistory.changed(context, tx, before, row as Row);
  return row as Row;
}
