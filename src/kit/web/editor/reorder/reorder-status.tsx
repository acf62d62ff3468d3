import { Button, Group, Text } from "@mantine/core";
import { useRef } from "react";
import { useWords } from "../../language/words.ts";
import { reorderWords } from "./reorder.words.ts";
import styles from "./sortable.module.css";
import type { ReorderState } from "./use-reorder.ts";

/** How the last move went, with the way back; until then, how rows are moved. */
export function ReorderStatus({ state }: { state: ReorderState }) {
  const t = useWords(reorderWords);
  const bar = useRef<HTMLDivElement>(null);
  const said = { still: "", saving: t.saving, saved: t.saved, undone: t.undone, failed: "" }[state.is];
  return (
    <Group ref={bar} tabIndex={-1} gap="sm" className={styles.state}>
      {state.is === "still" && (
        <Text size="sm" c="dimmed">
          {t.hint}
        </Text>
      )}
      <Text role="status" size="sm" c="dimmed">
        {said}
      </Text>
      <Text role="alert" size="sm" c="var(--mantine-color-error)">
        {state.is === "failed" && t.failed(state.reason)}
      </Text>
      {state.is === "saved" && (
        <Button
          size="compact-sm"
          variant="default"
          onClick={() => {
            state.undo();
            // The button disappears after undoing, so the focus moves to the bar.
            bar.current?.focus();
          }}
        >
          {t.undo}
        </Button>
      )}
    </Group>
  );
}
