import { z } from "zod";
import { HISTORY_ACTIONS } from "#kit/contract/content/history.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { isMediaPath } from "#kit/contract/media/media-path.ts";
import { idParams, instant, wholeNumber } from "#kit/contract/validation/fields.ts";

const version = z.record(z.string(), z.unknown());

const entry = z.object({
  id: z.int(),
  at: instant(),
  /** Who did it, as the account was called then. */
  user: z.object({ id: z.int(), email: z.string(), name: z.string() }),
  /** The kind of the record, such as `cars`. */
  type: z.string(),
  record_id: z.string(),
  action: z.enum(HISTORY_ACTIONS),
  /** What the record was called, in both languages. */
  label: z.object({ en: z.string(), cs: z.string() }),
  /** Whether the record is still there. */
  exists: z.boolean(),
  /** Whether there is a previous version that can be put back. */
  can_restore: z.boolean(),
});

/** The stored columns before and after; of orders and messages only the changed field. */
const entryDetail = entry.extend({
  before: version.nullable(),
  after: version.nullable(),
  /** The record has been changed once more since. */
  changed_since: z.boolean(),
});

const pagination = z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() });

const blankAsAbsent = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const listQuery = z.object({
  /** One of the kinds that the site knows; any other is 400. */
  type: blankAsAbsent(z.string().max(100)),
  /** The record's id, together with `type`. */
  record: blankAsAbsent(z.string().max(200)),
  /** The id of who did it. */
  user: blankAsAbsent(wholeNumber(1)),
  /** Part of the record's name, or of the name or e-mail of who did it. */
  q: blankAsAbsent(z.string().trim().max(200)),
  page: wholeNumber(1, 1_000_000).default(1),
  limit: wholeNumber(1, 200).default(50),
});

export type HistoryEntry = z.output<typeof entry>;
export type HistoryDetail = z.output<typeof entryDetail>;
export type HistoryQuery = z.output<typeof listQuery>;

/** The log of changes: who changed what and when, and the way back. */
export const historyEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/history",
    access: "admin",
    roles: ["content", "shop"],
    summary: "Changes of all records, the newest first, with everybody who is in the log",
    query: listQuery,
    response: z.object({
      entries: z.array(entry),
      users: z.array(entry.shape.user),
      pagination,
    }),
  }),
  get: endpoint({
    method: "GET",
    path: "/history/:id",
    access: "admin",
    roles: ["content", "shop"],
    summary: "One change with the record before and after it",
    params: idParams,
    response: entryDetail,
  }),
  picture: endpoint({
    method: "GET",
    path: "/history/:id/picture",
    access: "admin",
    roles: ["content", "shop"],
    summary: "A picture of one of the versions, small, also where no page shows it any more",
    params: idParams,
    query: z.object({ path: z.string().refine(isMediaPath) }),
    raw: { contentType: "image/webp" },
  }),
  restore: endpoint({
    method: "POST",
    path: "/history/:id/restore",
    access: "admin",
    roles: ["content", "shop"],
    summary:
      "Puts back the version before this change, a deleted record under its own id; answers the entry of the restoring. " +
      "409 where there is nothing to put back or another record has taken its place",
    params: idParams,
    response: entryDetail,
  }),
};

export type HistoryEndpoints = typeof historyEndpoints;
