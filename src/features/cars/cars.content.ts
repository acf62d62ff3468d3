import { z } from "zod";
import {
  activeField,
  alternativeTextField,
  filmField,
  flagField,
  optionalNumberField,
  orderField,
  ownField,
  ownTextField,
  pictureField,
  textField,
} from "#kit/contract/content/content-fields.ts";
import { defineContent, type InputOf, type TextsOf } from "#kit/contract/content/content-type.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { json, webAddress } from "#kit/contract/validation/fields.ts";
import { DEFAULT_SPEC_ICONS, SPEC_ICONS, SPEC_NUMBERS, type SpecNumber } from "./car-specs.ts";

const icon = z.enum(SPEC_ICONS);
const label = z.object({ en: z.string().trim().max(60), cs: z.string().trim().max(60) });

const specIcons = z.object({
  spec_1_icon: icon.default(DEFAULT_SPEC_ICONS.spec_1_icon),
  spec_1_label: label.default(DEFAULT_SPEC_ICONS.spec_1_label),
  spec_2_icon: icon.default(DEFAULT_SPEC_ICONS.spec_2_icon),
  spec_2_label: label.default(DEFAULT_SPEC_ICONS.spec_2_label),
  spec_3_icon: icon.default(DEFAULT_SPEC_ICONS.spec_3_icon),
  spec_3_label: label.default(DEFAULT_SPEC_ICONS.spec_3_label),
  spec_4_icon: icon.default(DEFAULT_SPEC_ICONS.spec_4_icon),
  spec_4_label: label.default(DEFAULT_SPEC_ICONS.spec_4_label),
});

export const cars = defineContent({
  type: "cars",
  key: "slug",
  names: { one: { en: "Car", cs: "Auto" }, many: { en: "Cars", cs: "Auta" } },
  title: "name",
  screen: "/admin/cars",
  page: "/cars-gallery",
  texts: {
    name: textField({
      label: { en: "Name", cs: "Název" },
      required: { en: "Name is required in both languages", cs: "Název je povinný v obou jazycích" },
      once: true,
    }),
    description: textField({ label: { en: "Description", cs: "Popis" }, max: 5000 }),
    specs_1: textField({ label: specLabel(1, { en: "value", cs: "hodnota" }) }),
    specs_2: textField({ label: specLabel(2, { en: "value", cs: "hodnota" }) }),
    specs_3: textField({ label: specLabel(3, { en: "value", cs: "hodnota" }) }),
    specs_4: textField({ label: specLabel(4, { en: "value", cs: "hodnota" }) }),
    image_alt: alternativeTextField(),
    /** Both are lines "Part: what it is" (`car-lines.ts`). */
    build: textField({
      label: { en: "Build", cs: "Stavba vozu" },
      max: 3000,
    }),
    results: textField({
      label: { en: "Results", cs: "Výsledky" },
      max: 3000,
    }),
    film_url: ownTextField({
      label: { en: "Web address of a video", cs: "Webová adresa videa" },
      schema: webAddress(),
    }),
  },
  fields: {
    image_path: pictureField({
      label: { en: "Photo", cs: "Fotografie" },
      upload: "image",
      required: { en: "Photo is required for a new car", cs: "U nového auta je fotografie povinná" },
    }),
    horsepower: optionalNumberField({ label: { en: "Horsepower", cs: "Výkon v koních" }, max: 10_000 }),
    display_order: orderField(),
    film: filmField(),
    is_active: activeField(),
    is_current: flagField({
      label: { en: "Current season car", cs: "Auto aktuální sezóny" },
      empty: false,
    }),
    spec_icons: ownField({
      label: { en: "Specifications", cs: "Specifikace" },
      schema: json(specIcons),
      empty: DEFAULT_SPEC_ICONS,
      parts: Object.fromEntries(
        SPEC_NUMBERS.flatMap((number) => [
          [`spec_${number}_icon`, specLabel(number, { en: "icon", cs: "ikona" })],
          [`spec_${number}_label`, specLabel(number, { en: "label", cs: "popisek" })],
        ]),
      ),
    }),
  },
  logged: {
    slug: { en: "Slug", cs: "Adresa (slug)" },
    photos: { en: "Photos", cs: "Fotografie" },
  },
});

function specLabel(number: SpecNumber, part: Both<string>): Both<string> {
  return { en: `Specification ${number}: ${part.en}`, cs: `Specifikace ${number}: ${part.cs}` };
}

export type CarInput = InputOf<typeof cars>;
export type CarTexts = TextsOf<typeof cars>;
