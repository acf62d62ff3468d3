export { ensureAdministrator } from "./first-administrator.ts";
export { passwordError } from "./passwords/password-fault.ts";
export { randomPassword } from "./passwords/passwords.ts";
export { setPassword } from "./passwords/set-password.ts";
export { keyFrom, seal, unseal } from "./seal.ts";
export { resetSecondFactor } from "./second-factor/remove-second-factor.ts";
export { bearerOf } from "./sessions/access-token.ts";
export { authenticator } from "./sessions/authenticate.ts";
export { pruneSessions } from "./sessions/prune-sessions.ts";
