/** Icons that a stat can have (spec/back-office.md section 9). Pure: pages and editor share it. */
export const STAT_ICONS = ["trophy", "medal", "flag-checkered", "globe-europe"] as const;
export type StatIcon = (typeof STAT_ICONS)[number];
export const DEFAULT_STAT_ICON: StatIcon = "trophy";
