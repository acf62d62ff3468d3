import { sql } from "drizzle-orm";
import { index, integer, pgTable, text, timestamp, uniqueIndex } from "drizzle-orm/pg-core";
import { products, productVariants } from "#features/products/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** Who wants to be told once that something is back; a row goes when it was told, or taken back. */
export const stockAlerts = pgTable(
  "stock_alerts",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    product_id: text()
      .notNull()
      .references(() => products.id, { onDelete: "cascade", onUpdate: "cascade" }),
    /** Null: any size, or a product without sizes. */
    variant_id: integer().references(() => productVariants.id, { onDelete: "cascade" }),
    email: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** Null until the person has confirmed that the address is theirs. */
    confirmed_at: moment(),
    created_at: moment().notNull(),
  },
  (alert) => [
    // Whatever two forms do at once, somebody waits once.
    uniqueIndex("stock_alerts_once").on(
      alert.product_id,
      sql`coalesce("variant_id", 0)`,
      sql`lower("email")`,
    ),
    index("stock_alerts_of_variant").on(alert.variant_id),
    index("stock_alerts_of_person").on(sql`lower("email")`),
    index("stock_alerts_by_age").on(alert.created_at),
  ],
);
