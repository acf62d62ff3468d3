import { and, eq, isNull, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { bookings } from "#features/bookings/server/index.ts";
import { contactMessages } from "#features/messages/server/index.ts";
import { orders } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Database } from "#kit/server/database/database.ts";
import { folded } from "#kit/server/statements/contains.ts";

/**
 * Who somebody is: one address is one person, however it is typed. Whoever left none is told apart by telephone and
 * name together, because a family has one telephone, and a name is nobody's own.
 */
export interface Who {
  email: string;
  /** The last nine digits; with an e-mail not asked for. */
  phone: string;
  /** The words of the name in the order of the alphabet, without accents. */
  name: string;
}

/** The last nine digits: a Czech or Slovak number without its prefix. */
export function phoneKey(phone: SQLWrapper): SQL<string> {
  return sql`right(regexp_replace(${phone}, '[^0-9]', '', 'g'), 9)`;
}

/** "Pokladní Roman" and "Roman Pokladní" are one name. */
export function nameKey(name: SQLWrapper): SQL<string> {
  return sql`coalesce((select string_agg(word, ' ' order by word) from regexp_split_to_table(btrim(${folded(name)}), '\\s+') word), '')`;
}

/** The person of a record. Throws NOT_FOUND where it is gone, or names nobody. */
export async function whoOf(db: Database, key: string): Promise<Who> {
  const id = Number(key.slice(1));
  const [row] = key.startsWith("o")
    ? await identify(
        db,
        orders,
        orders.customer_email,
        orders.customer_phone,
        orders.customer_name,
        and(eq(orders.id, id), isNull(orders.anonymised_at)),
      )
    : key.startsWith("b")
      ? await identify(
          db,
          bookings,
          bookings.customer_email,
          bookings.customer_phone,
          bookings.customer_name,
          and(eq(bookings.id, id), isNull(bookings.anonymised_at)),
        )
      : await identify(
          db,
          contactMessages,
          contactMessages.email,
          sql`''`,
          contactMessages.name,
          eq(contactMessages.id, id),
        );
  if (!row) throw new Refusal("NOT_FOUND");
  const { email, phone, name } = row;
  if (email !== "") return { email, phone: "", name: "" };
  // A sale at a stall is nobody's.
  if (phone === "") throw new Refusal("NOT_FOUND");
  return { email: "", phone, name };
}

function identify(
  db: Database,
  table: typeof orders | typeof bookings | typeof contactMessages,
  email: SQLWrapper,
  phone: SQLWrapper,
  name: SQLWrapper,
  where: SQL | undefined,
) {
  return db
    .select({ email: sql<string>`lower(${email})`, phone: phoneKey(phone), name: nameKey(name) })
    .from(table as typeof orders)
    .where(where);
}

interface Columns {
  customer_email: SQLWrapper;
  customer_phone: SQLWrapper;
  customer_name: SQLWrapper;
}

/** The records of a person. */
export function isOf(
  { customer_email, customer_phone, customer_name }: Columns,
  { email, phone, name }: Who,
): SQL {
  if (email !== "") return sql`lower(${customer_email}) = ${email}`;
  return sql`(lower(${customer_email}) = '' and ${phoneKey(customer_phone)} = ${phone} and ${nameKey(customer_name)} = ${name})`;
}
