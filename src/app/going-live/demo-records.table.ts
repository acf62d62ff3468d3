import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";

/** The records that the demo team came with, so that they can go in one action. */
export const demoRecords = pgTable(
  "demo_records",
  {
    /** The kind of record, such as `cars`. */
    type: text().notNull(),
    record_id: text().notNull(),
  },
  ({ type, record_id }) => [primaryKey({ columns: [type, record_id] })],
);
