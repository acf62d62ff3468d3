import type { ContentLeaf } from "#kit/web/admin-menu.ts";

export const achievementStatsLeaf: ContentLeaf = {
  type: "achievement-stats",
  group: "web",
  order: 90,
  icon: "chart-simple",
  partOf: "/admin/achievements",
  known: { en: "numbers on the home page", cs: "čísla na úvodní stránce" },
};
