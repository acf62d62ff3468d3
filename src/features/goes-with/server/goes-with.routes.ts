import { implement } from "#kit/server/http/mount.ts";
import { goesWithEndpoints } from "../goes-with.contract.ts";
import { goesWith } from "./goes-with.ts";

export const goesWithRoutes = implement(goesWithEndpoints, {
  ofProduct: (context, { params }) => goesWith(context, params.slug),
});
