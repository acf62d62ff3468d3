import { z } from "zod";
import {
  activeField,
  choiceField,
  orderField,
  ownField,
  textField,
} from "#kit/contract/content/content-fields.ts";
import { defineContent, type RecordOf } from "#kit/contract/content/content-type.ts";
import { says } from "#kit/contract/validation/says.ts";

const valueRequired = says({ en: "Value is required", cs: "Hodnota je povinná" });

/** A text such as `5` or `120+`; a number counts as its text. */
const value = z.preprocess(
  (sent) => (typeof sent === "number" ? String(sent) : sent),
  z.string(valueRequired).trim().min(1, valueRequired).max(40),
);

export const achievementStats = defineContent({
  type: "achievement-stats",
  names: {
    one: { en: "Achievement stat", cs: "Statistika úspěchů" },
    many: { en: "Achievement stats", cs: "Statistiky úspěchů" },
  },
  title: "title",
  screen: "/admin/achievement-stats",
  texts: {
    title: textField({
      label: { en: "Title", cs: "Název" },
      required: { en: "Title is required in both languages", cs: "Název je povinný v obou jazycích" },
    }),
  },
  fields: {
    value: ownField({ label: { en: "Value", cs: "Hodnota" }, schema: value, empty: "" }),
    icon: choiceField({
      label: { en: "Icon", cs: "Ikona" },
      choices: {
        trophy: { en: "Trophy", cs: "Pohár" },
        medal: { en: "Medal", cs: "Medaile" },
        "flag-checkered": { en: "Chequered flag", cs: "Šachovnicová vlajka" },
        "globe-europe": { en: "Globe", cs: "Zeměkoule" },
      },
      empty: "trophy",
    }),
    display_order: orderField(),
    is_active: activeField(),
  },
});

export type AchievementStat = RecordOf<typeof achievementStats>;
export type StatIcon = AchievementStat["icon"];
