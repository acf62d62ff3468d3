import { useContext } from "react";
import { useSettings } from "#features/settings/web/index.ts";
import { MyRole } from "#kit/web/session/my-role.ts";
import { type AdminScreen, screensOf } from "./admin-screens.ts";

/** The screens on which one has something to do, without those of a feature that is switched off. */
export function useMyScreens(): readonly AdminScreen[] {
  const role = useContext(MyRole);
  const { settings } = useSettings();
  return screensOf(role).filter(({ wants }) => !wants || settings[wants] === "on");
}
