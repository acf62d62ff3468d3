import type { ContentLeaf, Screen } from "#kit/web/admin-menu.ts";

export const settingsLeaf: ContentLeaf = {
  type: "settings",
  group: "settings",
  order: 10,
  icon: "gear",
  known: {
    en: "opening hours, bank account, address, home page, menu of the site, social networks",
    cs: "otevírací doba, provozní doba, účet, adresa, úvodní stránka, nabídka webu, sociální sítě",
  },
};

export const settingScreens: Screen[] = [
  {
    path: "/admin/settings/subjects/:record",
    file: "features/settings/web/admin/settings-screen.tsx",
  },
];
