import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { OWNERS_ONLY, ROLES } from "#kit/contract/roles.ts";
import { idParams, instant } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { email } from "./email.ts";
import { ownProof } from "./own-proof.ts";

const nameRequired = says({ en: "The name is required.", cs: "Jméno je povinné." });
const name = z
  .string(nameRequired)
  .trim()
  .min(1, nameRequired)
  .max(
    100,
    says({ en: "The name may have at most 100 characters.", cs: "Jméno může mít nejvýše 100 znaků." }),
  );

export const PERSON_STATES = ["invited", "active", "ended"] as const;

const person = z.object({
  id: z.int(),
  name: z.string(),
  email: z.string(),
  roles: z.array(z.enum(ROLES)),
  /** Of the mails to this person. */
  language: z.enum(LANGUAGES),
  state: z.enum(PERSON_STATES),
  /** The last sign-in or refresh; null for who was never here. */
  last_seen: instant().nullable(),
  second_factor: z.boolean(),
  /** Until when the link of the invitation works; null where none waits. */
  invited_until: instant().nullable(),
  /** An address that waits for its confirmation. */
  new_email: z.string().nullable(),
});

export type Person = z.output<typeof person>;

/** Where no mail server is set up, `link` is handed over by whoever invites: it is shown once. */
const invited = person.extend({ link: z.string().nullable() });

const noTick = says({ en: "Tick what they do.", cs: "Zaškrtněte, co bude dělat." });
/** In one order, each once. */
const roles = z
  .array(z.enum(ROLES, noTick), noTick)
  .max(2 * ROLES.length, noTick)
  .transform((ticked) => ROLES.filter((role) => ticked.includes(role)))
  .pipe(z.array(z.enum(ROLES)).min(1, noTick));
const language = z.enum(LANGUAGES, says({ en: "Choose a language.", cs: "Vyberte jazyk." }));

const demand = z.object({ demanded: z.boolean() });

export type SecondFactorDemand = z.output<typeof demand>;

/** Who has an account, and what of it. For owners. */
export const peopleEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/people",
    access: "admin",
    roles: OWNERS_ONLY,
    summary: "Everybody with an account: active, invited, ended",
    response: z.array(person),
  }),
  demand: endpoint({
    method: "GET",
    path: "/people/second-factor",
    access: "admin",
    roles: OWNERS_ONLY,
    summary: "Whether everybody must have a second factor",
    response: demand,
  }),
  setDemand: endpoint({
    method: "PUT",
    path: "/people/second-factor",
    access: "admin",
    roles: OWNERS_ONLY,
    summary:
      "Demand a second factor of everybody, or leave it to each person; needs the password or a passkey. Who has none then gets 403 SECOND_FACTOR_DEMANDED until it is set up. 409 where one has none oneself",
    body: demand.extend(ownProof.shape),
    response: demand,
    keepsAnswers: true,
  }),
  invite: endpoint({
    method: "POST",
    path: "/people",
    access: "admin",
    roles: OWNERS_ONLY,
    summary:
      "Invite somebody by e-mail; needs the password or a passkey of who asks. The link works for 48 hours, once; without a mail server the answer has it. 409 for an address that has an account",
    body: z.object({ name, email, roles, language, ...ownProof.shape }),
    status: 201,
    response: invited,
    keepsAnswers: true,
  }),
  inviteAgain: endpoint({
    method: "POST",
    path: "/people/:id/invitation",
    access: "admin",
    roles: OWNERS_ONLY,
    summary: "Send an invitation again; the link before is worth nothing from then on",
    params: idParams,
    status: 200,
    response: person,
    keepsAnswers: true,
  }),
  withdraw: endpoint({
    method: "DELETE",
    path: "/people/:id/invitation",
    access: "admin",
    roles: OWNERS_ONLY,
    summary: "Withdraw an invitation",
    params: idParams,
    keepsAnswers: true,
  }),
  change: endpoint({
    method: "PATCH",
    path: "/people/:id",
    access: "admin",
    roles: OWNERS_ONLY,
    summary:
      "Change name, ticks or language at once, the e-mail after it was confirmed at the new address; a new e-mail or other ticks take the password or a passkey of who asks (422). 409 for the last owner's tick",
    params: idParams,
    body: z.object({
      name: name.optional(),
      email: email.optional(),
      roles: roles.optional(),
      language: language.optional(),
      ...ownProof.shape,
    }),
    response: person,
    keepsAnswers: true,
  }),
  signOut: endpoint({
    method: "POST",
    path: "/people/:id/sign-out",
    access: "admin",
    roles: OWNERS_ONLY,
    summary:
      "End all sessions of somebody at once, as after a lost phone; needs the password or a passkey. One's own goes on where one asks",
    params: idParams,
    body: ownProof,
    status: 200,
    response: person,
    keepsAnswers: true,
  }),
  end: endpoint({
    method: "POST",
    path: "/people/:id/end",
    access: "admin",
    roles: OWNERS_ONLY,
    summary:
      "End an account with all its sessions; needs the password or a passkey; 409 for the last owner's",
    params: idParams,
    body: ownProof,
    status: 200,
    response: person,
    keepsAnswers: true,
  }),
};

export type PeopleEndpoints = typeof peopleEndpoints;
