import type { ReactNode } from "react";
import styles from "./styleguide.module.css";

/** One part under its name. */
export function Sample({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className={styles.sample}>
      <h3 className={styles.name}>{name}</h3>
      <div className={styles.row}>{children}</div>
    </div>
  );
}
