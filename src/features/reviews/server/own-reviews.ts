import { and, eq, inArray } from "drizzle-orm";
import type { FastifyReply } from "fastify";
import { ORDER, orders } from "#features/orders/server/index.ts";
import { products } from "#features/products/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { MEDIA_TYPES, parseMediaPath } from "#kit/contract/media/media-path.ts";
import { laterThan } from "#kit/server/content/content-columns.ts";
import { uploadedPicture } from "#kit/server/content/pictures.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { requireHit } from "#kit/server/rate-limit/rate-limit.ts";
import { firstName } from "../review-rules.ts";
import type { NewReview } from "../reviews.contract.ts";
import { isOver, isRefused } from "./invite.ts";
import { addressHash, type Invitation, invitationByKey, type ReviewAddress } from "./review-key.ts";
import { reviewRefusals, reviews } from "./reviews.table.ts";

type Review = typeof reviews.$inferSelect;

/** Each may bring a picture that is decoded: more in an hour of one link is nobody's second thoughts. */
const MOST_WRITTEN = { limit: 30, windowMs: 3_600_000 };

const CLOSED: Both<string> = {
  en: "This link no longer accepts reviews: its 90 days are over, or the order was cancelled.",
  cs: "Tento odkaz už recenze nepřijímá: uplynulo 90 dní, nebo byla objednávka zrušena.",
};
const GONE: Both<string> = {
  en: "We no longer offer this product, so there is nowhere to show its review.",
  cs: "Tento produkt už nenabízíme, recenzi k němu proto není kde ukázat.",
};
const PUBLISHED: Both<string> = {
  en: "Your review has been published in the meantime and can’t be changed any more. You can withdraw it.",
  cs: "Vaše recenze už je mezitím zveřejněná a změnit ji nejde. Můžete ji vzít zpět.",
};

/** What can be reviewed by a link, and what was. Throws NOT_FOUND. */
export async function ownReviews(context: Context, address: ReviewAddress) {
  const { config, db } = context;
  return readInvitation(context, db, await invitationByKey(config, db, address));
}

async function readInvitation(context: Context, db: Database, invitation: Invitation) {
  const { language } = context;
  const { subjects, ridden_on, customer_name, customer_email, valid_until } = invitation;
  const ids = subjects.map(({ product_id }) => product_id);
  const known = await db
    .select({
      id: products.id,
      slug: products.slug,
      texts: products.translations,
      is_active: products.is_active,
    })
    .from(products)
    .where(inArray(products.id, ids));
  const written = await db.select().from(reviews).where(eq(reviews.invitation_id, invitation.id));
  return {
    kind: ridden_on ? ("ride" as const) : ("order" as const),
    first_name: firstName(customer_name),
    is_open: await isOpen(context, db, invitation),
    valid_until,
    is_refused: await isRefused(context, db, customer_email),
    items: subjects.map(({ product_id, names }) => {
      const product = known.find(({ id }) => id === product_id);
      const review = written.find((one) => one.product_id === product_id);
      return {
        product_id,
        name: product?.texts[language].name || names[language] || names.en,
        slug: product?.is_active ? product.slug : null,
        review: review ? { ...review, has_picture: review.picture !== null } : null,
      };
    }),
  };
}

/**
 * Stores a review, or changes it until it is published; a hidden one waits for the team again. Throws NOT_FOUND,
 * CONFLICT where it can't be written any more, TOO_MANY_REQUESTS, MediaError for what is no picture.
 */
