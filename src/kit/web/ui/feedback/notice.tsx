import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import styles from "./notice.module.css";

interface Props {
  tone: "error" | "empty" | "success";
  title?: ReactNode;
  /** The way on: a button or a link. */
  action?: ReactNode;
  className?: string | undefined;
  children?: ReactNode;
}

/** A message in place of content, or above a form. Errors and successes are announced. */
export function Notice({ tone, title, action, className, children }: Props) {
  const role = tone === "error" ? "alert" : tone === "success" ? "status" : undefined;
  return (
    <div role={role} data-notice={tone} className={classNames(styles.notice, styles[tone], className)}>
      {title && <p className={styles.title}>{title}</p>}
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
