import { classNames } from "#kit/web/ui/class-names.ts";
import { plateName } from "../../event-place.ts";
import type { PublicEvent } from "../../events.content.ts";
import styles from "./event-plate.module.css";

/**
 * In place of an event's picture: the name of its place, as large as its length allows. Drawn only, for the place is
 * said beside it. Its size is that of the container around it.
 */
export function EventPlate({ event: { location, title } }: { event: PublicEvent }) {
  const name = plateName(location) || title.trim();
  const length = name.length < 8 ? "few" : name.length < 12 ? "some" : "many";
  return (
    <p aria-hidden="true" className={classNames(styles.plate, styles[length])}>
      <span className={styles.name}>{name}</span>
    </p>
  );
}
