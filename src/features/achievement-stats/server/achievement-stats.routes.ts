import { implement } from "#kit/server/http/mount.ts";
import { achievementStatsEndpoints } from "../achievement-stats.contract.ts";
import {
  createStat,
  getStat,
  listStats,
  orderStats,
  removeStat,
  updateStat,
} from "./achievement-stats.service.ts";

export const achievementStatsRoutes = implement(achievementStatsEndpoints, {
  list: (context) => listStats(context),
  get: (context, { params }) => getStat(context, params.id),
  create: (context, { body }) => createStat(context, body),
  update: (context, { params, body }) => updateStat(context, params.id, body),
  remove: (context, { params }) => removeStat(context, params.id),
  reorder: (context, { body }) => orderStats(context, body.ids),
});
