import { z } from "zod";
import { toDifference } from "#features/accounting/accounting.contract.ts";
import { REGISTER_ERRORS, REGISTERS } from "#features/companies/companies.contract.ts";
import { CARRIER_ERRORS, POINTS_ERRORS } from "#features/parcels/index.ts";
import { GATEWAY_ERRORS, GATEWAYS } from "#features/payments/index.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { OWNERS_ONLY } from "#kit/contract/roles.ts";
import { instant } from "#kit/contract/validation/fields.ts";

/** `attention`: works, but somebody should look. `wrong`: something is lost or stands still until somebody acts. */
const state = z.enum(["ok", "attention", "wrong"]);
const count = z.int().min(0);

const health = z.object({
  /** The worst of all. */
  state,
  version: z.string(),
  /** Short hash of the code that runs; null where it is not known. */
  commit: z.string().nullable(),
  started_at: instant(),
  checked_at: instant(),
  backup: z.object({
    state,
    last: z.object({ at: instant(), ok: z.boolean(), bytes: count, fault: z.string() }).nullable(),
    /** When the last one was made whose test restore succeeded. */
    last_good: instant().nullable(),
  }),
  mails: z.object({
    state,
    /** `files`: no mail server is set, mails are written to a folder. */
    delivery: z.enum(["smtp", "files"]),
    waiting: count,
    /** Of them, those that the mail server did not take at the first try. */
    tried: count,
    /** Since when the oldest one waits. */
    oldest: instant().nullable(),
    /** Given up in the last seven days. */
    failed: count,
  }),
  jobs: z.object({
    state,
    /** Due, and not begun. */
    waiting: count,
    running: count,
    /** Given up in the last day. */
    failed: count,
    oldest: instant().nullable(),
  }),
  daily: z.object({ state, last: instant().nullable() }),
  disk: z.object({
    state,
    free: count,
    total: count,
    /** The disk of the backups, where it is another than that of the data. */
    backups: z.object({ free: count, total: count }).nullable(),
  }),
  /** Where pictures and films lie, and whether it answers now. */
  files: z.object({ state, kind: z.enum(["disk", "bucket"]), answers: z.boolean() }),
  database: z.object({ state, kind: z.enum(["embedded", "server"]), bytes: count }),
  /** Whether customers may pay by transfer (`wanted`), and whether the settings name an account for it. */
  transfers: z.object({ state, wanted: z.boolean(), account: z.boolean() }),
  /** The bank that is asked for payments by itself (null: none), and payments that wait for a decision. */
  bank: z.object({
    state,
    link: z
      .object({
        /** The last day of its token. */
        expires_on: z.string(),
        last_ok_at: instant().nullable(),
        fault: z.enum(["refused", "away", "unreadable", "other-account", "too-much"]).nullable(),
      })
      .nullable(),
    waiting: count,
    /** Since when the oldest one waits. */
    oldest: instant().nullable(),
  }),
  /** How orders, payments, refunds and papers agreed when they were compared last; null: they never were. */
  books: z.object({
    state,
    last: z
      .object({
        at: instant(),
        orders: count,
        differences: count,
        /** The first of them. */
        shown: z.array(toDifference),
      })
      .nullable(),
  }),
  /** Times of ride days to come that more people have booked than there are places. */
  places: z.object({
    state,
    slots: z.array(
      z.object({
        day: z.int(),
        /** YYYY-MM-DD */
        date: z.string(),
        starts_at: instant(),
        seats: z.int(),
        taken: z.int(),
      }),
    ),
  }),
  /** The carrier that parcels are handed to (null: none is connected), and parcels that somebody must look at. */
  parcels: z.object({
    state,
    link: z
      .object({
        last_ok_at: instant().nullable(),
        fault: z.enum(CARRIER_ERRORS).nullable(),
        failing_since: instant().nullable(),
        points_loaded_at: instant().nullable(),
        points_fault: z.enum(POINTS_ERRORS).nullable(),
      })
      .nullable(),
    /** Packets of which nobody knows whether they were made. */
    uncertain: count,
    /** Orders that are still to be sent to a point that has closed. */
    closed: count,
  }),
  /** The registers of companies and VAT numbers that were asked so far. */
  registers: z.object({
    state,
    all: z.array(
      z.object({
        register: z.enum(REGISTERS),
        last_ok_at: instant().nullable(),
        fault: z.enum(REGISTER_ERRORS).nullable(),
        failing_since: instant().nullable(),
      }),
    ),
  }),
  /** Phones and computers of the team that notifications go to, and those whose push service does not answer. */
  push: z.object({
    state,
    devices: count,
    away: count,
    failing_since: instant().nullable(),
  }),
  cards: z.object({
    state,
    gateway: z.enum([...GATEWAYS, "none"]),
    moves_money: z.boolean(),
    /** Why the gateway's last check failed, and since when it does; null where it answers. */
    fault: z.enum(GATEWAY_ERRORS).nullable(),
    failing_since: instant().nullable(),
    /** Refunds that its gateway has not answered for an hour, and those that a person has to look at. */
    refunds: count,
  }),
  settings: z.object({
    state,
    /** Keys of built-in settings whose stored value breaks its rule: it counts as not set. */
    wrong: z.array(z.string()),
    /** The IBAN and the account number are of two accounts. */
    accounts_differ: z.boolean(),
    /** Links of sponsors, events and team members that are no web address: they are not shown. */
    links: count,
  }),
});

export type Health = z.output<typeof health>;
export type HealthState = z.output<typeof state>;

/** The parts that are judged, in the order of their weight for the team. */
export const HEALTH_PARTS = [
  "backup",
  "mails",
  "jobs",
  "daily",
  "disk",
  "files",
  "database",
  "transfers",
  "bank",
  "cards",
  "books",
  "places",
  "parcels",
  "registers",
  "push",
  "settings",
] as const;
export type HealthPart = (typeof HEALTH_PARTS)[number];

export const healthEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/health",
    access: "admin",
    roles: OWNERS_ONLY,
    summary:
      "How the site is: backups, mails, jobs, disk, files, database, transfers, the bank, cards, the books, parcels, registers, notifications, each with a judgement",
    response: health,
  }),
};

export type HealthEndpoints = typeof healthEndpoints;
