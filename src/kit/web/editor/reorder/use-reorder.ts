import type { UniqueIdentifier } from "@dnd-kit/core";
import { messageOf } from "../../api/api-error.ts";
import { useWrite } from "../write/use-write.ts";

/** How a list keeps its order. */
export interface ListOrder<Item> {
  idOf: (item: Item) => UniqueIdentifier;
  /** Stores the new order of all items, at once or not at all. */
  save: (items: Item[]) => Promise<unknown>;
  /** Items are moved among those of the same group only; all are one group, unless told. */
  groupOf?: (item: Item) => unknown;
}

export type ReorderState =
  | { is: "still" | "saving" | "undone" }
  | { is: "saved"; undo: () => void }
  | { is: "failed"; reason: string };

interface Reordered<Item> {
  ordered: Item[];
  /** The order before; an undo has none. */
  before?: Item[];
}

/** The items as they were dragged, saved at once; where that fails they are back where they were. */
export function useReorder<Item>(items: Item[], { idOf, save }: ListOrder<Item>) {
  const { mutate, ...put } = useWrite((_, { ordered }: Reordered<Item>) => save(ordered));

  function stateOf(): ReorderState {
    if (put.isPending) return { is: "saving" };
    if (put.isError) return { is: "failed", reason: messageOf(put.error) };
    if (!put.isSuccess) return { is: "still" };
    const { before } = put.variables;
    return before ? { is: "saved", undo: () => mutate({ ordered: before }) } : { is: "undone" };
  }

  return {
    ordered: put.isPending ? put.variables.ordered : items,
    state: stateOf(),
    /** Puts the items into the order of these ids. */
    put(ids: UniqueIdentifier[]): void {
      const byId = new Map(items.map((item) => [idOf(item), item]));
      const ordered = ids.flatMap((id) => byId.get(id) ?? []);
      mutate({ ordered, before: items });
    },
  };
}
