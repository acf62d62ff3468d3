import type { Language } from "#kit/contract/language/language.ts";
import { MENU_NAMES, menuEntries } from "../../menu.ts";
import { kindOf } from "../../setting-defaults.ts";
import { type StoredSetting, shownSetting } from "../../shown-settings.ts";
import { settingsAdminWords } from "./settings-admin.words.ts";

/** What a setting holds as people read it in a list: a menu by the names of its links. */
export function readable(setting: StoredSetting, language: Language): string {
  const text = shownSetting(setting, language);
  const { switchedOn, switchedOff } = settingsAdminWords[language];
  if (kindOf(setting.setting_key) === "switch") return text === "on" ? switchedOn : switchedOff;
  if (kindOf(setting.setting_key) !== "menu") return text;
  return menuEntries(text)
    .map((entry) => MENU_NAMES[entry][language])
    .join(", ");
}
