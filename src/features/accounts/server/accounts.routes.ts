import { Refusal } from "#kit/contract/errors.ts";
import { implement } from "#kit/server/http/mount.ts";
import { accountsEndpoints } from "../accounts.contract.ts";
import { changePassword } from "./change-password.ts";
import { refreshSession } from "./refresh-session.ts";
import { signIn } from "./sign-in.ts";
import { signOut } from "./sign-out.ts";

export const accountsRoutes = implement(accountsEndpoints, {
  login: (context, { body }) => signIn(context, body, context.address),
  refresh: (context, { body }) => refreshSession(context, body.token),
  logout: (context) => signOut(context, context.header("authorization")),
  me: ({ user }) => {
    if (!user) throw new Refusal("UNAUTHORIZED");
    return user;
  },
  changePassword: (context, { body }) => changePassword(context, body),
});
