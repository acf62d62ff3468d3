import { users } from "#features/accounts/server/accounts.table.ts";
import { startSession } from "#features/accounts/server/sessions/start-session.ts";
import type { Role } from "#kit/contract/roles.ts";
import type { TestServer } from "../test-server.ts";

/** Adds somebody of the team and signs them in; nobody knows their password. */
export async function signedInAs({ services }: TestServer, role: Role, name: string = role) {
  const [user] = await services.db
    .insert(users)
    .values({ email: `${name}@team.example`, name, role, password_hash: "none", joined_at: new Date() })
    .returning({ id: users.id });
  if (!user) throw new Error("an insert without a row");
  const { accessToken, refreshToken } = await startSession(services, user.id);
  return { id: user.id, token: accessToken, refreshToken };
}
