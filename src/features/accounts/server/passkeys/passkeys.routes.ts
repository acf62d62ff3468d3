import { implement } from "#kit/server/http/mount.ts";
import { passkeysEndpoints } from "../../passkeys.contract.ts";
import { provedHere } from "../sessions/proved-here.ts";
import { askForProof, askToSignIn } from "./ask-passkeys.ts";
import { addPasskey, listPasskeys, removePasskey, renamePasskey, startPasskey } from "./own-passkeys.ts";
import { signInWithPasskey } from "./sign-in-with-passkey.ts";

export const passkeysRoutes = implement(passkeysEndpoints, {
  askToSignIn: (context) => askToSignIn(context),
  signIn: async (context, { body }) => provedHere(context, await signInWithPasskey(context, body)),
  list: (context) => listPasskeys(context),
  askForProof: (context) => askForProof(context),
  start: (context, { body }) => startPasskey(context, body),
  add: (context, { body }) => addPasskey(context, body),
  rename: (context, { params, body }) => renamePasskey(context, params.id, body.name),
  remove: (context, { params, body }) => removePasskey(context, params.id, body),
});
