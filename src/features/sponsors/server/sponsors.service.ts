import { eq } from "drizzle-orm";
import { contentStore, flattened, merged } from "#kit/server/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import { placePicture, uploadedPicture } from "#kit/server/pictures.ts";
import { type SponsorInput, sponsorContent } from "../sponsors.contract.ts";
import { sponsors } from "./sponsors.table.ts";

const store = contentStore(sponsors);

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
    return flattened(await store.insert(tx, { ...values, logo_path }), context.language);
  });
}

/** Changes what is sent; a replaced logo's file goes. Throws NOT_FOUND, INVALID, MediaError. */
export async function updateSponsor(context: Context, id: number, input: SponsorInput) {
  const uploaded = await uploadedPicture(context, "logo", { svg: true });
  return context.media.atomically(async (tx) => {
    const stored = await store.lock(tx, eq(sponsors.id, id));
    const values = merged(sponsorContent.whole, stored, input, context.language);
    const logo_path = await placePicture(context, tx, {
      uploaded,
      sent: input.logo_path,
      stored: stored.logo_path,
      field: "logo_path",
    });
    return flattened(await store.update(tx, id, { ...values, logo_path }), context.language);
  });
}

/** Deletes a sponsor and the logo's file. Throws NOT_FOUND. */
export async function removeSponsor({ media }: Context, id: number): Promise<void> {
  await media.atomically(async (tx) => {
    const sponsor = await store.lock(tx, eq(sponsors.id, id));
    await store.remove(tx, id);
    await media.release(tx, sponsor.logo_path);
  });
}
