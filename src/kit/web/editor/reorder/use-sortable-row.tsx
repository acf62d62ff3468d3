import type { UniqueIdentifier } from "@dnd-kit/core";
import { useSortable } from "@dnd-kit/sortable";
import { CSS } from "@dnd-kit/utilities";
import { ActionIcon } from "@mantine/core";
import type { ReactNode } from "react";
import { useWords } from "../../language/words.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { reorderWords } from "./reorder.words.ts";
import styles from "./sortable.module.css";

/** A row of a `Sortable`: what its element takes, and its handle. */
export function useSortableRow(id: UniqueIdentifier, label: string) {
  const t = useWords(reorderWords);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, transition, isDragging } =
    useSortable({ id, attributes: { roleDescription: t.draggable } });
  const handle: ReactNode = (
    <ActionIcon
      {...attributes}
      {...listeners}
      ref={setActivatorNodeRef}
      type="button"
      variant="subtle"
      color="gray"
      size={36}
      className={styles.handle}
      aria-label={t.moveOne(label)}
    >
      <Icon icon="grip-vertical" />
    </ActionIcon>
  );
  const row = {
    ref: setNodeRef,
    style: { transform: CSS.Translate.toString(transform), transition },
    "data-dragging": isDragging || undefined,
  };
  return { row, handle };
}
