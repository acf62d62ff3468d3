import { z } from "zod";
import { numberField, ownField, textField } from "#kit/contract/content/content-fields.ts";
import { defineContent } from "#kit/contract/content/content-type.ts";

/** The caption of a photo is its only text; the team's own `name` for it is not shown on the site. */
export const carPhotos = defineContent({
  type: "car-photos",
  feature: "cars",
  names: {
    one: { en: "Car photo", cs: "Fotografie auta" },
    many: { en: "Car photos", cs: "Fotografie aut" },
  },
  title: "description",
  screen: "/admin/cars",
  addressOf: () => "/admin/cars",
  editorOf: (car) => `/admin/car-photos/${car}`,
  texts: { description: textField({ label: { en: "Caption", cs: "Popisek" }, max: 1000 }) },
  fields: {
    name: ownField({
      label: { en: "Name", cs: "Název" },
      schema: z.string().trim().max(200),
      empty: "",
    }),
    display_order: numberField({ label: { en: "Order", cs: "Pořadí" }, min: 1 }),
  },
  logged: {
    image_path: { en: "Picture", cs: "Obrázek" },
    is_active: { en: "Shown on the site", cs: "Zobrazit na webu" },
  },
});
