import type { UseFormReturnType } from "@mantine/form";
import type { ComponentType, ReactNode } from "react";
import type { ContentType, RecordOf } from "#kit/contract/content/content-type.ts";
import { useApi } from "../../page-context.ts";
import type { Many } from "../many/use-many.ts";
import { callsOf, listOrderOf } from "./content-calls.ts";
import { ContentFields } from "./content-fields.tsx";
import type { FormValuesOf } from "./content-form.ts";
import { ContentScreen } from "./content-screen.tsx";
import type { ContentWords } from "./content-words.ts";
import type { Column } from "./record-table.tsx";
import { columnNamesOf, type NameOf, useContentColumns } from "./use-content-columns.tsx";
import { useContentEditor } from "./use-content-editor.ts";

interface Props<C extends ContentType> {
  content: C;
  /** The type's own words, where it has some. */
  words?: ContentWords;
  /** Where visitors see the records; the type's own page unless told. */
  page?: string;
  /** The list's columns: fields and texts by their names, or columns of one's own. */
  columns?: (NameOf<C> | Column<RecordOf<C>>)[];
  /** The layout of the form; all fields one below the other unless told. */
  fields?: ComponentType<{ form: UseFormReturnType<FormValuesOf<C>>; isNew: boolean }>;
  /** Stands above the list; while a form is open it is hidden, not gone. */
  above?: ReactNode;
  /** Records are ticked and changed together; what can be done beside showing and hiding. */
  many?: Pick<Many<RecordOf<C>>, "actions">;
}

/** The screen of a content type by its declaration: the list, and the form. */
export function ContentTypeScreen<C extends ContentType>(props: Props<C>) {
  const {
    content,
    words,
    page = content.page,
    columns = columnNamesOf(content),
    fields: Fields,
    above,
  } = props;
  const api = useApi();
  const editor = useContentEditor(content, words ? { words } : {});
  const { column } = useContentColumns(content, words?.unnamed);
  const form = { form: editor.form, isNew: !editor.opened?.record };
  return (
    <ContentScreen
      editor={editor}
      {...(page && { pageOf: () => page })}
      above={above}
      {...(props.many && {
        many: { ...props.many, save: (records) => callsOf(content, api).updateMany(records) },
      })}
      order={listOrderOf(content, api)}
      columns={columns.map((each) => (typeof each === "string" ? column(each) : each))}
      fields={Fields ? <Fields {...form} /> : <ContentFields content={content} {...form} />}
    />
  );
}
