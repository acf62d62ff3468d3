import { eq, sql } from "drizzle-orm";
import type { Services } from "#kit/server/context.ts";
import { users } from "../accounts.table.ts";
import { endSessionsOf } from "../sessions/end-sessions.ts";
import { hashPassword } from "./passwords.ts";

/**
 * Adds an administrator, or sets the password of the user who has this e-mail and ends all their sessions:
 * what the person at the server's own console may do.
 */
export async function setPassword(
  services: Pick<Services, "db" | "now">,
  email: string,
  password: string,
): Promise<"added" | "changed"> {
  const address = email.trim().toLowerCase();
  const password_hash = await hashPassword(password);
  const now = services.now();
  return services.db.transaction(async (tx) => {
    const [user] = await tx
      .update(users)
      .set({
        password_hash,
        joined_at: sql`coalesce(${users.joined_at}, ${now.toISOString()}::timestamptz)`,
        ended_at: null,
        updated_at: now,
      })
      .where(eq(users.email, address))
      .returning({ id: users.id });
    if (user) {
      await endSessionsOf(tx, user.id, now);
      return "changed";
    }
    await tx.insert(users).values({
      email: address,
      name: nameFrom(address),
      roles: ["owner"],
      password_hash,
      joined_at: now,
      created_at: now,
      updated_at: now,
    });
    return "added";
  });
}

/** A new user's name until somebody writes a better one: what stands before the @. */
export function nameFrom(email: string): string {
  return email.split("@")[0] || email;
}
