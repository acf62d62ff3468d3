import { implement } from "#kit/server/http/mount.ts";
import { cashDeskEndpoints } from "../cash-desk.contract.ts";
import { cashDesk, closeDesk } from "./cash-desk.ts";

export const cashDeskRoutes = implement(cashDeskEndpoints, {
  get: (context) => cashDesk(context),
  close: (context, { body }) => closeDesk(context, body),
});
