import { implement } from "#kit/server/http/mount.ts";
import { achievementsEndpoints } from "../achievements.contract.ts";
import {
  createAchievement,
  getAchievement,
  listAchievements,
  orderAchievements,
  removeAchievement,
  updateAchievement,
} from "./achievements.service.ts";

export const achievementsRoutes = implement(achievementsEndpoints, {
  list: (context) => listAchievements(context),
  get: (context, { params }) => getAchievement(context, params.id),
  create: (context, { body }) => createAchievement(context, body),
  update: (context, { params, body }) => updateAchievement(context, params.id, body),
  remove: (context, { params }) => removeAchievement(context, params.id),
  reorder: (context, { body }) => orderAchievements(context, body.ids),
});
