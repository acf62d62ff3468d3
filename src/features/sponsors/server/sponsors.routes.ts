import { implement } from "#kit/server/http/mount.ts";
import { sponsorsEndpoints } from "../sponsors.contract.ts";
import {
  createSponsor,
  getSponsor,
  listSponsors,
  orderSponsors,
  removeSponsor,
  updateSponsor,
} from "./sponsors.service.ts";

export const sponsorsRoutes = implement(sponsorsEndpoints, {
  list: (context) => listSponsors(context),
  get: (context, { params }) => getSponsor(context, params.id),
  create: (context, { body }) => createSponsor(context, body),
  update: (context, { params, body }) => updateSponsor(context, params.id, body),
  remove: (context, { params }) => removeSponsor(context, params.id),
  reorder: (context, { body }) => orderSponsors(context, body.ids),
});
