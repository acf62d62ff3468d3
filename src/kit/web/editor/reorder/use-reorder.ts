import type { UniqueIdentifier } from "@dnd-kit/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { messageOf } from "../../api-error.ts";

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

/** The items as they were dragged, saved at once; where that fails they are back where they were. */
export function useReorder<Item>(items: Item[], { idOf, save }: ListOrder<Item>) {
  const client = useQueryClient();
  const [dragged, setDragged] = useState<Item[] | null>(null);
  const [state, setState] = useState<ReorderState>({ is: "still" });

  async function put(ordered: Item[], after: ReorderState): Promise<void> {
    setDragged(ordered);
    setState({ is: "saving" });
    try {
      await save(ordered);
      setState(after);
    } catch (error) {
      setState({ is: "failed", reason: messageOf(error) });
    }
    // What is stored now is shown, whoever stored it.
    await client.invalidateQueries();
    setDragged(null);
  }

  return {
    ordered: dragged ?? items,
    state,
    /** Puts the items into the order of these ids. */
    put(ids: UniqueIdentifier[]): void {
      const byId = new Map(items.map((item) => [idOf(item), item]));
      const ordered = ids.flatMap((id) => byId.get(id) ?? []);
      void put(ordered, { is: "saved", undo: () => void put(items, { is: "undone" }) });
    },
  };
}
