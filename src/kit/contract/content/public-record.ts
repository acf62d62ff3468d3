/** Fields of a record that only editors need: both languages' texts side by side, and when it was made and changed. */
export const FOR_EDITORS = ["translations", "created_at", "updated_at"] as const;

/** A record, or a list of them, without what only editors need. */
export type PublicRecord<T> = T extends readonly (infer Each)[]
  ? PublicRecord<Each>[]
  : T extends object
    ? { [K in keyof T as K extends (typeof FOR_EDITORS)[number] ? never : K]: PublicRecord<T[K]> }
    : T;
