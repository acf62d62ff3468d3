import { implement } from "#kit/server/http/mount.ts";
import { accountLinksEndpoints } from "../../account-links.contract.ts";
import { lookAtLink } from "./account-links.ts";
import { askedLimit, askForPassword } from "./forgotten-password.ts";
import { acceptInvitation, askInvited, confirmNewEmail, setForgottenPassword } from "./use-links.ts";

export const accountLinksRoutes = implement(accountLinksEndpoints, {
  look: (context, { body }) => lookAtLink(context, body.token),
  askForPasskey: (context, { body }) => askInvited(context, body.token),
  accept: (context, { body }) => acceptInvitation(context, body),
  forgotten: (context, { body }) => askForPassword(context, body.email),
  setPassword: (context, { body }) => setForgottenPassword(context, body),
  confirmEmail: (context, { body }) => confirmNewEmail(context, body.token),
}, { forgotten: { room: (context) => [askedLimit(context)] } });
