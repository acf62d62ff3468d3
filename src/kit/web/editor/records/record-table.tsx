import { Button, Checkbox, Group, Table, Text, TextInput } from "@mantine/core";
import type { UseQueryResult } from "@tanstack/react-query";
import { type MouseEvent, type ReactNode, useEffect, useState } from "react";
import { Link, useSearchParams } from "react-router";
import { plainLetters } from "#kit/contract/language/plain-letters.ts";
import { useWords } from "../../language/words.ts";
import { SearchField } from "../../paged-list/search-field.tsx";
import { VisuallyHidden } from "../../ui/visually-hidden.tsx";
import { editorWords } from "../editor.words.ts";
import { Loaded } from "../loaded.tsx";
import { manyWords } from "../many/many.words.ts";
import { MovableRow, OrderedRows } from "../reorder/ordered-rows.tsx";
import { reorderWords } from "../reorder/reorder.words.ts";
import type { ListOrder } from "../reorder/use-reorder.ts";
import styles from "./record-table.module.css";

export interface Column<Item> {
  header: string;
  /**
   * Its part in the card that a row is on a phone: its picture, what it is called, its place in the list, or a value
   * that says itself what it is. Without one the column's name stands before the value.
   */
  slot?: "picture" | "title" | "order" | "plain";
  cell: (item: Item) => ReactNode;
  /** What the search looks at; a column without it is not searched. */
  text?: (item: Item) => string;
}

interface Props<Item> {
  query: UseQueryResult<Item[]>;
  errorText: string;
  emptyText: string;
  columns: Column<Item>[];
  idOf: (item: Item) => string | number;
  labelOf: (item: Item) => string;
  /** The address of a row's form. */
  addressOf: (item: Item) => string;
  onEdit: (item: Item) => void;
  onRemove: (item: Item) => void;
  rowActions?: ((item: Item) => ReactNode) | undefined;
  /** Which rows can be deleted; all, unless told. */
  canRemove?: ((item: Item) => boolean) | undefined;
  /** Which rows are shown at all; all, unless told. */
  only?: ((item: Item) => boolean) | undefined;
  /** The search of a list that is read page by page: the server looks through all of it. Without it the rows are looked through here. */
  search?: { q: string; onSearch: (q: string) => void } | undefined;
  /** How rows are dragged into their order; without it they can't be. */
  order?: ListOrder<Item> | undefined;
  /** How rows are ticked, to be changed together; without it they can't be. */
  choice?: RowChoice<Item> | undefined;
}

interface RowChoice<Item> {
  isChosen: (item: Item) => boolean;
  toggle: (item: Item) => void;
  choose: (items: readonly Item[]) => void;
}

/** The list of an editor: searched as one types; on a phone each row is a card. */
export function RecordTable<Item>({ query, errorText, only, ...table }: Props<Item>) {
  const t = useWords(editorWords);
  const { search } = table;
  return (
    <>
      {search && (
        // In a column its basis would be a height.
        <SearchField
          aria-label={t.search}
          placeholder={t.search}
          maw={320}
          style={{ flex: "none" }}
          {...search}
        />
      )}
      <Loaded query={query} failed={errorText}>
        {(records) => <Records records={only ? records.filter(only) : records} {...table} />}
      </Loaded>
    </>
  );
}

