import {
  activeField,
  alternativeTextField,
  choiceField,
  filmField,
  orderField,
  ownField,
  pictureField,
  textField,
} from "#kit/contract/content/content-fields.ts";
import { defineContent, type RecordOf } from "#kit/contract/content/content-type.ts";
import type { PublicRecord } from "#kit/contract/content/public-record.ts";
import { optionalWholeNumber } from "#kit/contract/validation/fields.ts";

/** No field of a gallery picture is required. */
export const gallery = defineContent({
  type: "gallery",
  names: {
    one: { en: "Gallery image", cs: "Obrázek v galerii" },
    many: { en: "Gallery", cs: "Galerie" },
  },
  title: "title",
  screen: "/admin/gallery",
  page: "/gallery",
  texts: {
    title: textField({ label: { en: "Title", cs: "Název" } }),
    alt_text: alternativeTextField(),
  },
  fields: {
    image_path: pictureField({ label: { en: "Picture", cs: "Obrázek" }, upload: "image" }),
    thumbnail_path: pictureField({ label: { en: "Thumbnail", cs: "Náhled" }, upload: "thumbnail" }),
    category: choiceField({
      label: { en: "Category", cs: "Kategorie" },
      choices: {
        team: { en: "Team", cs: "Tým" },
        cars: { en: "Cars", cs: "Auta" },
        events: { en: "Events", cs: "Události" },
        misc: { en: "Miscellaneous", cs: "Různé" },
      },
      empty: "misc",
    }),
    /** On whose page it is seen too; null: on none. */
    event_id: ownField({
      label: { en: "Event", cs: "Událost" },
      schema: optionalWholeNumber(1),
      empty: null,
    }),
    display_order: orderField(),
    film: filmField(),
    is_active: activeField(),
  },
});

export type GalleryImage = RecordOf<typeof gallery>;
export type PublicGalleryImage = PublicRecord<GalleryImage>;
