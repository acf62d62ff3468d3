import { leafOf } from "#kit/web/admin-menu.ts";
import { achievementStats } from "../../achievement-stats.content.ts";

export const achievementStatsLeaf = leafOf(achievementStats, {
  group: "web",
  order: 90,
  icon: "chart-simple",
  partOf: "/admin/achievements",
  known: { en: "numbers on the home page", cs: "čísla na úvodní stránce" },
});
