import { Button, Group, Stack, Title } from "@mantine/core";
import { Activity, type ComponentProps, type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../../language/words.ts";
import type { Editable, Editor } from "../editor.ts";
import { editorWords } from "../editor.words.ts";
import { ManyBar } from "../many/many-bar.tsx";
import { type Changeable, type Many, useMany } from "../many/use-many.ts";
import type { ListOrder } from "../reorder/use-reorder.ts";
import { type Banner, ScreenBanner } from "../screen-banner.tsx";
import { PreviewLink } from "./record-form.tsx";
import { RecordPage } from "./record-page.tsx";
import { type Column, RecordTable } from "./record-table.tsx";

interface Props<Item, Full extends Editable, Values extends object> {
  editor: Editor<Item, Full, Values>;
  /** 2 where the editor is a part of a screen that has a heading of its own. */
  level?: 1 | 2;
  columns: Column<Item>[];
  /** The form's fields, the same for new and edit. */
  fields: ReactNode;
  /** Further actions beside save and cancel. */
  formActions?: ReactNode;
  /** Further actions of a row. */
  rowActions?: (item: Item) => ReactNode;
  /** Which rows can be deleted; all, unless told. */
  canRemove?: (item: Item) => boolean;
  /** Which rows the list shows; all, unless told. */
  only?: ((item: Item) => boolean) | undefined;
  /** The page of the site that shows a record: `/car/night-fox`. */
  pageOf?: (record: Item | Full) => string;
  /** The search of a list that is read page by page. */
  search?: { q: string; onSearch: (q: string) => void };
  /** How the list keeps its order, where it has one. */
  order?: ListOrder<Item>;
  /** How rows are changed together, where they are. */
  many?: Many<Item & Changeable>;
  /** Stands above the list; while a form is open it is hidden, not gone. */
  above?: ReactNode;
  /** Stands below the list, as `above`. */
  below?: ReactNode;
}

/** A back-office screen: the list at its address, a record's form at the record's; the banner over both. */
export function ContentScreen<Item, Full extends Editable, Values extends object>(
  props: Props<Item, Full, Values>,
) {
  const {
    editor,
    level = 1,
    columns,
    rowActions,
    canRemove,
    only,
    order,
    pageOf,
    search,
    above,
    below,
  } = props;
  const { opened, place, banner, busy, options } = editor;
  const isList = place.mode === "list";
  // What was never seen waits until it is; what was, keeps its rows, ticks and search under the form.
  const wasSeen = useRef(isList);
  wasSeen.current ||= isList;
  const { messages } = options;
  const t = useWords(editorWords);
  const add = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const wasOpen = useRef<string | null>(null);
  const count = editor.items.data?.length;

  // A form that closes, and a row that goes, take the focus with them; a button that is busy takes none.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when a row comes or goes
  useEffect(() => {
    if (busy) return;
    const lost = document.activeElement === document.body && editor.banner !== null;
    const row =
      wasOpen.current &&
      list.current?.querySelector<HTMLElement>(`[data-record="${CSS.escape(wasOpen.current)}"]`);
    if (isList && !opened && (wasOpen.current !== null || lost))
      (row || add.current)?.focus({ preventScroll: true });
    if (opened) wasOpen.current = place.mode === "edit" ? place.key : "";
    else if (isList) wasOpen.current = null;
  }, [opened, count, busy]);

  return (
    <Stack gap="lg">
      <Group justify="space-between">
        <Title order={level}>{messages.title}</Title>
        {isList && (
          <Button ref={add} onClick={editor.openNew} loading={editor.busy}>
            {messages.add}
          </Button>
        )}
      </Group>
      <ScreenBanner banner={banner} onClose={() => editor.show(null)} />
      {!isList && (
        <RecordPage
          editor={editor}
          level={level}
          fields={props.fields}
          actions={props.formActions}
          pageOf={pageOf}
        />
      )}
      {above && <div hidden={!isList}>{above}</div>}
      {wasSeen.current && (
        <Activity mode={isList ? "visible" : "hidden"}>
          <Stack gap="lg" ref={list}>
            {props.many ? (
              <ManyRecords many={props.many} items={editor.items.data ?? []} onBanner={editor.show}>
                {tableWith}
              </ManyRecords>
            ) : (
              tableWith()
            )}
          </Stack>
        </Activity>
      )}
      {below && <div hidden={!isList}>{below}</div>}
    </Stack>
  );

  function tableWith(choice?: ComponentProps<typeof RecordTable<Item>>["choice"]) {
    return (
      <RecordTable
        choice={choice}
        query={editor.items}
        errorText={messages.failedToLoad}
        emptyText={messages.empty}
        columns={columns}
        idOf={editor.options.idOf}
        labelOf={editor.options.labelOf}
        addressOf={editor.addressOf}
        onEdit={editor.openEdit}
        onRemove={(item) => void editor.remove(item)}
        rowActions={(item) => (
          <>
            {pageOf && <PreviewLink size="xs" page={pageOf(item)} label={editor.options.labelOf(item)} />}
            {editor.openCopy && (
              <Button
                size="xs"
                variant="default"
                onClick={() => editor.openCopy?.(item)}
                aria-label={`${t.duplicate}: ${editor.options.labelOf(item)}`}
              >
                {t.duplicate}
              </Button>
            )}
            {rowActions?.(item)}
          </>
        )}
        canRemove={canRemove}
        only={only}
        search={search}
        order={order}
      />
    );
  }
}

interface ManyProps<Item> {
  many: Many<Item & Changeable>;
  items: readonly Item[];
  onBanner: (banner: Banner) => void;
  /** The list, whose rows are ticked. */
  children: (choice: ComponentProps<typeof RecordTable<Item>>["choice"]) => ReactNode;
}

/** A list whose records are ticked and changed together, with the bar that does it. */
function ManyRecords<Item>({ many, items, onBanner, children }: ManyProps<Item>) {
  // A screen says `many` only for records with an id and a version.
  const choice = useMany(many, items as readonly (Item & Changeable)[], onBanner);
  return (
    <>
      <ManyBar choice={choice} actions={many.actions} />
      {children({
        isChosen: (item) => choice.isChosen((item as Item & Changeable).id),
        toggle: (item) => choice.toggle((item as Item & Changeable).id),
        choose: (wanted) => choice.choose(wanted as readonly (Item & Changeable)[]),
      })}
    </>
  );
}
