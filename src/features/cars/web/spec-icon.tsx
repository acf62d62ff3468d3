import type { IconDefinition } from "@fortawesome/free-solid-svg-icons";
import { faCalendar } from "@fortawesome/free-solid-svg-icons/faCalendar";
import { faCar } from "@fortawesome/free-solid-svg-icons/faCar";
import { faFlagCheckered } from "@fortawesome/free-solid-svg-icons/faFlagCheckered";
import { faGasPump } from "@fortawesome/free-solid-svg-icons/faGasPump";
import { faGauge } from "@fortawesome/free-solid-svg-icons/faGauge";
import { faGaugeHigh } from "@fortawesome/free-solid-svg-icons/faGaugeHigh";
import { faGear } from "@fortawesome/free-solid-svg-icons/faGear";
import { faGears } from "@fortawesome/free-solid-svg-icons/faGears";
import { faRoad } from "@fortawesome/free-solid-svg-icons/faRoad";
import { faUser } from "@fortawesome/free-solid-svg-icons/faUser";
import { faWeightHanging } from "@fortawesome/free-solid-svg-icons/faWeightHanging";
import { faWrench } from "@fortawesome/free-solid-svg-icons/faWrench";
import { Icon } from "#kit/web/ui/icon.tsx";
import type { SpecIcon as SpecIconName } from "../car-specs.ts";

/** The names that records carry are Font Awesome 4 and 5; the drawings are those of today. */
const ICONS: Record<SpecIconName, IconDefinition> = {
  "fa-tachometer-alt": faGaugeHigh,
  "fa-cog": faGear,
  "fa-user": faUser,
  "fa-calendar": faCalendar,
  "fa-wrench": faWrench,
  "fa-weight": faWeightHanging,
  "fa-road": faRoad,
  "fa-gas-pump": faGasPump,
  "fa-tachometer": faGauge,
  "fa-car": faCar,
  "fa-flag-checkered": faFlagCheckered,
  "fa-cogs": faGears,
};

/** The icon of a specification; its label stands beside it. */
export function SpecIcon({ name, className }: { name: SpecIconName; className?: string | undefined }) {
  return <Icon icon={ICONS[name]} className={className} />;
}
