import { leafOf } from "#kit/web/admin-menu.ts";
import { settings } from "../../settings.content.ts";

export const settingsLeaf = leafOf(settings, {
  group: "settings",
  order: 10,
  icon: "gear",
  known: {
    en: "opening hours, bank account, address, home page, menu of the site, social networks",
    cs: "otevírací doba, provozní doba, účet, adresa, úvodní stránka, nabídka webu, sociální sítě",
  },
});
