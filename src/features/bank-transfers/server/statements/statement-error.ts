/**
 * Why a file can't be read as a statement. `line` counts from 1 where the fault has a place. Whoever uploads it is
 * told the kind in their language; nothing of the file is taken in.
 */
export class StatementError extends Error {
  /** `many`: more bookings than a statement has. `accounts`: several accounts, and it is not known which is the team's. */
  readonly kind: "unknown-format" | "cut-off" | "unreadable" | "many" | "accounts";
  readonly line: number | undefined;

  constructor(kind: StatementError["kind"], line?: number) {
    super(line === undefined ? kind : `${kind} at line ${line}`);
    this.kind = kind;
    this.line = line;
  }
}
