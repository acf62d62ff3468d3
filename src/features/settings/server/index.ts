export { tidied, valueError } from "../setting-rules.ts";
export { storeBuiltInSettings } from "./built-in-settings.ts";
export { type SettingRow, settingRows, settingText, settingTexts } from "./setting-values.ts";
