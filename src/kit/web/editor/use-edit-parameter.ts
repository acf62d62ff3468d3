import { useEffect, useRef } from "react";
import { useSearchParams } from "react-router";
import type { Editable, Editor } from "./editor.ts";

/** Opens the record that the address names (`?edit=<id or slug>`), once; other screens lead to an editor so. */
export function useEditParameter<Item, Full extends Editable, Values extends object>(
  editor: Editor<Item, Full, Values>,
): void {
  const [parameters, setParameters] = useSearchParams();
  const asked = parameters.get("edit");
  const { data } = editor.items;
  const item = data?.find((entry) => String(editor.options.idOf(entry)) === asked);
  const open = useRef<() => void>(() => {});
  open.current = () => {
    if (!item) return;
    void editor.openEdit(item);
    setParameters(
      (known) => {
        known.delete("edit");
        return known;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  const found = item !== undefined;
  useEffect(() => {
    if (asked !== null && found) open.current();
  }, [asked, found]);
}
