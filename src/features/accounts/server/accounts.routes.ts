import { Refusal } from "#kit/contract/errors.ts";
import { implement } from "#kit/server/http/mount.ts";
import { accountsEndpoints } from "../accounts.contract.ts";
import { changePassword } from "./passwords/change-password.ts";
import { missingFactor } from "./second-factor/demand.ts";
import { endOtherSessions, endOwnSession, listSessions } from "./sessions/own-sessions.ts";
import { signInLimit } from "./throttle.ts";
import { provedHere } from "./sessions/proved-here.ts";
import { refreshSession } from "./sessions/refresh-session.ts";
import { signIn } from "./sessions/sign-in.ts";
import { signOut } from "./sessions/sign-out.ts";

export const accountsRoutes = implement(accountsEndpoints, {
  login: async (context, { body }) =>
    provedHere(context, await signIn(context, body, context.address, context.header("user-agent"))),
  refresh: (context, { body }) => refreshSession(context, body.token),
  logout: (context) => signOut(context, context.header("authorization")),
  me: async (context) => {
    if (!context.user) throw new Refusal("UNAUTHORIZED");
    return { ...context.user, ...(await missingFactor(context, context.user.id)) };
  },
  changePassword: (context, { body }) => changePassword(context, body),
  sessions: (context) => listSessions(context),
  endSession: (context, { params, body }) => endOwnSession(context, params.id, body),
  endOtherSessions: (context, { body }) => endOtherSessions(context, body),
}, { login: { room: (context) => [signInLimit(context)] } });
