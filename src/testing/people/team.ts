import { users } from "#features/accounts/server/accounts.table.ts";
import { hashPassword } from "#features/accounts/server/passwords/passwords.ts";
import { startSession } from "#features/accounts/server/sessions/start-session.ts";
import type { Role } from "#kit/contract/roles.ts";
import type { TestServer } from "../test-server.ts";

/** Of everybody whom `signedInAs` has signed in. */
export const TEAM_PASSWORD = "four doors and a spare";
let hash: Promise<string> | undefined;

/** Adds somebody of the team with these ticks and signs them in. */
export async function signedInAs(
  { services }: TestServer,
  ticked: Role | Role[],
  name: string = String(ticked),
) {
  hash ??= hashPassword(TEAM_PASSWORD);
  const [user] = await services.db
    .insert(users)
    .values({
      email: `${name}@team.example`,
      name,
      roles: [ticked].flat(),
      password_hash: await hash,
      joined_at: new Date(),
    })
    .returning({ id: users.id });
  if (!user) throw new Error("an insert without a row");
  const { accessToken, refreshToken } = await startSession(services, user.id);
  return { id: user.id, token: accessToken, refreshToken };
}
