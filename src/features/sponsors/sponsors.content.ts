import {
  activeField,
  orderField,
  pictureField,
  textField,
  webAddressField,
} from "#kit/contract/content-fields.ts";
import { defineContent, type RecordOf } from "#kit/contract/content-type.ts";
import type { Shown } from "#kit/contract/shown.ts";

export const sponsors = defineContent({
  type: "sponsors",
  names: { one: { en: "Sponsor", cs: "Sponzor" }, many: { en: "Sponsors", cs: "Sponzoři" } },
  title: "name",
  screen: "/admin/sponsors",
  texts: {
    name: textField({
      label: { en: "Name", cs: "Název" },
      required: { en: "Name is required in both languages", cs: "Název je povinný v obou jazycích" },
    }),
  },
  fields: {
    logo_path: pictureField({ label: { en: "Logo", cs: "Logo" }, upload: "logo", takes: "logo" }),
    website_url: webAddressField({ label: { en: "Website", cs: "Web" } }),
    display_order: orderField(),
    is_active: activeField(),
  },
});

export type Sponsor = RecordOf<typeof sponsors>;
export type ShownSponsor = Shown<Sponsor>;
