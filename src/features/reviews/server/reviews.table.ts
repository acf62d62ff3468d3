import { sql } from "drizzle-orm";
import {
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  timestamp,
  uniqueIndex,
} from "drizzle-orm/pg-core";
import { orders } from "#features/orders/server/index.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { timestamps } from "#kit/server/content/content-columns.ts";
import {
  registerKeptMedia,
  registerMediaReferences,
  registerVisitorMedia,
} from "#kit/server/media/media-references.ts";
import type { HideReason, ReviewState } from "../review-rules.ts";

const moment = () => timestamp({ withTimezone: true, mode: "date" });

/** Something that can be reviewed, as it was called when it was sold. */
export interface Subject {
  product_id: string;
  names: Both<string>;
}

/** Who was asked for a review, each once: a row for a ride, or for an order with all its goods. */
export const reviewInvitations = pgTable(
  "review_invitations",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** The order of the goods; null for a ride. */
    order_id: integer().references(() => orders.id, { onDelete: "set null" }),
    /** The booking of the ride; null for goods. No foreign key: reviews know nothing of bookings. */
    booking_id: integer(),
    /** The day of the ride in Prague; null for goods. */
    ridden_on: date({ mode: "string" }),
    subjects: jsonb().$type<Subject[]>().notNull(),
    language: text().$type<Language>().notNull(),
    customer_name: text().notNull(),
    customer_email: text().notNull(),
    /** Until when the link takes reviews. */
    valid_until: moment().notNull(),
    created_at: moment().notNull(),
  },
  (invitation) => [
    // Whatever two servers do at once, an order and a ride are asked about once.
    uniqueIndex("review_invitations_order").on(invitation.order_id),
    uniqueIndex("review_invitations_booking").on(invitation.booking_id),
    // Who rode three times on a day is asked about it once.
    uniqueIndex("review_invitations_ride")
      .on(
        sql`lower(${invitation.customer_email})`,
        sql`(${invitation.subjects} -> 0 ->> 'product_id')`,
        invitation.ridden_on,
      )
      .where(sql`"ridden_on" is not null and "customer_email" <> ''`),
    index("review_invitations_end").on(invitation.valid_until),
    index("review_invitations_of_customer").on(sql`lower(${invitation.customer_email})`),
  ],
);

export const reviews = pgTable(
  "reviews",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    /** Null for those that the demo team came with. */
    invitation_id: integer().references(() => reviewInvitations.id, { onDelete: "cascade" }),
    /** No foreign key: a product may go. */
    product_id: text().notNull(),
    names: jsonb().$type<Both<string>>().notNull(),
    state: text().$type<ReviewState>().notNull().default("waiting"),
    stars: smallint().notNull(),
    /** As it was written, and in which language. */
    text: text().notNull(),
    language: text().$type<Language>().notNull(),
    /** What others see of the author; blank: nothing. */
    name: text().notNull(),
    /** The picture wherever it lies; visitors reach only what is shown. */
    picture: text(),
    /** The same, while the review is published. */
    shown_picture: text(),
    written_at: moment().notNull(),
    hidden_reason: text().$type<HideReason>(),
    hidden_note: text().notNull().default(""),
    decided_at: moment(),
    /** The team's answer, and in which language; blank: none. */
    answer: text().notNull().default(""),
    answer_language: text().$type<Language>(),
    answered_at: moment(),
    ...timestamps(),
  },
  (review) => [
    // A double click is one review.
    uniqueIndex("reviews_once").on(review.invitation_id, review.product_id),
    index("reviews_shown").on(review.product_id, review.written_at).where(sql`"state" = 'published'`),
    index("reviews_by_state").on(review.state, review.written_at),
    check("reviews_stars", sql`${review.stars} between 1 and 5`),
    check("reviews_reason", sql`(${review.state} = 'hidden') = (${review.hidden_reason} is not null)`),
  ],
);

registerMediaReferences(reviews.shown_picture);
registerKeptMedia(reviews.picture);
registerVisitorMedia(reviews.picture, reviews.shown_picture);

/** Who does not want to be asked again: a keyed hash of the address. */
export const reviewRefusals = pgTable("review_refusals", {
  address_hash: text().primaryKey(),
  at: moment().notNull(),
});
