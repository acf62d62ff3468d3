import { implement } from "#kit/server/http/mount.ts";
import { changeItemsEndpoints } from "../../change-items.contract.ts";
import { changeItems, planItems } from "./change-items.ts";

export const changeItemsRoutes = implement(changeItemsEndpoints, {
  planItems: (context, { params, body }) => planItems(context, params.id, body.lines),
  changeItems: (context, { params, body }) => changeItems(context, params.id, body),
});
