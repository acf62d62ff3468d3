import { z } from "zod";
import { contentContract, text } from "#kit/contract/content.ts";
import { numberedOrder } from "#kit/contract/display-order.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { basedOn, flag, idParams, wholeNumber } from "#kit/contract/fields.ts";
import { says } from "#kit/contract/says.ts";
import { STAT_ICONS } from "./stat-icons.ts";

const titleRequired = says({
  en: "Title is required in both languages",
  cs: "Název je povinný v obou jazycích",
});
const valueRequired = says({ en: "Value is required", cs: "Hodnota je povinná" });

/** A text such as `5` or `120+`; a number counts as its text. */
const value = z.preprocess(
  (sent) => (typeof sent === "number" ? String(sent) : sent),
  z.string(valueRequired).trim().min(1, valueRequired).max(40),
);

/** Blank is 0 (spec/back-office.md section 5). */
const displayOrder = z.preprocess((sent) => (sent === "" || sent === null ? 0 : sent), wholeNumber(0));

export const statContent = contentContract({
  texts: { title: text({ required: titleRequired }) },
  fields: { value, icon: z.enum(STAT_ICONS), display_order: displayOrder, is_active: flag() },
});

const stat = statContent.record;

/** Plain fields in a form are taken as well as JSON. */
const form = {};

export type AchievementStat = z.output<typeof stat>;
export type AchievementStatInput = z.output<typeof statContent.input>;

export const achievementStatsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/achievement-stats",
    access: "public",
    cache: true,
    summary: "Achievement stats by display order; visitors see the active ones",
    response: z.array(stat),
  }),
  get: endpoint({
    method: "GET",
    path: "/achievement-stats/:id",
    access: "public",
    cache: true,
    summary: "One achievement stat",
    params: idParams,
    response: stat,
  }),
  create: endpoint({
    method: "POST",
    path: "/achievement-stats",
    access: "admin",
    summary: "Adds an achievement stat; title in both languages and value are required",
    body: statContent.input,
    files: form,
    status: 201,
    response: stat,
  }),
  update: endpoint({
    method: "PUT",
    path: "/achievement-stats/:id",
    access: "admin",
    summary: "Changes what is sent",
    params: idParams,
    headers: basedOn,
    body: statContent.input,
    files: form,
    response: stat,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/achievement-stats/:id",
    access: "admin",
    summary: "Deletes an achievement stat",
    params: idParams,
  }),
  reorder: endpoint({
    method: "PUT",
    path: "/display-order/achievement-stats",
    access: "admin",
    summary: "Puts all stats into the order of `ids`",
    body: numberedOrder,
  }),
};

export type AchievementStatsEndpoints = typeof achievementStatsEndpoints;
