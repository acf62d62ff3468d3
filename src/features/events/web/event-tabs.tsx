import { type KeyboardEvent, useRef } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { EVENT_TYPES, type EventType } from "../event-types.ts";
import { eventsWords } from "../events.words.ts";
import styles from "./event-switch.module.css";

interface Props {
  type: EventType;
  onSelect: (type: EventType) => void;
  /** Prefix of the tabs' ids: `${id}-our`. */
  id: string;
  /** The id of the panel that they switch. */
  panel: string;
}

const STEPS: Record<string, (index: number) => number> = {
  ArrowRight: (index) => index + 1,
  ArrowLeft: (index) => index - 1,
  Home: () => 0,
  End: () => -1,
};

/** Our and World as tabs: arrow keys, Home and End move and select, only the selected one is in the tab order. */
export function EventTabs({ type, onSelect, id, panel }: Props) {
  const words = useWords(eventsWords);
  const list = useRef<HTMLDivElement>(null);

  function turn(event: KeyboardEvent) {
    const place = STEPS[event.key]?.(EVENT_TYPES.indexOf(type));
    if (place === undefined) return;
    event.preventDefault();
    const next = EVENT_TYPES.at(place % EVENT_TYPES.length) as EventType;
    list.current?.querySelector<HTMLElement>(`[id="${id}-${next}"]`)?.focus();
    if (next !== type) onSelect(next);
  }

  return (
    <div ref={list} role="tablist" aria-label={words.tabs} className={styles.switch} onKeyDown={turn}>
      {EVENT_TYPES.map((entry) => (
        <button
          key={entry}
          type="button"
          role="tab"
          id={`${id}-${entry}`}
          aria-selected={entry === type}
          aria-controls={panel}
          tabIndex={entry === type ? 0 : -1}
          className={styles.option}
          onClick={() => entry !== type && onSelect(entry)}
        >
          {words[entry].tab}
        </button>
      ))}
    </div>
  );
}
