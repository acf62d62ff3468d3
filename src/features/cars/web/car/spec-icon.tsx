import { Icon } from "#kit/web/ui/icons/icon.tsx";
import type { IconName } from "#kit/web/ui/icons/icon-names.ts";
import type { SpecIcon as SpecIconName } from "../../car-specs.ts";

/** The names that records carry are Font Awesome 4 and 5; the drawings are those of today. */
const ICONS: Record<SpecIconName, IconName> = {
  "fa-tachometer-alt": "gauge-high",
  "fa-cog": "gear",
  "fa-user": "user",
  "fa-calendar": "calendar",
  "fa-wrench": "wrench",
  "fa-weight": "weight-hanging",
  "fa-road": "road",
  "fa-gas-pump": "gas-pump",
  "fa-tachometer": "gauge",
  "fa-car": "car",
  "fa-flag-checkered": "flag-checkered",
  "fa-cogs": "gears",
};

/** The icon of a specification; its label stands beside it. */
export function SpecIcon({ name, className }: { name: SpecIconName; className?: string | undefined }) {
  return <Icon icon={ICONS[name]} className={className} />;
}
