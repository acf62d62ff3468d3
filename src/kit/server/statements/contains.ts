import { type SQL, type SQLWrapper, sql } from "drizzle-orm";

/** Letters that no decomposition takes apart, and scripts whose capitals `lower` does not know in every locale. */
const CAPITALS = `${range("А", "Я") + range("Α", "Ρ") + range("Σ", "Ω")}ЂЄЅІЈЉЊЋЏҐ`;
const SINGLE = "ŁłĐđØøĦħŦŧıſς";
const FROM = SINGLE + CAPITALS;
const TO = `llddoohhttisσ${CAPITALS.toLowerCase()}`;

/**
 * Whether a text contains what somebody typed, whatever the case and the accents: `cerny` finds `Černý`. The same
 * on every PostgreSQL: neither its locale nor ICU is asked. Signs such as `%` are plain text.
 */
export function contains(text: SQLWrapper, typed: string): SQL {
  return sql`strpos(${folded(text)}, ${folded(sql`${typed}::text`)}) > 0`;
}

/** The same for a column that is kept as `folded`: tens of thousands of long texts are searched in a moment. */
export function containsFolded(column: SQLWrapper, typed: string): SQL {
  return sql`strpos(${column}, ${folded(sql`${typed}::text`)}) > 0`;
}

/** Without accents, in small letters. Depends on nothing but the text, so that a generated column may keep it. */
export function folded(text: SQLWrapper): SQL {
  const bare = sql`regexp_replace(normalize(${text}, NFD), '[\\u0300-\\u036f]', '', 'g')`;
  return sql`lower(translate(${bare}, ${sql.raw(`'${FROM}'`)}, ${sql.raw(`'${TO}'`)}))`;
}

function range(first: string, last: string): string {
  const from = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - from + 1 }, (_, i) => String.fromCharCode(from + i)).join(
    "",
  );
}
