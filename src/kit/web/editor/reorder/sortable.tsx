import {
  type Announcements,
  type CollisionDetection,
  closestCenter,
  DndContext,
  type DragEndEvent,
  KeyboardSensor,
  type Modifier,
  PointerSensor,
  type UniqueIdentifier,
  useSensor,
  useSensors,
} from "@dnd-kit/core";
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from "@dnd-kit/sortable";
import { type ReactNode, useId } from "react";
import { useWords } from "../../language/words.ts";
import { reorderWords } from "./reorder.words.ts";

export interface SortableItem {
  id: UniqueIdentifier;
  /** What it is called when a screen reader speaks of it. */
  label: string;
  /** Things are moved among those of their own group only. */
  group?: unknown;
}

interface Props {
  items: SortableItem[];
  /** The ids in their new order. */
  onOrder: (ids: UniqueIdentifier[]) => void;
  disabled?: boolean;
  children: ReactNode;
}

/** A vertical list whose rows (`useSortableRow`) are moved by mouse, finger or keyboard. */
export function Sortable({ items, onOrder, disabled = false, children }: Props) {
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  const ids = items.map(({ id }) => id);
  const groupOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.group;

  const amongItsOwn: CollisionDetection = (detection) => {
    const group = groupOf(detection.active.id);
    const own = detection.droppableContainers.filter(({ id }) => groupOf(id) === group);
    return closestCenter({ ...detection, droppableContainers: own });
  };

  function drop({ active, over }: DragEndEvent): void {
    if (!over || over.id === active.id) return;
    const rest = ids.filter((id) => id !== active.id);
    rest.splice(ids.indexOf(over.id), 0, active.id);
    onOrder(rest);
  }

  return (
    <DndContext
      id={useId()}
      sensors={sensors}
      collisionDetection={amongItsOwn}
      modifiers={[upAndDown]}
      accessibility={useSpoken(items)}
      onDragEnd={drop}
    >
      <SortableContext items={ids} disabled={disabled} strategy={verticalListSortingStrategy}>
        {children}
      </SortableContext>
    </DndContext>
  );
}

const upAndDown: Modifier = ({ transform }) => ({ ...transform, x: 0 });

/** What a screen reader says, in the page's language. */
function useSpoken(items: SortableItem[]) {
  const t = useWords(reorderWords);
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.label ?? "";
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id) + 1;
  const announcements: Announcements = {
    onDragStart: ({ active }) => t.picked(nameOf(active.id), placeOf(active.id), items.length),
    onDragOver: ({ active, over }) =>
      // It lies over its own place as it is picked up: that is said already.
      over && over.id !== active.id ? t.over(nameOf(active.id), placeOf(over.id), items.length) : undefined,
    onDragEnd: ({ active, over }) =>
      over ? t.dropped(nameOf(active.id), placeOf(over.id), items.length) : t.cancelled(nameOf(active.id)),
    onDragCancel: ({ active }) => t.cancelled(nameOf(active.id)),
  };
  return { announcements, screenReaderInstructions: { draggable: t.instructions } };
}
