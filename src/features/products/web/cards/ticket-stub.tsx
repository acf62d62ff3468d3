import type { ReactNode } from "react";
import { classNames } from "#kit/web/ui/class-names.ts";
import styles from "./ticket-stub.module.css";

/** The stub of a voucher's ticket, with its perforation and bar code; `low` takes less height on a phone. */
export function TicketStub({ low, children }: { low?: boolean; children: ReactNode }) {
  return <div className={classNames(styles.stub, low && styles.low)}>{children}</div>;
}
