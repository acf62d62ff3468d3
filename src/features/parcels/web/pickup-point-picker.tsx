import { useEffect, useRef, useState } from "react";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { openingHoursText } from "../opening-hours.ts";
import type { PickupPoint } from "../parcels.contract.ts";
import { parcelsWords } from "./parcels.words.ts";
import styles from "./pickup-point-picker.module.css";
import { pickupPointsQuery } from "./pickup-points.queries.ts";

/** As many come at once; there may be more. */
const MOST_POINTS = 30;
/** Nothing is asked while somebody is typing. */
const REST_MS = 250;

interface Props {
  /** ISO code. */
  country: string;
  /** What the search begins with. */
  city: string;
  /** The name of what was chosen; blank for nothing. */
  chosen: string;
  error: string | undefined;
  onChoose: (point: PickupPoint | null) => void;
}

/** A pick-up point by place or name: what is typed narrows a list of buttons, and the one that is pressed is chosen. */
export function PickupPointPicker({ country, city, chosen, error, onChoose }: Props) {
  const words = useWords(parcelsWords);
  const change = useRef<HTMLButtonElement>(null);
  const search = useRef<HTMLDivElement>(null);
  // The focus goes with what was pressed, which is gone then.
  const [moved, setMoved] = useState(false);
  useEffect(() => {
    if (!moved) return;
    setMoved(false);
    (chosen ? change.current : search.current?.querySelector("input"))?.focus();
  }, [moved, chosen]);

  function choose(point: PickupPoint | null): void {
    onChoose(point);
    setMoved(true);
  }

  if (chosen)
    return (
      <div className={styles.chosen}>
        <p>
          <span className={styles.label}>{words.chosen}</span>
          {chosen}
        </p>
        <Button ref={change} name="pickupPoint" variant="quiet" size="small" onClick={() => choose(null)}>
          {words.change}
        </Button>
        <p className={styles.error} aria-live="polite">
          {error}
        </p>
      </div>
    );
  return (
    <div ref={search}>
      <Search country={country} city={city} error={error} onChoose={choose} />
    </div>
  );
}

function Search({ country, city, error, onChoose }: Omit<Props, "chosen">) {
  const words = useWords(parcelsWords);
  const [typed, setTyped] = useState(city);
  const [asked, setAsked] = useState(typed);
  useEffect(() => {
    const timer = setTimeout(() => setAsked(typed.trim()), REST_MS);
    return () => clearTimeout(timer);
  }, [typed]);
  const { data, isError, refetch } = useApiQuery(pickupPointsQuery(asked, country));
  const said = isError
    ? words.failed
    : !data
      ? words.searching
      : data.length === 0
        ? words.none
        : data.length < MOST_POINTS
          ? words.found(data.length)
          : words.more(MOST_POINTS);
  return (
    <div className={styles.search}>
      <TextField
        type="search"
        label={words.label}
        hint={words.hint}
        error={error}
        name="pickupPoint"
        required
        autoComplete="off"
        enterKeyHint="search"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        // Enter looks for what was typed; it does not order.
        onKeyDown={(event) => {
          if (event.key !== "Enter") return;
          event.preventDefault();
          setAsked(typed.trim());
        }}
      />
      <p className={styles.said} aria-live="polite">
        {said}
      </p>
      {isError && (
        <Button variant="quiet" size="small" onClick={() => void refetch()}>
          {words.again}
        </Button>
      )}
      {data && data.length > 0 && (
        <ul className={styles.list} aria-label={words.list}>
          {data.map((point) => (
            <li key={point.id}>
              <button type="button" className={styles.point} onClick={() => onChoose(point)}>
                <span className={styles.name}>{point.name}</span>
                <span className={styles.detail}>{point.address}</span>
                <span className={styles.detail}>
                  {point.is_box ? words.box : openingHoursText(point.opening_hours, words.day)}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
