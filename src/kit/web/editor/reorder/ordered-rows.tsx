import type { UniqueIdentifier } from "@dnd-kit/core";
import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import { ReorderStatus } from "./reorder-status.tsx";
import styles from "./sortable.module.css";
import { Sortable } from "./sortable.tsx";
import { type ListOrder, useReorder } from "./use-reorder.ts";
import { useSortableRow } from "./use-sortable-row.tsx";

interface Props<Item> {
  items: Item[];
  order: ListOrder<Item>;
  labelOf: (item: Item) => string;
  /** The table of the items in their order; its rows are `MovableRow`s. */
  children: (ordered: Item[]) => ReactNode;
}

/** A table whose rows are dragged into their order. */
export function OrderedRows<Item>({ items, order, labelOf, children }: Props<Item>) {
  const { ordered, state, put } = useReorder(items, order);
  const { idOf, groupOf } = order;
  return (
    <>
      <ReorderStatus state={state} />
      <Sortable
        items={ordered.map((item) => ({ id: idOf(item), label: labelOf(item), group: groupOf?.(item) }))}
        disabled={state.is === "saving"}
        onOrder={put}
      >
        {children(ordered)}
      </Sortable>
    </>
  );
}

/** A row of a table in `OrderedRows`: its handle comes first. */
export function MovableRow({
  id,
  label,
  children,
}: {
  id: UniqueIdentifier;
  label: string;
  children: ReactNode;
}) {
  const { row, handle } = useSortableRow(id, label);
  return (
    <Table.Tr {...row} className={styles.row}>
      <Table.Td className={styles.cell} data-slot="handle">
        {handle}
      </Table.Td>
      {children}
    </Table.Tr>
  );
}
