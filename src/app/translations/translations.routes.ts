import { implement } from "#kit/server/http/mount.ts";
import { translationsEndpoints } from "./translations.contract.ts";
import { confirmTranslation, listUntranslated } from "./translations.service.ts";

export const translationsRoutes = implement(translationsEndpoints, {
  list: (context) => listUntranslated(context),
  confirm: (context, { body }) => confirmTranslation(context, body.type, body.id),
});