export async function writeReview(context: Context, address: ReviewAddress, written: NewReview) {
  const { config, db, now, media, language } = context;
  await requireOpen(context, db, await invitationByKey(config, db, address));
  const image = await uploadedPicture(context, "picture");
  return media.atomically(async (tx) => {
    const invitation = await invitationByKey(config, tx, address, { locked: true });
    await requireOpen(context, tx, invitation);
    // What is refused does not count.
    await requireHit({ db: tx, now }, { key: `reviews ${invitation.id}`, ...MOST_WRITTEN });
    const { product_id, stars, text, name, without_picture } = written;
    const subject = invitation.subjects.find((one) => one.product_id === product_id);
    if (!subject) throw new Refusal("NOT_FOUND");
    if (!(await isOffered(tx, product_id))) throw new Refusal("CONFLICT", { words: GONE });
    const [stored] = await tx
      .select()
      .from(reviews)
      .where(and(eq(reviews.invitation_id, invitation.id), eq(reviews.product_id, product_id)))
      .for("update");
    if (stored?.state === "published") throw new Refusal("CONFLICT", { words: PUBLISHED });
    const kept = without_picture ? null : (stored?.picture ?? null);
    const picture = image ? await media.storeImage(tx, image) : kept;
    if (stored && stored.picture !== picture) await media.release(tx, stored.picture);
    // Nobody but the author and the team sees it before it is published.
    await media.release(tx, picture);
    const values = {
      stars,
      text,
      name,
      picture,
      language,
      names: subject.names,
      written_at: now(),
      state: "waiting" as const,
      hidden_reason: null,
      hidden_note: "",
      decided_at: null,
    };
    if (stored)
      await tx
        .update(reviews)
        .set({ ...values, updated_at: laterThan(reviews.updated_at) })
        .where(eq(reviews.id, stored.id));
    else await tx.insert(reviews).values({ ...values, invitation_id: invitation.id, product_id });
    return readInvitation(context, tx, invitation);
  });
}

/** Deletes a review with its picture. Throws NOT_FOUND. */
export function takeReviewBack(context: Context, address: ReviewAddress & { review: number }) {
  const { config, media } = context;
  return media.atomically(async (tx) => {
    const invitation = await invitationByKey(config, tx, address, { locked: true });
    const review = await reviewOf(tx, invitation, address.review);
    await media.release(tx, review.picture);
    await tx.delete(reviews).where(eq(reviews.id, review.id));
    return readInvitation(context, tx, invitation);
  });
}

/** Sends the picture of an own review. Throws NOT_FOUND. */
export async function sendOwnPicture(
  context: Context,
  address: ReviewAddress & { review: number },
  reply: FastifyReply,
): Promise<void> {
  const { config, db } = context;
  const invitation = await invitationByKey(config, db, address);
  await sendPicture(context, await reviewOf(db, invitation, address.review), reply);
}

/** Sends a review's picture wherever it lies. Throws NOT_FOUND. */
export async function sendPicture(
  { media }: Pick<Context, "media">,
  { picture }: Review,
  reply: FastifyReply,
): Promise<void> {
  const kind = picture ? parseMediaPath(picture) : null;
  const content = picture && kind ? await media.read(picture) : null;
  if (!content || !kind) throw new Refusal("NOT_FOUND");
  await reply
    .type(MEDIA_TYPES[kind.extension])
    .header("cache-control", "no-store")
    .header("x-robots-tag", "noindex")
    .send(content);
}

/** Keeps in mind that the person does not want to be asked again. Throws NOT_FOUND. */
export async function refuseReviews(context: Context, address: ReviewAddress) {
  const { config, db, now } = context;
  const invitation = await invitationByKey(config, db, address);
  const address_hash = addressHash(config, invitation.customer_email);
  await db.insert(reviewRefusals).values({ address_hash, at: now() }).onConflictDoNothing();
  return readInvitation(context, db, invitation);
}

/** Throws NOT_FOUND for a wrong key, CONFLICT where nothing can be written any more. */
export async function requireOpenLink(context: Context, address: ReviewAddress): Promise<void> {
  const { config, db } = context;
  await requireOpen(context, db, await invitationByKey(config, db, address));
}

async function reviewOf(db: Database, { id }: Invitation, review: number): Promise<Review> {
  const [found] = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.id, review), eq(reviews.invitation_id, id)));
  if (!found) throw new Refusal("NOT_FOUND");
  return found;
}

async function requireOpen(context: Context, db: Database, invitation: Invitation): Promise<void> {
  if (!(await isOpen(context, db, invitation))) throw new Refusal("CONFLICT", { words: CLOSED });
}

async function isOffered(db: Database, productId: string): Promise<boolean> {
  return (await db.$count(products, eq(products.id, productId))) > 0;
}

/** Whether a review of this product can still be written by the invitation. */
export async function mayWrite(
  context: Context,
  db: Database,
  invitation: Invitation,
  productId: string,
): Promise<boolean> {
  return (await isOpen(context, db, invitation)) && (await isOffered(db, productId));
}

async function isOpen(
  { now }: Context,
  db: Database,
  { valid_until, order_id }: Invitation,
): Promise<boolean> {
  if (valid_until <= now()) return false;
  if (order_id === null) return true;
  const [order] = await db.select(ORDER).from(orders).where(eq(orders.id, order_id));
  return order !== undefined && !(await isOver(db, order));
}
