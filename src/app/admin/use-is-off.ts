import { useSettings } from "#features/settings/web/index.ts";
import type { Leaf } from "#kit/web/admin-menu.ts";

/** Tells whether a link leads to a feature that the settings have switched off: the menu does without it. */
export function useIsOff(): (leaf: Leaf) => boolean {
  const settings: Partial<Record<string, string>> = useSettings().settings;
  return ({ wants }) => wants !== undefined && settings[wants] !== "on";
}
