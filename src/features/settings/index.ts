export { MENU_NAMES, type MenuSection, menuEntries } from "./menu.ts";
export {
  BUILT_IN_SETTINGS,
  fileKind,
  hasOneValue,
  SETTING_KEYS,
  type SettingKey,
} from "./setting-defaults.ts";
export { subjectOf } from "./setting-subjects.ts";
export { shownTexts } from "./shown-settings.ts";
export { vatRate } from "./vat-rate.ts";