function Records<Item>({
  records,
  emptyText,
  columns,
  idOf,
  labelOf,
  addressOf,
  onEdit,
  onRemove,
  rowActions,
  canRemove = () => true,
  order,
  choice,
  search: all,
}: Omit<Props<Item>, "query" | "errorText" | "only"> & { records: Item[] }) {
  const t = useWords(editorWords);
  const { hintSearch, move } = useWords(reorderWords);
  const many = useWords(manyWords);
  const [search, setSearch] = useSearch();
  if (records.length === 0) return <Text c="dimmed">{all?.q ? t.noMatch : emptyText}</Text>;

  const wanted = fold(search);
  const matches = (item: Item) => columns.some(({ text }) => text && fold(text(item)).includes(wanted));
  const shown = wanted === "" ? records : records.filter(matches);

  const tableOf = (items: Item[], order: ListOrder<Item> | null) => (
    <Table className={styles.table} verticalSpacing="xs" highlightOnHover>
      <Table.Thead>
        <Table.Tr>
          {order && (
            <Table.Th>
              <VisuallyHidden>{move}</VisuallyHidden>
            </Table.Th>
          )}
          {choice && (
            <Table.Th data-slot="choice">
              <Checkbox
                size="md"
                aria-label={many.chooseAll}
                checked={items.every(choice.isChosen)}
                indeterminate={items.some(choice.isChosen) && !items.every(choice.isChosen)}
                onChange={() => choice.choose(items.every(choice.isChosen) ? [] : items)}
              />
            </Table.Th>
          )}
          {columns.map(({ header }) => (
            <Table.Th key={header}>{header}</Table.Th>
          ))}
          <Table.Th>{t.actions}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {items.map((item) =>
          order ? (
            <MovableRow key={idOf(item)} id={order.idOf(item)} label={labelOf(item)}>
              {cellsOf(item)}
            </MovableRow>
          ) : (
            <Table.Tr key={idOf(item)}>{cellsOf(item)}</Table.Tr>
          ),
        )}
      </Table.Tbody>
    </Table>
  );

  const openBy = (event: MouseEvent, item: Item) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onEdit(item);
  };

  const cellsOf = (item: Item) => (
    <>
      {choice && (
        <Table.Td data-slot="choice">
          <Checkbox
            size="md"
            aria-label={many.choose(labelOf(item))}
            checked={choice.isChosen(item)}
            onChange={() => choice.toggle(item)}
          />
        </Table.Td>
      )}
      {columns.map(({ header, slot, cell }) => (
        <Table.Td key={header} data-label={header} data-slot={slot}>
          {slot === "title" ? (
            <Link className={styles.title} to={addressOf(item)} onClick={(event) => openBy(event, item)}>
              {cell(item)}
            </Link>
          ) : (
            cell(item)
          )}
        </Table.Td>
      ))}
      <Table.Td className={styles.actions}>
        <Group gap="xs">
          <Button
            size="xs"
            variant="default"
            data-record={idOf(item)}
            onClick={() => onEdit(item)}
            aria-label={`${t.edit}: ${labelOf(item)}`}
          >
            {t.edit}
          </Button>
          {rowActions?.(item)}
          {canRemove(item) && (
            <Button
              size="xs"
              variant="subtle"
              color="red"
              onClick={() => onRemove(item)}
              aria-label={`${t.remove}: ${labelOf(item)}`}
            >
              {t.remove}
            </Button>
          )}
        </Group>
      </Table.Td>
    </>
  );

  return (
    <>
      {!all && (
        <TextInput
          type="search"
          aria-label={t.search}
          placeholder={t.search}
          value={search}
          onChange={(event) => setSearch(event.currentTarget.value)}
          maw={320}
        />
      )}
      {shown.length === 0 && <Text c="dimmed">{t.noMatch}</Text>}
      {order && wanted !== "" && (
        <Text size="sm" c="dimmed">
          {hintSearch}
        </Text>
      )}
      {order && wanted === "" && shown.length > 1 ? (
        <OrderedRows items={shown} order={order} labelOf={labelOf}>
          {(ordered) => tableOf(ordered, order)}
        </OrderedRows>
      ) : (
        tableOf(shown, null)
      )}
    </>
  );
}

/** How long typing rests before the address says it, milliseconds. */
const ADDRESS_REST_MS = 300;

/** What the rows are searched for, as one types; the address says it a little later, for Back, a reload and links. */
function useSearch(): [search: string, setSearch: (search: string) => void] {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get("q") ?? "";
  const [search, setSearch] = useState(asked);
  const [seen, setSeen] = useState(asked);
  /** What is on its way to the address. */
  const [pending, setPending] = useState<string | null>(null);
  if (asked !== seen) {
    setSeen(asked);
    // Where it was not this field, somebody else has changed the address: a link, or Back.
    if (pending === null) setSearch(asked);
    else setPending(null);
  }
  useEffect(() => {
    if (search === (pending ?? seen)) return;
    const timer = setTimeout(() => {
      setPending(search);
      setParameters(
        (now) => {
          if (search) now.set("q", search);
          else now.delete("q");
          return now;
        },
        { replace: true, preventScrollReset: true },
      );
    }, ADDRESS_REST_MS);
    return () => clearTimeout(timer);
  }, [search, seen, pending, setParameters]);
  return [search, setSearch];
}

/** Without case and accents, so that `lipa` finds `Lípa`. */
function fold(text: string): string {
  return plainLetters(text).toLowerCase();
}
