import { sql } from "drizzle-orm";
import type { Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { users } from "./accounts.table.ts";
import { guessableError } from "./passwords/password-error.ts";
import { hashPassword, randomPassword } from "./passwords/passwords.ts";
import { nameFrom } from "./passwords/set-password.ts";

/** Who the first administrator is where ADMIN_EMAIL does not say. */
const DEFAULT_EMAIL = "admin@localhost";

/**
 * Makes the first administrator where there is no user yet, from ADMIN_EMAIL and ADMIN_PASSWORD; later changes
 * of these change nothing. Several processes may do it at once.
 *
 * @returns the oldest administrator; `password` only where it was made just now without ADMIN_PASSWORD, to be
 * printed once, for it is stored nowhere
 */
export async function ensureAdministrator(
  services: Pick<Services, "db" | "config" | "now" | "log">,
): Promise<{ email: string; password: string | null }> {
  const { db, config } = services;
  const before = await oldest(db);
  if (before) return { email: before, password: null };

  const email = (config.ADMIN_EMAIL ?? DEFAULT_EMAIL).trim().toLowerCase();
  const random = config.ADMIN_PASSWORD === undefined ? randomPassword() : null;
  const name = nameFrom(email);
  const given = config.ADMIN_PASSWORD;
  // A site that does not start would not be safer: whoever wrote the variable is told.
  const error = given === undefined ? null : await guessableError(db, { email, name }, given);
  if (error) services.log.warn(`ADMIN_PASSWORD: ${error.en}`);
  const password_hash = await hashPassword(config.ADMIN_PASSWORD ?? random ?? "");
  return db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('first administrator', 0))`);
    const meanwhile = await oldest(tx);
    if (meanwhile) return { email: meanwhile, password: null };
    const now = services.now();
    await tx.insert(users).values({
      email,
      name,
      roles: ["owner"],
      password_hash,
      joined_at: now,
      created_at: now,
      updated_at: now,
    });
    return { email, password: random };
  });
}

async function oldest(db: Database): Promise<string | undefined> {
  const [user] = await db.select({ email: users.email }).from(users).orderBy(users.id).limit(1);
  return user?.email;
}
