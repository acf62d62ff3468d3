import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";

/** Opens the record that the address asks for by `?record={id}`, once the list is there; each wish once. */
export function useAskedRecord<Item extends { id: string | number | null }>(
  items: Item[] | undefined,
  open: (item: Item) => void,
): void {
  const asked = useSearchParams()[0].get("record");
  const opened = useRef<string | null>(null);
  useEffect(() => {
    if (asked === null || opened.current === asked) return;
    const item = items?.find(({ id }) => String(id) === asked);
    if (!item) return;
    opened.current = asked;
    open(item);
  });
}
