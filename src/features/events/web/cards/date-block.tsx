import { useLanguage } from "#kit/web/language/language.tsx";
import { classNames } from "#kit/web/ui/class-names.ts";
import { dateParts } from "../../date-parts.ts";
import type { EventDays } from "../../event-days.ts";
import styles from "./date-block.module.css";

interface Props {
  event: EventDays;
  size?: "row" | "card" | "poster";
  /** The one to come: in the colour of the current season. */
  hot?: boolean;
}

/** The days as a leaf of a race calendar. Drawn only: the long date stands beside it. */
export function DateBlock({ event, size = "card", hot }: Props) {
  const { language } = useLanguage();
  const parts = dateParts(event, language);
  const isRange = parts?.day?.includes("–");
  return (
    <span
      aria-hidden="true"
      className={classNames(styles.block, styles[size], isRange && styles.range, hot && styles.hot)}
    >
      {parts?.day !== null && <span className={styles.day}>{parts?.day ?? "?"}</span>}
      {parts && (
        <span className={styles.rest}>
          {parts.lines.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </span>
      )}
    </span>
  );
}
