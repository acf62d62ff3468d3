import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { OWNERS_ONLY } from "#kit/contract/roles.ts";
import { CONFIRMED_STEPS, GOING_LIVE_STEPS } from "./going-live-steps.ts";

const guide = z.object({
  steps: z.array(
    z.object({
      step: z.enum(GOING_LIVE_STEPS),
      done: z.boolean(),
      /** Who of the team has said so; null where it is seen by itself. */
      confirmed_by: z.string().nullable(),
    }),
  ),
  /** Records of the demo team: those as they came, and those that somebody has changed since. */
  demo: z.object({ unchanged: z.int(), changed: z.int() }),
  /** Whether customers can pay by card: money moves, only the test gateway answers, or it is not offered. */
  cards: z.enum(["live", "test", "off"]),
  /** `files`: no mail server is set, mails are written to a folder. */
  delivery: z.enum(["smtp", "files"]),
});

export type GoingLive = z.output<typeof guide>;

const removed = z.object({
  removed: z.int(),
  /** Names of records that could not be removed, such as a product that somebody has ordered. */
  left: z.array(z.string()),
});

export type RemovedDemo = z.output<typeof removed>;

export const goingLiveEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/going-live",
    access: "admin",
    roles: OWNERS_ONLY,
    summary: "What is left to do before the site sells in earnest",
    response: guide,
  }),
  confirm: endpoint({
    method: "PUT",
    path: "/going-live/:step",
    access: "admin",
    roles: OWNERS_ONLY,
    summary:
      "Says that a step which no program can see is done, or is not; 409 for the legal texts before the team has a name and a contact, which they carry",
    params: z.object({ step: z.enum(CONFIRMED_STEPS) }),
    body: z.object({ done: z.boolean() }),
    response: guide,
  }),
  testMail: endpoint({
    method: "POST",
    path: "/going-live/test-mail",
    access: "admin",
    roles: OWNERS_ONLY,
    summary: "Sends a mail to oneself; its row in the outbox tells whether it went out",
    response: z.object({ mail_id: z.int(), to: z.string() }),
  }),
  removeDemo: endpoint({
    method: "DELETE",
    path: "/going-live/demo",
    access: "admin",
    roles: OWNERS_ONLY,
    summary:
      "Removes the demo team's records with their pictures, but for those that somebody has changed. " +
      "Each is in the log of changes and can be put back; the demo's reviews and bookings go for good",
    response: removed,
  }),
};

export type GoingLiveEndpoints = typeof goingLiveEndpoints;
