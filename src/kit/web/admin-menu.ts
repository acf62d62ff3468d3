import type { Both } from "../contract/language/language.ts";
import type { Roles } from "../contract/roles.ts";
import type { AppRoute } from "./client-app.tsx";
import type { IconName } from "./ui/icons/icon-names.ts";

/** The groups of the back office's menu, in its order; those of `foot` stand below all of them. */
export const MENU_GROUPS = {
  today: { name: { en: "Today", cs: "Dnes" }, icon: "gauge-high" },
  orders: { name: { en: "Orders", cs: "Objednávky" }, icon: "cart-shopping" },
  rides: { name: { en: "Rides", cs: "Jízdy" }, icon: "flag-checkered" },
  shop: { name: { en: "Shop", cs: "E-shop" }, icon: "shirt" },
  customers: { name: { en: "Customers", cs: "Zákazníci" }, icon: "users" },
  money: { name: { en: "Money", cs: "Peníze" }, icon: "building-columns" },
  web: { name: { en: "Website", cs: "Web" }, icon: "earth-europe" },
  settings: { name: { en: "Settings", cs: "Nastavení" }, icon: "gear" },
  foot: { name: { en: "Help and account", cs: "Nápověda a účet" }, icon: "circle-question" },
} as const satisfies Record<string, { name: Both<string>; icon: IconName }>;

export type MenuGroup = keyof typeof MENU_GROUPS;

/** A link of the menu, declared by the feature whose screen it opens. */
export interface Leaf {
  /** Its screen, or a view of it: `/admin/orders?view=to-ship`. */
  to: string;
  group: MenuGroup;
  /** Its place in the group: the lowest comes first. */
  order: number;
  icon: IconName;
  name: Both<string>;
  /** Who has something to do there beside the owners. */
  roles: Roles;
  /** The address of the leaf that it is a part of: it stands below that one, for who sees both. */
  partOf?: string;
  /** The setting that has to be "on"; without it nothing leads there. */
  wants?: string;
  /** What else people call it, or do there: words for the search, never shown. */
  known?: Both<string>;
  /** What adding a record to its list is called: `<to>/new` is where that is done. */
  add?: { name: Both<string>; known?: Both<string>; roles?: Roles };
}

/** Something that is done, and where: the search offers it by what people say. */
export interface Action {
  to: string;
  name: Both<string>;
  roles: Roles;
  /** What else people say for it. */
  known?: Both<string>;
}

/** A screen of the back office with the links that lead to it; `file` is its module below `src`. */
export interface Screen extends AppRoute {
  leaves?: Leaf[];
  actions?: Action[];
  /** The leaf that it belongs to, where its address does not begin with that one's. */
  belongsTo?: string;
}

/** The further addresses of a screen that has a list and forms: a new record's, and each record's. */
export function formsOf({ path, file }: Pick<Screen, "path" | "file">, formAt = `${path}/:record`): Screen[] {
  return [
    { path: `${path}/new`, file },
    { path: formAt, file },
  ];
}

/** The link of a content type: its screen, its name and, unless told, its editors are facts of the type. */
export interface ContentLeaf extends Omit<Leaf, "to" | "name" | "roles"> {
  type: string;
  roles?: Roles;
}
