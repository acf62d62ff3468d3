import { faEarthEurope } from "@fortawesome/free-solid-svg-icons/faEarthEurope";
import { faFlagCheckered } from "@fortawesome/free-solid-svg-icons/faFlagCheckered";
import { faMedal } from "@fortawesome/free-solid-svg-icons/faMedal";
import { faTrophy } from "@fortawesome/free-solid-svg-icons/faTrophy";

/** The drawings of the four icons that a stat can have (spec/back-office.md section 3). */
export const STAT_ICONS = {
  trophy: faTrophy,
  medal: faMedal,
  "flag-checkered": faFlagCheckered,
  "globe-europe": faEarthEurope,
};
