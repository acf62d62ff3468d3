import type { Leaf, Screen } from "#kit/web/admin-menu.ts";
import type { AppRoute } from "#kit/web/client-app.tsx";
import * as contentTypes from "../content/content-types.ts";
import * as declared from "./screens.ts";

/** Each declaration is a list of screens, or the leaf of a content type, whose route follows from the type. */
export const SCREENS: readonly Screen[] = (Object.values(declared) as (Screen[] | Leaf)[]).flatMap((one) =>
  Array.isArray(one) ? one : [],
);

// A type of another one's feature is edited there.
const withScreen = Object.values(contentTypes).filter(({ feature }) => feature === undefined);

/** The routes of the back office, for its browser code and for the server. A type's screen stands where it declares it. */
export const ADMIN_ROUTES: AppRoute[] = [
  ...withScreen.map(({ type, screen }) => ({
    path: screen,
    file: `features/${type}/web/admin/${type}-screen.tsx`,
  })),
  ...SCREENS.map(({ leaves: _, belongsTo: __, ...route }) => route),
  { path: "/admin/*", redirect: "/admin" },
];
