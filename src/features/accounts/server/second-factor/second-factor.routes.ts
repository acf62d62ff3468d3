import { implement } from "#kit/server/http/mount.ts";
import { secondFactorEndpoints } from "../../second-factor.contract.ts";
import { renewRecoveryCodes, secondFactorOf, turnOff } from "./own-second-factor.ts";
import { confirmSetUp, startSetUp } from "./set-up.ts";

export const secondFactorRoutes = implement(secondFactorEndpoints, {
  get: (context) => secondFactorOf(context),
  start: (context, { body }) => startSetUp(context, body),
  confirm: (context, { body }) => confirmSetUp(context, body.code),
  recoveryCodes: (context, { body }) => renewRecoveryCodes(context, body),
  end: (context, { body }) => turnOff(context, body),
});
