import type { ReactNode } from "react";
import styles from "./badge.module.css";
import { classNames } from "./class-names.ts";

interface Props {
  /** `hot` for the current season and offers, `ice` for data, `quiet` for everything else. */
  tone?: "hot" | "ice" | "quiet" | "ok" | "danger";
  className?: string | undefined;
  children: ReactNode;
}

/** A short label on a slanted plate. */
export function Badge({ tone = "hot", className, children }: Props) {
  return <span className={classNames(styles.badge, styles[tone], className)}>{children}</span>;
}
