import { type ReactNode, useState } from "react";
import { useWords } from "../../language/words.ts";
import type { Banner } from "../screen-banner.tsx";
import { useWrite } from "../write/use-write.ts";
import { manyWords } from "./many.words.ts";

/** A record as a list has it. */
export interface Changeable {
  id: number | string;
  updated_at: string;
}

export interface ManyChange {
  id: number | string;
  based_on: string;
  change: object;
}

export interface Many<Item extends Changeable> {
  /** One call for all of them; answers the records as they are then. */
  save: (records: ManyChange[]) => Promise<Changeable[]>;
  /** What can be done beside showing and hiding, drawn by the type itself. */
  actions?: (apply: (changeOf: (item: Item) => object) => void, chosen: readonly Item[]) => ReactNode;
}

/** The ticked records of a list, the change of all of them and its way back. */
export function useMany<Item extends Changeable>(
  { save }: Many<Item>,
  items: readonly Item[],
  onBanner: (banner: Banner) => void,
) {
  const t = useWords(manyWords);
  const [ids, setIds] = useState<ReadonlySet<number | string>>(new Set());
  const [undo, setUndo] = useState<ManyChange[] | null>(null);
  const chosen = items.filter(({ id }) => ids.has(id));

  const saving = useWrite(
    (_, { records }: { records: ManyChange[]; back: ManyChange[] | null }) => save(records),
    {
      show: onBanner,
      said: (saved, { back }) => (back ? t.done(saved.length) : t.undone(saved.length)),
      onDone: (saved, { back }) => {
        // The way back is based on what has just been saved: whatever comes between is not overwritten.
        const versions = new Map(saved.map(({ id, updated_at }) => [id, updated_at]));
        setUndo(back?.map((one) => ({ ...one, based_on: versions.get(one.id) ?? one.based_on })) ?? null);
        setIds(new Set());
      },
    },
  );

  return {
    chosen,
    isBusy: saving.isPending,
    canUndo: undo !== null,
    toggle(id: number | string) {
      const next = new Set(ids);
      if (!next.delete(id)) next.add(id);
      setIds(next);
    },
    choose: (wanted: readonly Item[]) => setIds(new Set(wanted.map(({ id }) => id))),
    isChosen: (id: number | string) => ids.has(id),
    apply(changeOf: (item: Item) => object) {
      const differing = chosen.flatMap((item) => {
        const change = Object.entries(changeOf(item)).filter(
          ([field, value]) => item[field as keyof Item] !== value,
        );
        return change.length > 0 ? [{ item, change: Object.fromEntries(change) }] : [];
      });
      if (differing.length === 0) return onBanner({ tone: "success", text: t.nothing(chosen.length) });
      const records = differing.map(({ item, change }) => ({
        id: item.id,
        based_on: item.updated_at,
        change,
      }));
      const back = differing.map(({ item, change }) => ({
        id: item.id,
        based_on: item.updated_at,
        change: Object.fromEntries(Object.keys(change).map((field) => [field, item[field as keyof Item]])),
      }));
      saving.mutate({ records, back });
    },
    undo() {
      if (undo) saving.mutate({ records: undo, back: null });
    },
  };
}

export type Choice<Item extends Changeable> = ReturnType<typeof useMany<Item>>;
