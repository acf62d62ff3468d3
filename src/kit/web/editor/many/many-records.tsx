import type { ComponentProps, ReactNode } from "react";
import type { RecordTable } from "../records/record-table.tsx";
import type { Banner } from "../screen-banner.tsx";
import { ManyBar } from "./many-bar.tsx";
import { type Changeable, type Many, useMany } from "./use-many.ts";

interface Props<Item> {
  many: Many<Item & Changeable>;
  items: readonly Item[];
  onBanner: (banner: Banner) => void;
  /** The list, whose rows are ticked. */
  children: (choice: ComponentProps<typeof RecordTable<Item>>["choice"]) => ReactNode;
}

/** A list whose records are ticked and changed together, with the bar that does it. */
export function ManyRecords<Item>({ many, items, onBanner, children }: Props<Item>) {
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
