import { VisuallyHidden } from "#kit/web/ui/visually-hidden.tsx";
import { STARS } from "../review-rules.ts";
import styles from "./stars.module.css";

/** A star that is filled as far as `part` says, from 0 to 1. */
export function Star({ part }: { part: number }) {
  const percent = Math.round(Math.min(1, Math.max(0, part)) * 100);
  return <span className={styles.star} style={{ "--part": `${percent}%` } as object} />;
}

/** One to five stars as a picture, `said` for who does not see it. Tenths fill a star in part. */
export function Stars({ stars, said }: { stars: number; said: string }) {
  return (
    <span className={styles.stars}>
      <span aria-hidden="true" className={styles.row}>
        {STARS.map((star) => (
          <Star key={star} part={stars - star + 1} />
        ))}
      </span>
      <VisuallyHidden>{said}</VisuallyHidden>
    </span>
  );
}
