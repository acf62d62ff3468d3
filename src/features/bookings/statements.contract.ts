import { z } from "zod";
import { seatStatement, signedStatement } from "#features/statements/statements.contract.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { idParams, instant } from "#kit/contract/validation/fields.ts";
import { bookingAddress } from "./bookings.contract.ts";

const limit = z.int().nullable();
const rideLimits = z.object({ min_height: limit, max_height: limit, min_weight: limit, max_weight: limit });

const bookingStatements = z.object({
  name: z.string(),
  starts_at: instant(),
  /** Whether it can be signed now: the booking holds and its ride is not over. */
  is_open: z.boolean(),
  /** The rules of today in the asked language. */
  rules: z.object({
    title: z.string(),
    /** HTML with placeholders. */
    content: z.string(),
    valid_from: z.string(),
    version: z.int().nullable(),
  }),
  /** Of height and weight: what has one is asked for and checked. */
  limits: rideLimits,
  seats: z.array(seatStatement),
});

export type BookingStatements = z.output<typeof bookingStatements>;

const ofTeam = { access: "admin", roles: ["shop", "track"] } as const;

/** Statements of the riders of a booking. */
export const bookingStatementsEndpoints = {
  mine: endpoint({
    method: "GET",
    path: "/bookings/mine/:id/:key/statements",
    access: "public",
    summary:
      "The safety rules and who of a booking's riders has signed them, by the key of the link in the mail",
    params: bookingAddress,
    response: bookingStatements,
  }),
  sign: endpoint({
    method: "POST",
    path: "/bookings/mine/:id/:key/statements",
    access: "public",
    summary: "Signs the rules for one seat; 409 where they have changed since they were shown",
    params: bookingAddress,
    body: signedStatement,
    response: bookingStatements,
    keepsAnswers: true,
  }),
  ofBooking: endpoint({
    ...ofTeam,
    method: "GET",
    path: "/bookings/admin/:id/statements",
    summary: "The safety rules and who of a booking's riders has signed them, for the team",
    params: idParams,
    response: bookingStatements,
  }),
  take: endpoint({
    ...ofTeam,
    method: "POST",
    path: "/bookings/admin/:id/statements",
    summary: "A statement that is signed on the team's device on the spot",
    params: idParams,
    body: signedStatement,
    response: bookingStatements,
    keepsAnswers: true,
  }),
  paper: endpoint({
    ...ofTeam,
    method: "GET",
    path: "/bookings/admin/statements/:id/paper",
    summary: "A signed statement as PDF, as it was signed; its SHA-256 is in the ETag",
    params: idParams,
    raw: { contentType: "application/pdf" },
  }),
  askAgain: endpoint({
    ...ofTeam,
    roles: ["shop"],
    method: "POST",
    path: "/bookings/admin/days/:id/statements/ask-again",
    summary: "Asks everybody of a day who has signed earlier rules to sign those of today",
    params: idParams,
    response: z.object({ asked: z.int() }),
    keepsAnswers: true,
  }),
};

export type BookingStatementsEndpoints = typeof bookingStatementsEndpoints;
