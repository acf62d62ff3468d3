import { z } from "zod";
import { alternativeText, contentContract, type Shown, text } from "#kit/contract/content.ts";
import { numberedOrder } from "#kit/contract/display-order.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import {
  basedOn,
  flag,
  idParams,
  mediaPath,
  storedWebAddress,
  webAddress,
  wholeNumber,
} from "#kit/contract/fields.ts";
import { says } from "#kit/contract/says.ts";

const nameAndPositionRequired = says({
  en: "Name and position are required in both languages",
  cs: "Jméno a pozice jsou povinné v obou jazycích",
});

export const memberContent = contentContract({
  texts: {
    name: text({ required: nameAndPositionRequired }),
    position: text({ required: nameAndPositionRequired }),
    description: text({ max: 5000 }),
    image_alt: alternativeText(),
  },
  fields: {
    image_path: mediaPath(),
    instagram_url: webAddress(),
    facebook_url: webAddress(),
    display_order: wholeNumber(0),
    is_active: flag(),
  },
});

const member = memberContent.record.extend({
  instagram_url: storedWebAddress(),
  facebook_url: storedWebAddress(),
});

export type TeamMember = z.output<typeof member>;
export type ShownTeamMember = Shown<TeamMember>;
export type TeamMemberInput = z.output<typeof memberContent.input>;

export const teamMembersEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/team-members",
    access: "public",
    cache: true,
    summary: "Team members by display order; visitors see the active ones",
    response: z.array(member),
  }),
  get: endpoint({
    method: "GET",
    path: "/team-members/:id",
    access: "public",
    cache: true,
    summary: "One team member",
    params: idParams,
    response: member,
  }),
  create: endpoint({
    method: "POST",
    path: "/team-members",
    access: "admin",
    summary: "Adds a team member; a photo is required",
    body: memberContent.input,
    files: { image: { kind: "image" } },
    status: 201,
    response: member,
  }),
  update: endpoint({
    method: "PUT",
    path: "/team-members/:id",
    access: "admin",
    summary: "Changes what is sent",
    params: idParams,
    headers: basedOn,
    body: memberContent.input,
    files: { image: { kind: "image" } },
    response: member,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/team-members/:id",
    access: "admin",
    summary: "Deletes a team member with the photo",
    params: idParams,
  }),
  reorder: endpoint({
    method: "PUT",
    path: "/display-order/team-members",
    access: "admin",
    summary: "Puts all team members into the order of `ids`",
    body: numberedOrder,
  }),
};

export type TeamMembersEndpoints = typeof teamMembersEndpoints;
