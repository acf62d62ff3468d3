import { useWords } from "#kit/web/words.ts";
import { EVENT_TYPES, type EventType } from "../event-types.ts";
import { eventsWords } from "../events.words.ts";
import styles from "./event-switch.module.css";

interface Props {
  type: EventType;
  onSelect: (type: EventType) => void;
  /** Called before a type is likely to be chosen. */
  onIntent: (type: EventType) => void;
}

/** Which events the calendar shows. A form, so that it works without JavaScript too. */
export function EventTypeToggle({ type, onSelect, onIntent }: Props) {
  const words = useWords(eventsWords);
  return (
    <form
      action="/events-calendar"
      aria-label={words.tabs}
      className={styles.switch}
      onSubmit={(event) => event.preventDefault()}
    >
      {EVENT_TYPES.map((entry) => (
        <button
          key={entry}
          type="submit"
          name="type"
          value={entry}
          aria-pressed={entry === type}
          className={styles.option}
          onClick={() => onSelect(entry)}
          onPointerEnter={() => onIntent(entry)}
          onFocus={() => onIntent(entry)}
        >
          {words[entry].tab}
        </button>
      ))}
    </form>
  );
}
