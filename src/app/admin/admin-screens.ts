import { may, type Role } from "#kit/contract/roles.ts";
import {
  type Action,
  type ContentLeaf,
  type Leaf,
  MENU_GROUPS,
  type MenuGroup,
  type Screen,
} from "#kit/web/admin-menu.ts";
import { CONTENT_SCREENS } from "../content/content-screens.ts";
import { SCREENS } from "./admin-routes.ts";
import * as declared from "./screens.ts";

const DECLARED: Leaf[] = (Object.values(declared) as (Screen[] | ContentLeaf)[]).flatMap((one) =>
  Array.isArray(one) ? one.flatMap(({ leaves }) => leaves ?? []) : [leafOf(one)],
);

/** Content types that have declared no place of their own. */
const FURTHER: Leaf[] = CONTENT_SCREENS.filter(
  ({ screen, feature }) => !feature && !DECLARED.some(({ to }) => to === screen),
).map(({ type }) => leafOf({ type, group: "web", order: 900, icon: "file-lines" }));

/** The leaf of a content type: screen, name and, unless told, its editors are facts of the type. */
function leafOf({ type, ...place }: ContentLeaf): Leaf {
  const facts = CONTENT_SCREENS.find((known) => known.type === type);
  if (!facts) throw new Error(`No content type has the screen of ${type}.`);
  return { to: facts.screen, name: facts.name, roles: facts.roles, ...place };
}

const GROUPS = Object.keys(MENU_GROUPS) as MenuGroup[];

/** Every link of the menu, in the order of the menu. */
export const LEAVES: readonly Leaf[] = [...DECLARED, ...FURTHER].sort(
  (a, b) => GROUPS.indexOf(a.group) - GROUPS.indexOf(b.group) || a.order - b.order,
);

/** Everything that can be looked for as something to do. */
export const ACTIONS: readonly Action[] = [
  ...SCREENS.flatMap(({ actions }) => actions ?? []),
  ...LEAVES.flatMap(({ to, roles, add }) => (add ? [{ to: `${to}/new`, roles, ...add }] : [])),
];

/** A leaf with its parts: those below it that the role sees too. */
interface LeafWithParts extends Leaf {
  parts: Leaf[];
}

/** Values of settings by their keys. */
type Settings = Readonly<Record<string, string | undefined>>;

export interface Group {
  group: MenuGroup;
  leaves: LeafWithParts[];
}

/** What a role sees of the menu; a part whose leaf it does not see stands by itself. */
export function menuOf(held: readonly Role[], settings?: Settings): Group[] {
  const seen = leavesOf(held, settings);
  const isPart = ({ partOf }: Leaf) => seen.some(({ to }) => to === partOf);
  return GROUPS.map((group) => ({
    group,
    leaves: seen
      .filter((leaf) => leaf.group === group && !isPart(leaf))
      .map((leaf) => ({ ...leaf, parts: seen.filter(({ partOf }) => partOf === leaf.to) })),
  })).filter(({ leaves }) => leaves.length > 0);
}

/** The links on which a role has something to do, without those of a feature that is switched off. */
export function leavesOf(held: readonly Role[], settings: Settings = {}): readonly Leaf[] {
  return LEAVES.filter((leaf) => may(held, leaf.roles) && isOn(leaf, settings));
}

/** Whether the feature of a link is switched on, where it has a switch. */
export function isOn({ wants }: Leaf, settings: Settings): boolean {
  return !wants || settings[wants] === "on";
}

/** The link that an address belongs to: the longest that it begins with, or what its screen names. */
export function leafAt(pathname: string, search = ""): Leaf {
  const path = pathname.replace(/\/$/, "");
  const owner = SCREENS.find((screen) => screen.belongsTo && matches(screen.path, path))?.belongsTo;
  const asked = new URLSearchParams(search);
  const [found = LEAVES[0] as Leaf] = LEAVES.map((leaf) => ({
    leaf,
    fits: fitting(leaf.to, owner ?? path, asked),
  }))
    .filter(({ fits }) => fits > 0)
    .sort((a, b) => b.fits - a.fits)
    .map(({ leaf }) => leaf);
  return found;
}

/** The link of a screen by itself, without what its address asks for: `/admin/orders` of `?view=to-pay`. */
export function screenAt(pathname: string): Leaf {
  return leafAt(pathname);
}

/** How much of an address a link stands for; 0 where it is another's. The dashboard holds nothing but itself. */
function fitting(to: string, path: string, asked: URLSearchParams): number {
  const [own = "", parameters] = to.split("?");
  if (path !== own && (own === "/admin" || !path.startsWith(`${own}/`))) return 0;
  const wanted = [...new URLSearchParams(parameters)];
  return wanted.every(([name, value]) => asked.get(name) === value) ? own.length + wanted.length : 0;
}

function matches(pattern: string, path: string): boolean {
  const [parts, given] = [pattern.split("/"), path.split("/")];
  return (
    parts.length === given.length && parts.every((part, at) => part.startsWith(":") || part === given[at])
  );
}
