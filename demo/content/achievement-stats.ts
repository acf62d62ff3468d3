import type { AchievementStat } from "./types.ts";

function stat(
  display_order: number,
  value: string,
  icon: AchievementStat["icon"],
  en: string,
  cs: string,
): AchievementStat {
  return {
    value,
    icon,
    display_order,
    is_active: true,
    translations: { en: { title: en }, cs: { title: cs } },
  };
}

/** The four numbers on the home page. */
export const achievementStats: AchievementStat[] = [
  stat(1, "5", "trophy", "National champion titles", "Titulů mistra republiky"),
  stat(2, "47", "medal", "Podium finishes", "Umístění na stupních vítězů"),
  stat(3, "118", "flag-checkered", "Race starts", "Závodních startů"),
  stat(4, "14", "globe-europe", "Countries we have drifted in", "Zemí, kde jsme driftovali"),
];
