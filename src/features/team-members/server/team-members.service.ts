import { eq } from "drizzle-orm";
import { invalidField } from "#kit/contract/errors.ts";
import { checked, contentStore, flattened, merged } from "#kit/server/content-store.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database.ts";
import type { Version } from "#kit/server/history/history.table.ts";
import { recordHistory } from "#kit/server/history/record-history.ts";
import { placePicture, uploadedPicture } from "#kit/server/pictures.ts";
import { memberContent, type TeamMemberInput } from "../team-members.contract.ts";
import { teamMembers } from "./team-members.table.ts";

const history = recordHistory<typeof teamMembers.$inferSelect>(
  "team-members",
  ({ translations: { en, cs } }) => ({
    en: en.name,
    cs: cs.name,
  }),
);
const store = contentStore(teamMembers, history);

const NO_TEXTS = { name: "", position: "", description: "", image_alt: "" };

const NEW_MEMBER = {
  image_path: null,
  instagram_url: "",
  facebook_url: "",
  display_order: 0,
  is_active: true,
  translations: { en: NO_TEXTS, cs: NO_TEXTS },
};

const PHOTO_REQUIRED = {
  en: "Photo is required for a new member",
  cs: "U nového člena je fotografie povinná",
};

/** All team members the asker may see, by display order. */
export async function listMembers({ db, user, language }: Context) {
  const rows = await store.list(db, user !== null);
  return rows.map((row) => flattened(row, language));
}

/** One team member. Throws NOT_FOUND. */
export async function getMember({ db, user, language }: Context, id: number) {
  return flattened(await store.get(db, user !== null, eq(teamMembers.id, id)), language);
}

/** Adds a team member. Throws INVALID, MediaError. */
export async function createMember(context: Context, input: TeamMemberInput) {
  const values = merged(memberContent.whole, NEW_MEMBER, input, context.language);
  const uploaded = await uploadedPicture(context, "image");
  if (!uploaded && !values.image_path) throw invalidField("image", PHOTO_REQUIRED, context.language);
  return context.media.atomically(async (tx) => {
    const image_path = await placePicture(context, tx, {
      uploaded,
      sent: input.image_path,
      stored: null,
      field: "image_path",
    });
    return flattened(await store.insert(context, tx, { ...values, image_path }), context.language);
  });
}

/** Changes what is sent; a replaced photo's file goes. Throws NOT_FOUND, INVALID, MediaError. */
export async function updateMember(context: Context, id: number, input: TeamMemberInput) {
  const uploaded = await uploadedPicture(context, "image");
  return context.media.atomically(async (tx) => {
    const stored = await store.lock(tx, eq(teamMembers.id, id));
    await history.unchanged(context, tx, stored, () => flattened(stored, context.language));
    const values = merged(memberContent.whole, stored, input, context.language);
    const image_path = await placePicture(context, tx, {
      uploaded,
      sent: input.image_path,
      stored: stored.image_path,
      field: "image_path",
    });
    return flattened(await store.update(context, tx, stored, { ...values, image_path }), context.language);
  });
}

/** Deletes a team member and the photo's file. Throws NOT_FOUND. */
export async function removeMember(context: Context, id: number): Promise<void> {
  const { media } = context;
  await media.atomically(async (tx) => {
    const member = await store.lock(tx, eq(teamMembers.id, id));
    await store.remove(context, tx, member);
    await media.release(tx, member.image_path);
  });
}

/** Puts a logged version back. Throws INVALID, CONFLICT. */
export async function restoreMember(context: Context, tx: Database, version: Version): Promise<void> {
  checked(memberContent.whole, version, context.language);
  await store.restore(context, tx, version);
}

/** Puts all members into the order of `ids`. Throws CONFLICT. */
export function orderMembers(context: Context, ids: number[]): Promise<void> {
  return store.reorder(context, ids);
}
