import { and, asc, inArray, lt, ne, notExists, sql } from "drizzle-orm";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { reviewInvitations, reviews } from "./reviews.table.ts";

/** Who wrote a review is known as long as whose order it was. */
const YEARS = 5;

const of = (email: string) => sql`lower(${reviewInvitations.customer_email}) = ${email.toLowerCase()}`;

const idsOf = (db: Database, email: string) =>
  db.select({ id: reviewInvitations.id }).from(reviewInvitations).where(of(email));

export function countReviewsOf(db: Database, email: string): Promise<number> {
  return db.$count(reviews, inArray(reviews.invitation_id, idsOf(db, email)));
}

/** What the person with the address was asked and has written, oldest first. */
export async function reviewsOf(db: Database, email: string) {
  const invitations = await db
    .select()
    .from(reviewInvitations)
    .where(of(email))
    .orderBy(asc(reviewInvitations.id));
  const written = await db
    .select()
    .from(reviews)
    .where(inArray(reviews.invitation_id, idsOf(db, email)))
    .orderBy(asc(reviews.id));
  return invitations.map((invitation) => ({
    ...invitation,
    reviews: written.filter(({ invitation_id }) => invitation_id === invitation.id),
  }));
}

/**
 * Deletes the reviews of the address with their pictures, and that it was asked; answers how many reviews. Inside
 * `media.atomically`.
 */
export async function eraseReviewsOf(
  { media }: Pick<Context, "media">,
  tx: Database,
  email: string,
): Promise<number> {
  const gone = await tx
    .delete(reviews)
    .where(inArray(reviews.invitation_id, idsOf(tx, email)))
    .returning({ picture: reviews.picture });
  for (const { picture } of gone) await media.release(tx, picture);
  await tx.delete(reviewInvitations).where(of(email));
  return gone.length;
}

/** The daily work: invitations that nobody has taken go with their link, old authors lose their address. */
export async function applyReviewRetention(db: Database, now: Date): Promise<void> {
  const limit = new Date(now);
  limit.setUTCFullYear(limit.getUTCFullYear() - YEARS);
  await db
    .delete(reviewInvitations)
    .where(
      and(
        lt(reviewInvitations.valid_until, now),
        notExists(sql`(select 1 from ${reviews} where ${reviews.invitation_id} = ${reviewInvitations.id})`),
      ),
    );
  await db
    .update(reviewInvitations)
    .set({ customer_name: "", customer_email: "" })
    .where(and(lt(reviewInvitations.created_at, limit), ne(reviewInvitations.customer_email, "")));
}
