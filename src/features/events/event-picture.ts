import type { EventType } from "./event-types.ts";

interface Pictured {
  event_type: EventType;
  image_path: string | null;
}

const PLACEHOLDER = /placeholder|world-event/i;

/** False where a card has nothing to show: no path, or a world event's placeholder. */
export function hasPicture({ event_type, image_path }: Pictured): boolean {
  if (!image_path?.trim()) return false;
  return event_type !== "world" || !PLACEHOLDER.test(image_path);
}
