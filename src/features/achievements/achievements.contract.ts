import { z } from "zod";
import { contentContract, type Shown, text } from "#kit/contract/content.ts";
import { numberedOrder } from "#kit/contract/display-order.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { basedOn, flag, idParams, wholeNumber } from "#kit/contract/fields.ts";
import { says } from "#kit/contract/says.ts";

const titleRequired = says({
  en: "Title is required in both languages",
  cs: "Název je povinný v obou jazycích",
});
const yearRequired = says({ en: "Year is required", cs: "Rok je povinný" });
const yearOutside = says({
  en: "Year must be between 1900 and 2100",
  cs: "Rok musí být mezi 1900 a 2100",
});

/** A year as number or text; everything that is no number counts as missing. */
const year = z.preprocess(
  (value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value),
  z.int(yearRequired).min(1900, yearOutside).max(2100, yearOutside),
);

export const achievementContent = contentContract({
  texts: { title: text({ required: titleRequired }), description: text({ max: 5000 }) },
  fields: { year, display_order: wholeNumber(0), is_active: flag() },
});

const achievement = achievementContent.record.extend({ year: z.int().nullable() });

/** Plain fields in a form are taken as well as JSON. */
const form = {};

export type Achievement = z.output<typeof achievement>;
export type ShownAchievement = Shown<Achievement>;
export type AchievementInput = z.output<typeof achievementContent.input>;

export const achievementsEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/achievements",
    access: "public",
    cache: true,
    summary: "Achievements by year, then display order; visitors see the active ones",
    response: z.array(achievement),
  }),
  get: endpoint({
    method: "GET",
    path: "/achievements/:id",
    access: "public",
    cache: true,
    summary: "One achievement",
    params: idParams,
    response: achievement,
  }),
  create: endpoint({
    method: "POST",
    path: "/achievements",
    access: "admin",
    summary: "Adds an achievement; title in both languages and year are required",
    body: achievementContent.input,
    files: form,
    status: 201,
    response: achievement,
  }),
  update: endpoint({
    method: "PUT",
    path: "/achievements/:id",
    access: "admin",
    summary: "Changes what is sent",
    params: idParams,
    headers: basedOn,
    body: achievementContent.input,
    files: form,
    response: achievement,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/achievements/:id",
    access: "admin",
    summary: "Deletes an achievement",
    params: idParams,
  }),
  reorder: endpoint({
    method: "PUT",
    path: "/display-order/achievements",
    access: "admin",
    summary: "Puts all achievements into the order of `ids`",
    body: numberedOrder,
  }),
};

export type AchievementsEndpoints = typeof achievementsEndpoints;
