import {
  activeField,
  choiceField,
  orderField,
  pictureField,
  textField,
  webAddressField,
} from "#kit/contract/content/content-fields.ts";
import { defineContent, type RecordOf } from "#kit/contract/content/content-type.ts";
import type { PublicRecord } from "#kit/contract/content/public-record.ts";

export type SponsorTier = "main" | "partner" | "supplier";

export const sponsors = defineContent({
  type: "sponsors",
  names: { one: { en: "Sponsor", cs: "Sponzor" }, many: { en: "Sponsors", cs: "Sponzoři" } },
  title: "name",
  screen: "/admin/sponsors",
  texts: {
    name: textField({
      label: { en: "Name", cs: "Název" },
      required: { en: "Name is required in both languages", cs: "Název je povinný v obou jazycích" },
      once: true,
    }),
    contribution: textField({ label: { en: "What they do for the team", cs: "Co pro tým dělá" }, max: 200 }),
  },
  fields: {
    logo_path: pictureField({ label: { en: "Logo", cs: "Logo" }, upload: "logo", takes: "logo" }),
    tier: choiceField<SponsorTier>({
      label: { en: "Tier", cs: "Úroveň partnerství" },
      choices: {
        main: { en: "Main partner", cs: "Hlavní partner" },
        partner: { en: "Partner", cs: "Partner" },
        supplier: { en: "Supplier", cs: "Dodavatel" },
      },
      empty: "partner",
    }),
    website_url: webAddressField({ label: { en: "Website", cs: "Web" } }),
    display_order: orderField(),
    is_active: activeField(),
  },
});

export type Sponsor = RecordOf<typeof sponsors>;
export type PublicSponsor = PublicRecord<Sponsor>;
