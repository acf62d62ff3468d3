import { randomBytes } from "node:crypto";
import { and, eq } from "drizzle-orm";
import { Refusal } from "#kit/contract/errors.ts";
import type { Context } from "#kit/server/context.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { requireHit } from "#kit/server/rate-limit/rate-limit.ts";
import type { AskedForPasskey, AskedForSignature } from "../../passkey-answers.ts";
import type { users } from "../accounts.table.ts";
import { teamName } from "../links/team-name.ts";
import { CHALLENGE_MS, newChallenge } from "./challenges.ts";
import { passkeys } from "./passkeys.table.ts";
import { ALGORITHMS, hostOf } from "./verify-answer.ts";

const WINDOW_MS = 10 * 60 * 1000;
/** Challenges for one network in that time: a sign-in page that stays open asks every few minutes. */
const CHALLENGES = 120;

/**
 * Asks whichever passkey of this site there is, so that nobody learns who has one.
 *
 * @throws Refusal TOO_MANY_REQUESTS
 */
export async function askToSignIn(context: Context): Promise<AskedForSignature> {
  const key = `passkey-challenges ${clientNetwork(context.address)}`;
  await requireHit(context, { key, limit: CHALLENGES, windowMs: WINDOW_MS });
  const asked = await newChallenge(context, { purpose: "sign-in", boundTo: "" });
  return signatureOf(context, asked, []);
}

/** Asks one's own passkeys, for a proof within this session. */
export async function askForProof(context: Context): Promise<AskedForSignature> {
  const { user, sessionId } = context;
  if (!user || !sessionId) throw new Refusal("UNAUTHORIZED");
  const own = await passkeysHere(context, user.id);
  const asked = await newChallenge(context, { purpose: "proof", boundTo: sessionId });
  return signatureOf(context, asked, own);
}

type Stored = typeof passkeys.$inferSelect;

function signatureOf(
  { here }: Context,
  { ticket, challenge }: { ticket: string; challenge: string },
  allowed: Stored[],
): AskedForSignature {
  return {
    ticket,
    options: {
      challenge,
      rpId: hostOf(here),
      timeout: CHALLENGE_MS,
      userVerification: "required",
      allowCredentials: allowed.map(descriptor),
    },
  };
}

/** What a browser makes a passkey for this account from, in a session or with a link. */
export async function askForPasskey(
  context: Context,
  account: Pick<typeof users.$inferSelect, "id" | "email" | "name">,
  bound: { purpose: "add" | "invitation"; boundTo: string },
): Promise<AskedForPasskey> {
  const [team, own, known] = await Promise.all([
    teamName(context.db),
    passkeysHere(context, account.id),
    context.db.select().from(passkeys).where(eq(passkeys.user_id, account.id)).limit(1),
  ]);
  const userHandle = known[0]?.user_handle ?? randomBytes(32).toString("base64url");
  const { ticket, challenge } = await newChallenge(context, { ...bound, userHandle });
  return {
    ticket,
    options: {
      challenge,
      rp: { id: hostOf(context.here), name: team[context.language] },
      user: { id: userHandle, name: account.email, displayName: account.name },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ type: "public-key", alg })),
      timeout: CHALLENGE_MS,
      attestation: "none",
      excludeCredentials: own.map(descriptor),
      authenticatorSelection: {
        residentKey: "required",
        requireResidentKey: true,
        userVerification: "required",
      },
    },
  };
}

function passkeysHere({ db, here }: Context, userId: number): Promise<Stored[]> {
  return db
    .select()
    .from(passkeys)
    .where(and(eq(passkeys.user_id, userId), eq(passkeys.host, hostOf(here))));
}

function descriptor({
  credential_id,
  transports,
}: Stored): AskedForSignature["options"]["allowCredentials"][0] {
  type Transports = AskedForSignature["options"]["allowCredentials"][0]["transports"];
  return {
    id: credential_id,
    type: "public-key",
    ...(transports.length > 0 && { transports: transports as Transports }),
  };
}
