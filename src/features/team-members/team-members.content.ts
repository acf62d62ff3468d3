import { z } from "zod";
import {
  activeField,
  alternativeTextField,
  orderField,
  ownField,
  pictureField,
  textField,
  webAddressField,
} from "#kit/contract/content/content-fields.ts";
import { defineContent, type RecordOf } from "#kit/contract/content/content-type.ts";
import { json } from "#kit/contract/validation/fields.ts";

const nameAndPositionRequired = {
  en: "Name and position are required in both languages",
  cs: "Jméno a pozice jsou povinné v obou jazycích",
};

export const teamMembers = defineContent({
  type: "team-members",
  names: {
    one: { en: "Team member", cs: "Člen týmu" },
    many: { en: "Team members", cs: "Členové týmu" },
  },
  title: "name",
  screen: "/admin/team",
  texts: {
    name: textField({ label: { en: "Name", cs: "Jméno" }, required: nameAndPositionRequired, once: true }),
    position: textField({ label: { en: "Position", cs: "Pozice" }, required: nameAndPositionRequired }),
    description: textField({ label: { en: "Description", cs: "Popis" }, max: 5000 }),
    image_alt: alternativeTextField(),
    /** What their own page tells; blank lines part its paragraphs. */
    story: textField({ label: { en: "Story", cs: "Příběh" }, max: 10_000 }),
  },
  fields: {
    image_path: pictureField({
      label: { en: "Photo", cs: "Fotografie" },
      upload: "image",
      required: {
        en: "Photo is required for a new member",
        cs: "U nového člena je fotografie povinná",
      },
    }),
    instagram_url: webAddressField({ label: { en: "Instagram", cs: "Instagram" } }),
    facebook_url: webAddressField({ label: { en: "Facebook", cs: "Facebook" } }),
    /** Products of the shop that are theirs; those that are gone are left out. */
    product_ids: ownField({
      label: { en: "Theirs in the shop", cs: "Jejich věci v e-shopu" },
      schema: json(z.array(z.string().trim().min(1).max(100)).max(20)),
      empty: [],
    }),
    display_order: orderField(),
    is_active: activeField(),
  },
});

export type TeamMember = RecordOf<typeof teamMembers>;
