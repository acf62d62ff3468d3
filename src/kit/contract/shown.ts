/** What editors alone read of a record: both languages' texts side by side, and when it was made and changed. */
export const FOR_EDITORS = ["translations", "created_at", "updated_at"] as const;

/** What pages show of an answer. */
export type Shown<T> = T extends readonly (infer Each)[]
  ? Shown<Each>[]
  : T extends object
    ? { [K in keyof T as K extends (typeof FOR_EDITORS)[number] ? never : K]: Shown<T[K]> }
    : T;
