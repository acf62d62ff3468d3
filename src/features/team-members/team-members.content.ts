import {
  activeField,
  alternativeTextField,
  orderField,
  pictureField,
  textField,
  webAddressField,
} from "#kit/contract/content/content-fields.ts";
import { defineContent, type RecordOf } from "#kit/contract/content/content-type.ts";
import type { PublicRecord } from "#kit/contract/content/public-record.ts";

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
    display_order: orderField(),
    is_active: activeField(),
  },
});

export type TeamMember = RecordOf<typeof teamMembers>;
export type PublicTeamMember = PublicRecord<TeamMember>;
