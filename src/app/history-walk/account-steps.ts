import { eq } from "drizzle-orm";
import { users } from "#features/accounts/server/accounts.table.ts";
import { siteMarks } from "#kit/server/database/site-marks.table.ts";
import { codeAt } from "#testing/people/authenticator.ts";
import { passkeyDevice } from "#testing/people/passkey-device.ts";
import { ADMIN } from "#testing/test-server.ts";
import { db, type Step, send, server } from "./walk.ts";

/** Somebody who was invited and has not joined. */
const invited = async () => {
  const [person] = await db.select().from(users).where(eq(users.email, "ivo@team.example"));
  return person?.id as number;
};
/** Somebody who has an account. */
const joined = async (name: string) => {
  const [person] = await db
    .insert(users)
    .values({ name, email: `${name}@team.example`, roles: ["shop"], joined_at: new Date() })
    .returning();
  return person?.id as number;
};
/** The recovery code that proves the next step of the administrator's own second factor. */
let recoveryCode = "";
const withNewCodes = async (path: string, body: object) => {
  const answer = await send(`POST /auth/second-factor/${path}`, body);
  recoveryCode = answer.body.recovery_codes?.[0] ?? "";
  return answer;
};
const password = { current_password: ADMIN.password };
const proofOfBoth = () => ({ current_password: ADMIN.password, code: recoveryCode });

/** The administrator's phone and what it keeps. */
const device = passkeyDevice("http://localhost");
let passkeyId = 0;

/** The administrator's own second factor and passkey, and the accounts of others. */
export const accountSteps: Step[] = [
  {
    name: "POST /auth/second-factor/confirm",
    entry: ["accounts", "changed"],
    run: async () => {
      const { secret } = (await send("POST /auth/second-factor/start", password)).body;
      return withNewCodes("confirm", { code: codeAt(secret, server.services.now()) });
    },
  },
  {
    name: "POST /auth/second-factor/recovery-codes",
    entry: ["accounts", "changed"],
    run: () => withNewCodes("recovery-codes", proofOfBoth()),
  },
  {
    name: "PUT /people/second-factor",
    entry: ["accounts", "changed"],
    run: async () => {
      // It is demanded already and is given up here: the steps that follow sign in without.
      await db.insert(siteMarks).values({ name: "second-factor-demanded" });
      return send("PUT /people/second-factor", { demanded: false, ...password });
    },
  },
  {
    name: "POST /auth/second-factor/end",
    entry: ["accounts", "changed"],
    run: () => send("POST /auth/second-factor/end", proofOfBoth()),
  },
  {
    name: "POST /auth/passkeys",
    entry: ["accounts", "changed"],
    run: async () => {
      const asked = await send("POST /auth/passkeys/start", { current_password: ADMIN.password });
      const answer = await send("POST /auth/passkeys", device.create(asked.body));
      passkeyId = answer.body.passkeys?.[0]?.id;
      return answer;
    },
  },
  {
    name: "PATCH /auth/passkeys/:id",
    entry: ["accounts", "changed"],
    run: () => send(`PATCH /auth/passkeys/${passkeyId}`, { name: "Phone" }),
  },
  {
    name: "POST /auth/passkeys/:id/remove",
    entry: ["accounts", "changed"],
    run: async () => {
      const asked = (await send("POST /auth/passkeys/proof", {})).body;
      return send(`POST /auth/passkeys/${passkeyId}/remove`, { passkey: device.sign(asked) });
    },
  },
  {
    name: "POST /people",
    entry: ["accounts", "added"],
    run: () =>
      send("POST /people", {
        name: "Ivo",
        email: "ivo@team.example",
        roles: ["shop"],
        language: "cs",
        ...password,
      }),
  },
  {
    name: "PATCH /people/:id",
    entry: ["accounts", "changed"],
    run: async () => send(`PATCH /people/${await joined("ota")}`, { roles: ["track"], ...password }),
  },
  {
    name: "DELETE /people/:id/invitation",
    entry: ["accounts", "deleted"],
    run: async () => send(`DELETE /people/${await invited()}/invitation`),
  },
  {
    name: "POST /people/:id/end",
    entry: ["accounts", "changed"],
    run: async () => send(`POST /people/${await joined("eva")}/end`, password),
  },
];
