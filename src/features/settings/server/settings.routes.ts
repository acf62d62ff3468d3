import { implement } from "#kit/server/http/mount.ts";
import { settingsEndpoints } from "../settings.contract.ts";
import { createSetting, getSetting, listSettings, removeSetting, updateSetting } from "./settings.service.ts";

export const settingsRoutes = implement(settingsEndpoints, {
  list: (context) => listSettings(context),
  get: (context, { params }) => getSetting(context, params.id),
  create: (context, { body }) => createSetting(context, body),
  update: (context, { params, body }) => updateSetting(context, params.id, body),
  remove: (context, { params }) => removeSetting(context, params.id),
});
