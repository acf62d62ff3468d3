import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { EVERYBODY, ROLES } from "#kit/contract/roles.ts";
import { instant } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { ownProof, password } from "./own-proof.ts";

export const PASSWORD_MIN = 8;

const emailRequired = says({ en: "The e-mail is required.", cs: "E-mail je povinný." });

/** A password somebody chooses: 8 to 200 characters, whatever they are. */
export const newPassword = password.min(
  PASSWORD_MIN,
  says({
    en: `The password must have at least ${PASSWORD_MIN} characters.`,
    cs: `Heslo musí mít alespoň ${PASSWORD_MIN} znaků.`,
  }),
);

export const userSchema = z
  .object({
    id: z.int(),
    email: z.string(),
    name: z.string(),
    /** What is ticked for them (docs/decisions/0049-people-and-roles.md). */
    roles: z.array(z.enum(ROLES)),
    /** There while everybody must have a second factor and this person has none: until then every other call is refused. */
    second_factor_missing: z.literal(true).optional(),
  })
  // The one word that other programs have always asked for: `admin` for an owner, who may do everything.
  .transform((user) => ({ ...user, role: user.roles.includes("owner") ? "admin" : (user.roles[0] ?? "") }));

export type SignedInUser = z.output<typeof userSchema>;

/** `token` repeats the access token: callers know it by either name. */
const tokenPair = z.object({ token: z.string(), accessToken: z.string(), refreshToken: z.string() });

/** What signing in answers. */
export const signedIn = tokenPair.extend({ user: userSchema });

const session = z.object({
  id: z.uuid(),
  created_at: instant(),
  /** The last sign-in or refresh: a session in use refreshes every 15 minutes. */
  last_seen: instant(),
  /** Such as `Firefox`; null where that is not known. */
  browser: z.string().nullable(),
  /** Such as `Android`. */
  system: z.string().nullable(),
  /** Whether it is the session that asks. */
  current: z.boolean(),
});

export type Session = z.output<typeof session>;

/** Signing in and staying so. */
export const accountsEndpoints = {
  login: endpoint({
    method: "POST",
    path: "/auth/login",
    access: "open",
    summary:
      "Sign in with e-mail and password, and with a code where the answer is 401 SECOND_FACTOR_REQUIRED; too many failures answer 429",
    body: z.object({
      email: z.string(emailRequired).trim().toLowerCase().min(1, emailRequired).max(254),
      password,
      /** For who has two-step sign-in on: six digits of the app, or a recovery code. */
      code: z.string().trim().max(40).optional(),
    }),
    response: signedIn,
    keepsAnswers: true,
  }),
  refresh: endpoint({
    method: "POST",
    path: "/auth/refresh",
    access: "open",
    summary: "A new pair of tokens for a refresh token, which is thereby replaced",
    body: z.object({ token: z.string().max(1000) }),
    response: tokenPair,
    keepsAnswers: true,
  }),
  logout: endpoint({
    method: "POST",
    path: "/auth/logout",
    access: "open",
    summary: "End the session of the bearer, also when it has just expired",
    body: z.object({}),
    keepsAnswers: true,
  }),
  me: endpoint({
    method: "GET",
    path: "/auth/me",
    access: "admin",
    roles: EVERYBODY,
    beforeSecondFactor: true,
    summary: "Who is signed in",
    response: userSchema,
  }),
  changePassword: endpoint({
    method: "PUT",
    path: "/auth/password",
    access: "admin",
    roles: EVERYBODY,
    summary: "Change one's own password, or set a first one with a passkey; ends one's other sessions",
    body: ownProof.extend({ new_password: newPassword }),
    keepsAnswers: true,
  }),
  sessions: endpoint({
    method: "GET",
    path: "/auth/sessions",
    access: "admin",
    roles: EVERYBODY,
    summary: "Where one is signed in, this session first",
    response: z.array(session),
  }),
  endSession: endpoint({
    method: "POST",
    path: "/auth/sessions/:id/end",
    access: "admin",
    roles: EVERYBODY,
    summary: "End one of one's own sessions; needs the password or a passkey",
    params: z.object({ id: z.string().max(100) }),
    body: ownProof,
    keepsAnswers: true,
  }),
  endOtherSessions: endpoint({
    method: "POST",
    path: "/auth/sessions/end-others",
    access: "admin",
    roles: EVERYBODY,
    summary: "End all of one's own sessions but this one; needs the password or a passkey",
    body: ownProof,
    status: 200,
    response: z.object({ ended: z.int() }),
    keepsAnswers: true,
  }),
};

export type AccountsEndpoints = typeof accountsEndpoints;
