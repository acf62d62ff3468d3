import { type ContentLeaf, formsOf, type Screen } from "#kit/web/admin-menu.ts";
import type { AppRoute } from "#kit/web/client-app.tsx";
import { CONTENT_SCREENS } from "../content/content-screens.ts";
import * as declared from "./screens.ts";

/** Each declaration is a list of screens, or the leaf of a content type, whose routes follow from the type. */
export const SCREENS: readonly Screen[] = (Object.values(declared) as (Screen[] | ContentLeaf)[]).flatMap(
  (one) => (Array.isArray(one) ? one : []),
);

// A type of another one's feature is edited there.
const WITH_SCREEN = CONTENT_SCREENS.filter(({ feature }) => feature === undefined);

/** The routes of the back office, for its browser code and for the server. A type's screen stands where it declares it. */
export const ADMIN_ROUTES: AppRoute[] = [
  ...WITH_SCREEN.flatMap(({ type, screen, formAt }) => {
    const list = { path: screen, file: `features/${type}/web/admin/${type}-screen.tsx` };
    return [list, ...formsOf(list, formAt)];
  }),
  ...SCREENS.map(({ leaves: _, actions: __, belongsTo: ___, ...route }) => route),
  { path: "/admin/*", redirect: "/admin" },
];
