import { createHash, randomBytes } from "node:crypto";
import { and, asc, eq, isNotNull, isNull, lte, ne } from "drizzle-orm";
import { products, productVariants } from "#features/products/server/index.ts";
import { invalidField, Refusal } from "#kit/contract/errors.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { writeEntry } from "#kit/server/history/record-history.ts";
import type { NewGiveaway } from "../../giveaways.contract.ts";
import { CODE_BYTES, voucherCode } from "../../voucher-code.ts";
import { drawVouchers } from "../pdf/draw-voucher.ts";
import { moneyOf, noteIssued } from "../value/voucher-ledger.ts";
import { voucherContent, voucherTeam } from "../voucher-content-of.ts";
import { queueGivenMail } from "../voucher-mail.ts";
import { documentOf } from "../voucher-parts.ts";
import { VOUCHER_WORDS } from "../voucher-words.ts";
import { actorOf, toVouchers } from "../vouchers.service.ts";
import { voucherEvents, vouchers } from "../vouchers.table.ts";
import { giveaways } from "./giveaways.table.ts";

/** Longer than anybody means: a typing error. */
const MOST_DAYS = 10 * 366;

const NOT_GIVEN: Both<string> = {
  en: "This isn’t sold as a voucher. Choose another ride.",
  cs: "Tohle se jako poukaz neprodává. Vyberte jinou jízdu.",
};
const NO_SIZE: Both<string> = { en: "Choose which one.", cs: "Vyberte variantu." };
const PAST: Both<string> = {
  en: "The last day must be today or later, and within ten years.",
  cs: "Poslední den musí být dnešek nebo pozdější, nejvýš za deset let.",
};

const NOT_THEN: Both<string> = {
  en: "The e-mail can be sent on any day from today to the last day.",
  cs: "E-mail může odejít od dneška do posledního dne platnosti.",
};

export type Giveaway = typeof giveaways.$inferSelect;

/**
 * Gives vouchers away: real ones, without an order, papers or money. One transaction with their mail and the entry in
 * the log of changes. The same key with the same body answers what is there.
 *
 * @throws Refusal INVALID, IDEMPOTENCY_KEY_REUSED
 */
export async function giveVouchers(context: Context, { key, ...wish }: NewGiveaway) {
  const body_hash = createHash("sha256").update(JSON.stringify(wish)).digest("base64url");
  const today = pragueDay(context.now());
  if (wish.valid_until < today || wish.valid_until > addDays(today, MOST_DAYS))
    throw invalidField("valid_until", PAST, context.language);
  if (wish.mail_on !== null && (wish.mail_on < today || wish.mail_on > wish.valid_until))
    throw invalidField("mail_on", NOT_THEN, context.language);
  const id = await context.db.transaction(async (tx) => {
    const { product, names } = await rideOf(context, tx, wish);
    const { variant: _, product: product_id, ...said } = wish;
    const values = { ...said, product_id, names, by: actorOf(context), at: context.now(), body_hash };
    // A second tap waits here until the first is done.
    const [given] = await tx
      .insert(giveaways)
      .values({ ...values, key: key ?? null })
      .onConflictDoNothing({ target: giveaways.key })
      .returning();
    if (!given) return earlierOf(tx, key ?? "", body_hash);
    await issue(context, tx, given, product);
    return given.id;
  });
  return { id, vouchers: await toVouchers(context, eq(vouchers.giveaway_id, id)) };
}

/** What is given away: a product that is sold as a voucher, with the size's name behind it where it has sizes. */
async function rideOf(context: Context, tx: Database, { product: id, variant }: NewGiveaway) {
  const [product] = await tx.select().from(products).where(eq(products.id, id));
  if (!product?.is_voucher || !product.is_active) throw invalidField("product", NOT_GIVEN, context.language);
  const { en, cs } = product.translations;
  const sizes = await tx
    .select()
    .from(productVariants)
    .where(and(eq(productVariants.product_id, id), eq(productVariants.is_active, true)));
  const size = sizes.find((one) => one.id === variant);
  if ((sizes.length > 0 || variant !== null) && !size)
    throw invalidField("variant", NO_SIZE, context.language);
  const named = (name: string, language: Language) =>
    [name, size && (size.label[language] || size.label.en || size.label.cs)].filter(Boolean).join(", ");
  return { product, names: { en: named(en.name, "en"), cs: named(cs.name, "cs") } };
}

