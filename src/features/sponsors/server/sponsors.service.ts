import { eq } from "drizzle-orm";
import { checked, contentStore, flattened, merged } from "#kit/server/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { placePicture, uploadedPicture } from "#kit/server/pictures.ts";
import { type SponsorInput, sponsorContent } from "../sponsors.contract.ts";
import { sponsors } from "./sponsors.table.ts";

const history = recordHistory<typeof sponsors.$inferSelect>("sponsors", ({ translations: { en, cs } }) => ({
  en: en.name,
  cs: cs.name,
}));
const store = contentStore(sponsors, history);

const NO_TEXTS = { name: "" };

const NEW_SPONSOR = {
  logo_path: null,
  website_url: "",
  display_order: 0,
  is_active: true,
  translations: { en: NO_TEXTS, cs: NO_TEXTS },
};

/** All sponsors the asker may see, by display order. */
export async function listSponsors({ db, user, language }: Context) {
  const rows = await store.list(db, user !== null);
  return rows.map((row) => flattened(row, language));
}

/** One sponsor. Throws NOT_FOUND. */
export async function getSponsor({ db, user, language }: Context, id: number) {
  return flattened(await store.get(db, user !== null, eq(sponsors.id, id)), language);
}

/** Adds a sponsor. Throws INVALID, MediaError. */
export async function createSponsor(context: Context, input: SponsorInput) {
  const values = merged(sponsorContent.whole, NEW_SPONSOR, input, context.language);
  const uploaded = await uploadedPicture(context, "logo", { svg: true });
  return context.media.atomically(async (tx) => {
    const logo_path = await placePicture(context, tx, {
      uploaded,
      sent: input.logo_path,
      stored: null,
      field: "logo_path",
    });
    return flattened(await store.insert(context, tx, { ...values, logo_path }), context.language);
  });
}

/** Changes what is sent; a replaced logo's file goes. Throws NOT_FOUND, INVALID, MediaError. */
export async function updateSponsor(context: Context, id: number, input: SponsorInput) {
  const uploaded = await uploadedPicture(context, "logo", { svg: true });
  return context.media.atomically(async (tx) => {
    const stored = await store.lock(tx, eq(sponsors.id, id));
    await history.unchanged(context, tx, stored, () => flattened(stored, context.language));
    const values = merged(sponsorContent.whole, stored, input, context.language);
    const logo_path = await placePicture(context, tx, {
      uploaded,
      sent: input.logo_path,
      stored: stored.logo_path,
      field: "logo_path",
    });
    return flattened(await store.update(context, tx, stored, { ...values, logo_path }), context.language);
  });
}

/** Deletes a sponsor and the logo's file. Throws NOT_FOUND. */
export async function removeSponsor(context: Context, id: number): Promise<void> {
  const { media } = context;
  await media.atomically(async (tx) => {
    const sponsor = await store.lock(tx, eq(sponsors.id, id));
    await store.remove(context, tx, sponsor);
    await media.release(tx, sponsor.logo_path);
  });
}

/** Puts a logged version back. Throws INVALID, CONFLICT. */
export async function restoreSponsor(context: Context, tx: Database, version: Version): Promise<void> {
  checked(sponsorContent.whole, version, context.language);
  await store.restore(context, tx, version);
}

/** Puts all sponsors into the order of `ids`. Throws CONFLICT. */
export function orderSponsors(context: Context, ids: number[]): Promise<void> {
  return store.reorder(context, ids);
}
