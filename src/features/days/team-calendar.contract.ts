import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { EVERYBODY } from "#kit/contract/roles.ts";

const address = z.object({
  /** To subscribe to; null while nobody has asked for one. */
  url: z.string().nullable(),
});

/** The team's own calendar: all days with what is taken of them, at an address that is a secret. */
export const teamCalendarEndpoints = {
  address: endpoint({
    method: "GET",
    path: "/team-calendar",
    access: "admin",
    roles: EVERYBODY,
    summary: "The secret address of the calendar of all ride days, drafts too; null where there is none yet",
    response: address,
  }),
  renew: endpoint({
    method: "POST",
    path: "/team-calendar",
    access: "admin",
    roles: ["content"],
    summary: "Makes a new address; the former one ends",
    status: 201,
    response: address,
    keepsAnswers: true,
  }),
  feed: endpoint({
    method: "GET",
    path: "/team-calendar/:key",
    access: "open",
    summary: "The calendar itself (RFC 5545), for who has its address. It names no customer",
    params: z.object({ key: z.string().min(1).max(100) }),
    query: z.object({ lang: z.enum(LANGUAGES).default("cs") }),
    raw: { contentType: "text/calendar; charset=utf-8" },
  }),
};

export type TeamCalendarEndpoints = typeof teamCalendarEndpoints;
