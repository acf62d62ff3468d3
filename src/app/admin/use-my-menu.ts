import { useContext } from "react";
import { useSettings } from "#features/settings/web/index.ts";
import type { Leaf } from "#kit/web/admin-menu.ts";
import { MyRoles } from "#kit/web/session/my-role.ts";
import { type Group, leavesOf, menuOf } from "./admin-screens.ts";

/** The groups of one's own menu. */
export function useMyMenu(): Group[] {
  return menuOf(useContext(MyRoles), useSettings().settings);
}

/** The links on which one has something to do. */
export function useMyLeaves(): readonly Leaf[] {
  return leavesOf(useContext(MyRoles), useSettings().settings);
}
