import type { IconName } from "#kit/web/ui/icons/icon-names.ts";
import type { StatIcon } from "../achievement-stats.content.ts";

/** The drawings of the icons that a stat can have. */
export const STAT_ICONS = {
  trophy: "trophy",
  medal: "medal",
  "flag-checkered": "flag-checkered",
  "globe-europe": "earth-europe",
} satisfies Record<StatIcon, IconName>;
