import { faEarthEurope } from "@fortawesome/free-solid-svg-icons/faEarthEurope";
import { faFlagCheckered } from "@fortawesome/free-solid-svg-icons/faFlagCheckered";
import { faMedal } from "@fortawesome/free-solid-svg-icons/faMedal";
import { faTrophy } from "@fortawesome/free-solid-svg-icons/faTrophy";
import type { StatIcon } from "../achievement-stats.content.ts";

/** The drawings of the icons that a stat can have. */
export const STAT_ICONS = {
  trophy: faTrophy,
  medal: faMedal,
  "flag-checkered": faFlagCheckered,
  "globe-europe": faEarthEurope,
} satisfies Record<StatIcon, object>;
