import { AsyncLocalStorage } from "node:async_hooks";

/** Whether somebody uploaded a picture, or it is one of the demo team's, which come with the first start. */
export type PictureOrigin = "upload" | "first start";

/** What one `atomically` call has done to files so far. */
export interface MediaUnit {
  open: boolean;
  /** Paths whose files were written for rows of this transaction. */
  written: Set<string>;
  /** Those of them that are new pictures, and where each came from. */
  pictures: Map<string, PictureOrigin>;
  /** Paths to let go at the end of the transaction, if nothing refers to them then. */
  released: Set<string>;
  /** Paths that were asked for, to be shown (again). */
  claimed: Set<string>;
}

const surrounding = new AsyncLocalStorage<MediaUnit>();

/** Runs `work` in a new unit. A unit inside a unit would be a transaction inside a transaction: an error. */
export async function inNewUnit<T>(work: (unit: MediaUnit) => Promise<T>): Promise<T> {
  if (surrounding.getStore()?.open) {
    throw new Error("atomically was called inside atomically: pass the transaction on instead.");
  }
  const unit: MediaUnit = {
    open: true,
    written: new Set(),
    pictures: new Map(),
    released: new Set(),
    claimed: new Set(),
  };
  return surrounding.run(unit, async () => {
    try {
      return await work(unit);
    } finally {
      unit.open = false;
    }
  });
}

/** The unit that surrounds this call; without one nobody would clean up after a rollback. */
export function currentUnit(): MediaUnit {
  const unit = surroundingUnit();
  if (!unit) throw new Error("Media is stored and released inside atomically only.");
  return unit;
}

/** The unit that surrounds this call, if any. */
export function surroundingUnit(): MediaUnit | null {
  const unit = surrounding.getStore();
  return unit?.open ? unit : null;
}
