import { z } from "zod";
import { contentContract, type Shown, text } from "#kit/contract/content.ts";
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

const nameRequired = says({
  en: "Name is required in both languages",
  cs: "Název je povinný v obou jazycích",
});

export const sponsorContent = contentContract({
  texts: { name: text({ required: nameRequired }) },
  fields: {
    logo_path: mediaPath(),
    website_url: webAddress(),
    display_order: wholeNumber(0),
    is_active: flag(),
  },
});

const sponsor = sponsorContent.record.extend({ website_url: storedWebAddress() });

export type Sponsor = z.output<typeof sponsor>;
export type ShownSponsor = Shown<Sponsor>;
export type SponsorInput = z.output<typeof sponsorContent.input>;

export const sponsorsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/sponsors",
    access: "public",
    cache: true,
    summary: "Sponsors by display order; visitors see the active ones",
    response: z.array(sponsor),
  }),
  get: endpoint({
    method: "GET",
    path: "/sponsors/:id",
    access: "public",
    cache: true,
    summary: "One sponsor",
    params: idParams,
    response: sponsor,
  }),
  create: endpoint({
    method: "POST",
    path: "/sponsors",
    access: "admin",
    summary: "Adds a sponsor; an SVG logo is drawn as PNG on arrival",
    body: sponsorContent.input,
    files: { logo: { kind: "logo" } },
    status: 201,
    response: sponsor,
  }),
  update: endpoint({
    method: "PUT",
    path: "/sponsors/:id",
    access: "admin",
    summary: "Changes what is sent",
    params: idParams,
    headers: basedOn,
    body: sponsorContent.input,
    files: { logo: { kind: "logo" } },
    response: sponsor,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/sponsors/:id",
    access: "admin",
    summary: "Deletes a sponsor with the logo",
    params: idParams,
  }),
  reorder: endpoint({
    method: "PUT",
    path: "/display-order/sponsors",
    access: "admin",
    summary: "Puts all sponsors into the order of `ids`",
    body: numberedOrder,
  }),
};

export type SponsorsEndpoints = typeof sponsorsEndpoints;
