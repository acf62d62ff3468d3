import { z } from "zod";
import { choiceField, ownField, textField } from "#kit/contract/content/content-fields.ts";
import { defineContent, type InputOf, schemasOf } from "#kit/contract/content/content-type.ts";
import { OWNERS_ONLY } from "#kit/contract/roles.ts";
import { says } from "#kit/contract/validation/says.ts";
import { BUILT_IN_LABELS, hasOneValue, type SettingGroup } from "./setting-defaults.ts";
import { tidied, valueError } from "./setting-rules.ts";

const keyRequired = says({ en: "Key is required", cs: "Klíč je povinný" });

export const settings = defineContent({
  type: "settings",
  names: { one: { en: "Setting", cs: "Nastavení" }, many: { en: "Settings", cs: "Nastavení" } },
  title: "label",
  screen: "/admin/settings",
  roles: OWNERS_ONLY,
  texts: {
    label: textField({ label: { en: "Label", cs: "Popisek" } }),
    setting_value: textField({ label: { en: "Text", cs: "Text" }, max: 5000 }),
  },
  fields: {
    setting_key: ownField({
      label: { en: "Key", cs: "Klíč" },
      schema: z.string(keyRequired).trim().min(1, keyRequired).max(100),
      empty: "",
    }),
    setting_group: choiceField<SettingGroup>({
      label: { en: "Group", cs: "Skupina" },
      choices: {
        general: { en: "General", cs: "Obecné" },
        seo: { en: "Search engines", cs: "Vyhledávače" },
        social: { en: "Social networks", cs: "Sociální sítě" },
        contact: { en: "Contact", cs: "Kontakt" },
        appearance: { en: "Appearance", cs: "Vzhled" },
      },
      empty: "general",
    }),
    value: ownField({
      label: { en: "Value", cs: "Hodnota" },
      schema: z.string().trim().max(5000),
      empty: "",
    }),
  },
  // Forms hold the file that was chosen for a key which takes one, and a whole subject by its keys.
  logged: { file: { en: "File", cs: "Soubor" }, ...BUILT_IN_LABELS },
});

/** A setting that may be saved. What has one value has no texts beside it, and its value keeps its rule. */
export const wholeSetting = schemasOf(settings).whole.transform((setting, context) => {
  const { setting_key, translations } = setting;
  if (!hasOneValue(setting_key)) return setting;
  const value = tidied(setting_key, setting.value);
  const error = valueError(setting_key, value);
  if (error) context.addIssue({ code: "custom", path: ["value"], message: says(error).error() });
  const { en, cs } = translations;
  return {
    ...setting,
    value,
    translations: { en: { ...en, setting_value: "" }, cs: { ...cs, setting_value: "" } },
  };
});

export type SettingInput = InputOf<typeof settings>;
