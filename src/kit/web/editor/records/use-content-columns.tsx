import type { ContentField, PictureField } from "#kit/contract/content/content-fields.ts";
import { type ContentType, type RecordOf, uploadsOf } from "#kit/contract/content/content-type.ts";
import { parseDownloadPath } from "#kit/contract/media/download-path.ts";
import { useLanguage } from "../../language/language.tsx";
import { useWords } from "../../language/words.ts";
import { versionsWords } from "../conflict/versions.words.ts";
import { editorWords } from "../editor.words.ts";
import { Thumbnail } from "../pictures/thumbnail.tsx";
import { ActiveBadge } from "./active-badge.tsx";
import { contentWordsOf } from "./content-words.ts";
import type { Column } from "./record-table.tsx";
import { useContentLabels } from "./use-content-fields.ts";

/**
 * The columns of a type's list: what names a record, its place, whether visitors see it, and `column` for any field or
 * text by its name.
 */
export function useContentColumns<C extends ContentType>(content: C, unnamed?: string) {
  const { language } = useLanguage();
  const t = useWords(editorWords);
  const { label, choice } = useContentLabels(content);
  const titleOf = (record: RecordOf<C>) => String(record[content.title as keyof RecordOf<C>] ?? "");
  const fieldOf = (record: RecordOf<C>, name: string) => record[name as keyof RecordOf<C>] as unknown;
  const title: Column<RecordOf<C>> = {
    header: content.texts[content.title]?.label[language] ?? content.title,
    slot: "title",
    cell: (record) => titleOf(record) || (unnamed ?? contentWordsOf(content)[language].unnamed),
    text: titleOf,
  };
  const order: Column<RecordOf<C>> = {
    header: t.order,
    slot: "order",
    cell: (record) => String(fieldOf(record, "display_order")),
  };
  const state: Column<RecordOf<C>> = {
    header: t.state,
    slot: "plain",
    cell: (record) => <ActiveBadge active={Boolean(fieldOf(record, "is_active"))} />,
  };
  const known: Record<string, Column<RecordOf<C>>> = {
    [content.title]: title,
    display_order: order,
    is_active: state,
  };
  function column(name: NameOf<C>): Column<RecordOf<C>> {
    const textOf = (record: RecordOf<C>) => String(fieldOf(record, name) ?? "");
    return known[name] ?? columnOf(label(name), content.fields[name], (value) => choice(name, value), textOf);
  }
  return { title, order, state, column };
}

/** The name of a field or of a text. */
export type NameOf<C extends ContentType> = (keyof C["fields"] | keyof C["texts"]) & string;

/** The columns of a type that says nothing else: its files, what names it, its other fields, its place and state. */
export function columnNamesOf<C extends ContentType>(content: C): NameOf<C>[] {
  const uploads = uploadsOf(content).map(([name]) => name);
  const others = Object.keys(content.fields).filter(
    (name) => content.fields[name]?.kind !== "plain" && !uploads.includes(name) && !LAST.includes(name),
  );
  return [...uploads, content.title, ...others, ...LAST];
}

const LAST = ["display_order", "is_active"];

function columnOf<Item>(
  header: string,
  field: ContentField | undefined,
  choice: (value: string) => string,
  textOf: (record: Item) => string,
): Column<Item> {
  switch (field?.kind) {
    case "picture": {
      const whole = (field as PictureField).takes === "logo";
      return { header, slot: "picture", cell: (record) => <Thumbnail path={textOf(record)} whole={whole} /> };
    }
    case "file": {
      const name = (record: Item) => parseDownloadPath(textOf(record))?.name ?? "";
      return { header, cell: name, text: name };
    }
    case "address":
      return { header, slot: "plain", cell: (record) => hostOf(textOf(record)), text: textOf };
    case "choice": {
      const text = (record: Item) => choice(textOf(record));
      return { header, slot: "plain", cell: text, text };
    }
    case "flag":
      return { header, cell: (record) => <YesNo yes={textOf(record) === "true"} /> };
    default:
      return { header, slot: field ? undefined : "plain", cell: textOf, text: textOf };
  }
}

/** An address in full would push the table's other columns aside. */
function hostOf(url: string): string {
  return URL.canParse(url) ? new URL(url).host : url;
}

function YesNo({ yes }: { yes: boolean }) {
  const t = useWords(versionsWords);
  return yes ? t.yes : t.no;
}
