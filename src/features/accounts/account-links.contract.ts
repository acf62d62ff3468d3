import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { newPassword, signedIn } from "./accounts.contract.ts";
import { email } from "./email.ts";
import { askedForPasskey, registration } from "./passkey-answers.ts";

/** What a link in a mail to the team is for. */
export const LINK_PURPOSES = ["invitation", "password", "email"] as const;

const token = z.string().max(200);

const link = z.object({
  purpose: z.enum(LINK_PURPOSES),
  /** Whose it is. */
  name: z.string(),
  /** Their e-mail; for a change of it, the new one. */
  email: z.string(),
  language: z.enum(LANGUAGES),
});

export type AccountLink = z.output<typeof link>;

/** What links in mails lead to. Each works once; one that does not work any more is 404, whyever. */
export const accountLinksEndpoints = {
  look: endpoint({
    method: "POST",
    path: "/auth/links",
    access: "open",
    summary: "Whose link it is and what for; it stays as it is",
    body: z.object({ token }),
    status: 200,
    response: link,
    keepsAnswers: true,
  }),
  askForPasskey: endpoint({
    method: "POST",
    path: "/auth/invitation/passkey",
    access: "open",
    summary: "What an invited person's passkey is made from",
    body: z.object({ token }),
    status: 200,
    response: askedForPasskey,
    keepsAnswers: true,
  }),
  accept: endpoint({
    method: "POST",
    path: "/auth/invitation",
    access: "open",
    summary: "Accept an invitation with a password or a passkey; signs in",
    body: z.object({
      token,
      new_password: newPassword.optional(),
      passkey: registration.optional(),
    }),
    status: 200,
    response: signedIn,
    keepsAnswers: true,
  }),
  forgotten: endpoint({
    method: "POST",
    path: "/auth/forgotten-password",
    access: "open",
    summary:
      "Ask for a link that sets a new password; the answer is the same whether there is such an account",
    body: z.object({ email }),
    keepsAnswers: true,
  }),
  setPassword: endpoint({
    method: "POST",
    path: "/auth/new-password",
    access: "open",
    summary: "Set a new password with such a link; ends all sessions and signs nobody in",
    body: z.object({ token, new_password: newPassword }),
    keepsAnswers: true,
  }),
  confirmEmail: endpoint({
    method: "POST",
    path: "/auth/new-email",
    access: "open",
    summary: "Confirm a new e-mail address; the old one is told",
    body: z.object({ token }),
    keepsAnswers: true,
  }),
};

export type AccountLinksEndpoints = typeof accountLinksEndpoints;
