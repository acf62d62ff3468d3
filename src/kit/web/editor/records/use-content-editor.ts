import type { ContentType, RecordOf } from "#kit/contract/content/content-type.ts";
import { useLanguage } from "../../language/language.tsx";
import type { Editor, EditorOptions } from "../editor.ts";
import { allQueryOf, callsOf } from "./content-calls.ts";
import {
  bodyOf,
  copyFormOf,
  emptyFormOf,
  type FormValuesOf,
  formErrorsOf,
  formValuesOf,
} from "./content-form.ts";
import { type ContentWords, contentWordsOf } from "./content-words.ts";
import { useEditor } from "./use-editor.ts";

type Options<C extends ContentType> = EditorOptions<RecordOf<C>, RecordOf<C>, FormValuesOf<C>>;

/**
 * The editor of a content type, by its declaration. `words` are the type's own, where it has some; each further option
 * replaces the one that the declaration would give.
 */
export function useContentEditor<C extends ContentType>(
  content: C,
  { words, ...own }: { words?: ContentWords } & Partial<Options<C>> = {},
): Editor<RecordOf<C>, RecordOf<C>, FormValuesOf<C>> {
  const { language } = useLanguage();
  const messages = words ?? contentWordsOf(content)[language];
  const title = content.title as keyof RecordOf<C>;
  return useEditor<RecordOf<C>, RecordOf<C>, FormValuesOf<C>>({
    name: content.type,
    at: content.screen,
    formAt: content.formAt,
    list: allQueryOf(content),
    idOf: ({ id }) => id,
    labelOf: (record) => String(record[title] || messages.unnamed),
    load: (api, key) => callsOf(content, api).get(key),
    empty: emptyFormOf(content),
    toValues: (record) => formValuesOf(content, record),
    toCopy: (record) => copyFormOf(content, record),
    check: (values, record, language) => formErrorsOf(content, values, record === null, language),
    save: (api, values, record) => {
      const calls = callsOf(content, api);
      const body = bodyOf(content, values);
      return record ? calls.update(record.id, body) : calls.create(body);
    },
    remove: (api, { id }) => callsOf(content, api).remove(id),
    messages,
    ...own,
  });
}
