import type { ContentType, RecordOf } from "#kit/contract/content-type.ts";
import { useLanguage } from "../../language.tsx";
import { useWords } from "../../words.ts";
import { editorWords } from "../editor.words.ts";
import { ActiveBadge } from "./active-badge.tsx";
import { contentWordsOf } from "./content-words.ts";
import type { Column } from "./record-table.tsx";

/** The columns that the lists of most types have: what names a record, its place, and whether visitors see it. */
export function useContentColumns<C extends ContentType>(content: C, unnamed?: string) {
  const { language } = useLanguage();
  const t = useWords(editorWords);
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
  return { title, order, state };
}
