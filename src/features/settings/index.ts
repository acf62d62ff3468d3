export { MENU_NAMES, type MenuSection, menuEntries } from "./menu.ts";
export { BUILT_IN_SETTINGS, fileKind, hasOneValue, type SettingKey } from "./setting-defaults.ts";
export { shownTexts } from "./shown-settings.ts";
export { vatRate } from "./vat-rate.ts";
