import { useId } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { ownReviewsWords } from "../own-reviews.words.ts";
import { STARS } from "../review-rules.ts";
import styles from "./star-choice.module.css";
import { Star } from "./stars.tsx";

interface Props {
  /** 0: none is chosen yet. */
  value: number;
  error?: string | undefined;
  onChoose: (stars: number) => void;
}

/** Five radio buttons that look like stars: arrow keys move among them, a finger has 44 pixels for each. */
export function StarChoice({ value, error, onChoose }: Props) {
  const words = useWords(ownReviewsWords);
  const id = useId();
  return (
    <fieldset className={styles.choice} aria-describedby={error ? `${id}-error` : undefined}>
      <legend className={styles.legend}>{words.stars}</legend>
      <div className={styles.row}>
        {STARS.map((star) => (
          <label key={star} className={styles.star}>
            <input
              type="radio"
              name={`${id}-stars`}
              data-field="stars"
              value={star}
              checked={star === value}
              aria-label={words.starNames[star]}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(star)}
            />
            <span aria-hidden="true" className={styles.shape}>
              <Star part={star <= value ? 1 : 0} />
            </span>
          </label>
        ))}
        <span aria-hidden="true" className={styles.chosen}>
          {value > 0 && words.starNames[value as (typeof STARS)[number]]}
        </span>
      </div>
      <p id={`${id}-error`} className={styles.error} aria-live="polite">
        {error}
      </p>
    </fieldset>
  );
}
