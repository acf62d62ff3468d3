import type { Language } from "#kit/contract/language/language.ts";
import { parseDownloadPath } from "#kit/contract/media/download-path.ts";
import { formatBytes } from "#kit/contract/media/format-bytes.ts";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import { useLanguage } from "../../language/language.tsx";
import { useWords } from "../../language/words.ts";
import { versionsWords } from "../conflict/versions.words.ts";
import { useRecordType } from "../records/record-types.tsx";

type Choices = Record<string, Record<string, string> | undefined>;

/** How the fields of a kind of records and their values read in the language of the page. */
export function useFieldText(type: string) {
  const known = useRecordType(type);
  const t = useWords(versionsWords);
  const { language } = useLanguage();
  const choices: Choices = {};
  for (const [key, values] of Object.entries(known?.choices ?? {}))
    choices[key] = Object.fromEntries(Object.entries(values).map(([value, name]) => [value, name[language]]));
  return {
    /** `translations.cs.name` -> `Název (CS)`. */
    nameOf(path: string): string {
      const keys = path.split(".");
      const shown = keys.find((key) => key === "en" || key === "cs");
      const last = keys.findLast((key) => key !== "en" && key !== "cs" && key !== "translations") ?? path;
      const name = known?.labels[last]?.[language] ?? last;
      return shown ? `${name} (${shown.toUpperCase()})` : name;
    },
    /** A value as text, '' where it is blank. */
    textOf: (path: string, value: unknown) =>
      textOf(path.split(".").at(-1) ?? "", value, choices, t, language),
  };
}

function textOf(
  key: string,
  value: unknown,
  choices: Choices,
  t: (typeof versionsWords)["en"],
  language: Language,
): string {
  if (value === null || value === undefined || value === "") return "";
  if (typeof value === "boolean") return value ? t.yes : t.no;
  if (key.endsWith("_halere")) return formatMoneyExact(Number(value) / 100, language);
  if (Array.isArray(value)) return value.map((each) => textOf(key, each, choices, t, language)).join("\n");
  if (value instanceof File) return value.name;
  if (typeof value === "object") {
    // A feature is a pair of texts, a size has one; photo choices of a product form have no text of their own.
    const { en, cs, label, stock } = value as Record<string, unknown>;
    if (label !== undefined)
      return [textOf("label", label, choices, t, language), ...(stock === null ? [] : [String(stock)])].join(
        ": ",
      );
    return en !== undefined || cs !== undefined ? `EN: ${en || "-"} / CS: ${cs || "-"}` : t.choices;
  }
  const text = String(value);
  const file = parseDownloadPath(text);
  if (file) return `${file.name} (${formatBytes(file.bytes, language)})`;
  return choices[key]?.[text] ?? (/^<\w+[\s>]/.test(text) ? withoutTags(text) : text);
}

/** Formatted text as plain text, a line per paragraph. Parsing runs no scripts and loads nothing. */
function withoutTags(html: string): string {
  const page = new DOMParser().parseFromString(
    html.replace(/<\/(?:p|h\d|li|blockquote)>|<br>/g, "$&\n"),
    "text/html",
  );
  return (page.body.textContent ?? "").trim();
}