async function issue(
  context: Context,
  tx: Database,
  given: Giveaway,
  product: typeof products.$inferSelect,
): Promise<void> {
  const { id: giveaway_id, language, valid_until, at, names, quantity, reason, by } = given;
  const team = await voucherTeam(context, tx, language);
  const content = voucherContent(names[language] || names.en || names.cs, product, language, team);
  const issued = await tx
    .insert(vouchers)
    .values(
      Array.from({ length: quantity }, (_, i) => ({
        code: voucherCode(randomBytes(CODE_BYTES)),
        giveaway_id,
        piece: i + 1,
        language,
        content,
        issued_at: at,
        valid_until,
        ...moneyOf(product.is_value ? product.price_halere : null),
      })),
    )
    .returning();
  await tx
    .insert(voucherEvents)
    .values(issued.map(({ id }) => ({ voucher_id: id, at, by, kind: "issued" as const, note: reason })));
  await noteIssued(context, tx, issued);
  const waits = given.mail_on !== null && given.mail_on > pragueDay(at);
  if (!waits) await queueGivenMail(context, tx, given, issued);
  const after = { quantity, reason, valid_until };
  await writeEntry(context, tx, {
    type: "giveaways",
    id: giveaway_id,
    action: "added",
    label: names,
    before: null,
    after,
  });
}

async function earlierOf(tx: Database, key: string, hash: string): Promise<number> {
  const [earlier] = await tx.select().from(giveaways).where(eq(giveaways.key, key));
  if (earlier?.body_hash !== hash) throw new Refusal("IDEMPOTENCY_KEY_REUSED");
  return earlier.id;
}

/** The vouchers of a giveaway that are not void, in one PDF. Throws NOT_FOUND where there is none. */
export async function printGiveaway(context: Context, id: number): Promise<Buffer> {
  const [given] = await context.db.select().from(giveaways).where(eq(giveaways.id, id));
  const rows = await context.db
    .select()
    .from(vouchers)
    .where(and(eq(vouchers.giveaway_id, id), isNull(vouchers.voided_at)))
    .orderBy(asc(vouchers.piece));
  if (!given || rows.length === 0) throw new Refusal("NOT_FOUND");
  const places = await context.parts.voucherSeats.placesOf(context.db, rows);
  const documents = rows.map((row) => documentOf(context, row, given, places.get(row.id)));
  return drawVouchers(documents, VOUCHER_WORDS[given.language].voucher);
}

/** Sends what was given away for a day until this one; each in a transaction of its own, once. */
export async function sendDueGiveaways(context: Context, until: string): Promise<number> {
  const isDue = and(isNotNull(giveaways.mail_on), lte(giveaways.mail_on, until), isNull(giveaways.mailed_at));
  const due = await context.db
    .select({ id: giveaways.id })
    .from(giveaways)
    .where(and(isDue, ne(giveaways.email, "")));
  let sent = 0;
  for (const { id } of due) {
    await context.db.transaction(async (tx) => {
      const [given] = await tx
        .select()
        .from(giveaways)
        .where(and(eq(giveaways.id, id), isDue, ne(giveaways.email, "")))
        .for("update");
      if (!given) return;
      const ofIt = and(eq(vouchers.giveaway_id, id), isNull(vouchers.voided_at), isNull(vouchers.used_at));
      const rows = await tx.select().from(vouchers).where(ofIt).orderBy(asc(vouchers.piece)).for("update");
      await queueGivenMail(context, tx, given, rows);
      sent += rows.length > 0 ? 1 : 0;
    });
  }
  return sent;
}
