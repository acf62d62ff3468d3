import { z } from "zod";
import { activeField, orderField, ownField, textField } from "#kit/contract/content/content-fields.ts";
import { defineContent, type RecordOf } from "#kit/contract/content/content-type.ts";
import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { says } from "#kit/contract/validation/says.ts";

const yearRequired = says({ en: "Year is required", cs: "Rok je povinný" });
const yearOutside = says({
  en: "Year must be between 1900 and 2100",
  cs: "Rok musí být mezi 1900 a 2100",
});

/** A year as number or text; everything that is no number counts as missing. */
const year = z.preprocess(
  (value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value),
  z.int(yearRequired).min(1900, yearOutside).max(2100, yearOutside),
);

export const achievements = defineContent({
  type: "achievements",
  names: { one: { en: "Achievement", cs: "Úspěch" }, many: { en: "Achievements", cs: "Úspěchy" } },
  title: "title",
  screen: "/admin/achievements",
  page: "/achievements-gallery",
  texts: {
    title: textField({
      label: { en: "Title", cs: "Název" },
      required: { en: "Title is required in both languages", cs: "Název je povinný v obou jazycích" },
    }),
    description: textField({ label: { en: "Description", cs: "Popis" }, max: 5000 }),
  },
  fields: {
    // A stored record may lack a year: it is read all the same.
    year: ownField({
      label: { en: "Year", cs: "Rok" },
      schema: year,
      answered: z.int().nullable(),
      empty: null,
    }),
    display_order: orderField(),
    is_active: activeField(),
  },
});

export type Achievement = RecordOf<typeof achievements>;
export type PublicAchievement = PublicRecord<Achievement>;
