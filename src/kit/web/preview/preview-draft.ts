import type { Both, Language } from "#kit/contract/language/language.ts";
import { readDraft } from "../editor/drafts.ts";

/** What an editor keeps of a form while it is typed. Only fields that records have too are of interest here. */
interface StoredDraft {
  values: { translations?: Both<Record<string, string>> } & Record<string, unknown>;
}

type Json = Record<string, unknown>;

/**
 * What a draft does not change in a preview: everything there counts as active, and pictures are shown as saved, for
 * files that are chosen and not saved are on no server.
 */
const AS_SHOWN = ["is_active", "photos", "translations"];

/**
 * The answer of a read with the draft `name` (`cars:night-fox`, as editors keep it) laid over its record, wherever in
 * the answer that is. Other kinds of records, and fields that are blank or that the answer does not have, stay.
 */
export async function withDraft(
  body: unknown,
  url: string,
  name: string,
  language: Language,
): Promise<unknown> {
  const [type = "", id = ""] = name.split(":");
  const kept = readDraft<StoredDraft>(name);
  const asked = new URL(url, location.origin).pathname.split("/api/")[1]?.split("/")[0];
  if (!kept?.values || asked !== type) return body;
  const values = { ...kept.values, ...textsOf(kept.values.translations, language) };
  if (typeof values.content === "string") values.content = await asEditorWrites(values.content);
  return laidOver(body, id, values, kept.values.translations);
}

function laidOver(body: unknown, id: string, values: Json, translations: unknown): unknown {
  if (Array.isArray(body)) return body.map((each) => laidOver(each, id, values, translations));
  if (typeof body !== "object" || body === null) return body;
  const record = body as Json;
  if (!("id" in record)) {
    const entries = Object.entries(record);
    return Object.fromEntries(
      entries.map(([key, value]) => [key, laidOver(value, id, values, translations)]),
    );
  }
  if (String(record.id) !== id && record.slug !== id) return record;
  const typed = Object.entries(values).filter(
    ([key, value]) => key in record && !AS_SHOWN.includes(key) && value !== null && value !== "",
  );
  return {
    ...record,
    ...Object.fromEntries(typed),
    ...("translations" in record && translations ? { translations } : {}),
  };
}

/** The texts as they stand beside `translations`: those of the language, else the English ones. */
function textsOf(translations: Both<Record<string, string>> | undefined, language: Language): Json {
  if (!translations) return {};
  const { en, [language]: own } = translations;
  return Object.fromEntries(Object.keys(own).map((key) => [key, own[key]?.trim() ? own[key] : en[key]]));
}

/** Formatted text through the editor's own schema: what the editor can't write is not shown, as in what is saved. */
async function asEditorWrites(html: string): Promise<string> {
  const [{ generateHTML, generateJSON }, { blogExtensions }] = await Promise.all([
    import("@tiptap/core"),
    import("../editor/rich-text/text-extensions.ts"),
  ]);
  const extensions = blogExtensions("");
  return generateHTML(generateJSON(html, extensions), extensions);
}
