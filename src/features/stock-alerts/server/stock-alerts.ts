import { and, asc, eq, inArray, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { sellerOf } from "#features/orders/server/index.ts";
import { isOrderable, piecesLeft } from "#features/products/index.ts";
import { products, productVariants } from "#features/products/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import { FALLBACK_LANGUAGE, type Language, localised } from "#kit/contract/language/language.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import type { Context, Services } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { type MailPart, mailHtml, mailText } from "#kit/server/mail/mail-parts.ts";
import { mailTexts, textParts } from "#kit/server/mail/mail-words.ts";
import { LINK } from "#kit/server/mail/mailer.ts";
import { linkTo } from "#kit/server/own-address/language-hosts.ts";
import { programContext } from "#kit/server/program-context.ts";
import { mayMailStranger } from "#kit/server/rate-limit/mail-to-strangers.ts";
import { isKey, secretKey } from "#kit/server/secrets/secret-key.ts";
import type { OwnAlert } from "../stock-alerts.contract.ts";
import { ALERT_ASKED_MAIL, ALERT_WORDS, BACK_MAIL } from "./stock-alert.mails.ts";
import { stockAlerts } from "./stock-alerts.table.ts";

type Alert = typeof stockAlerts.$inferSelect;
type ProductRow = typeof products.$inferSelect;
type VariantRow = typeof productVariants.$inferSelect;

interface Wanted {
  product: ProductRow;
  variants: VariantRow[];
}

const QUEUE = "stock-alerts";
const DAY_MS = 86_400_000;
/** How long a wish waits for its click, and how long a confirmed one is kept. */
const ASKED_DAYS = 7;
const WAITING_DAYS = 365;
/** Wishes of one box in a day that are mailed. */
const MOST_ASKED = 3;
/** Told at once; the rest with the next round. */
const BATCH = 100;

const SPAM = { en: "Spam detected.", cs: "Spam detected." };

/** Declares that people are told when what they wait for is back, however it came back. */
export function declareStockAlerts(services: Services): void {
  services.jobs.work(QUEUE, () => tellOfStock(services));
  services.jobs.schedule(QUEUE, "*/10 * * * *", "Europe/Prague");
}

/**
 * Asks an address whether it wants to be told; the answer says nothing of it. Throws NOT_FOUND for what is not in the
 * shop, BAD_REQUEST for a machine, TOO_MANY_REQUESTS.
 */
export async function askForAlert(
  context: Context,
  wish: { product: string; variant: number | null; email: string; honeypot: string },
) {
  const { db, now, language, mailer, config } = context;
  if (wish.honeypot.trim() !== "") throw new Refusal("BAD_REQUEST", { words: SPAM });
  await db.transaction(async (tx) => {
    const wanted = await wantedOf(tx, wish.product);
    if (!wanted.product.is_active || !isSizeOf(wanted, wish.variant)) throw new Refusal("NOT_FOUND");
    const asked = { what: "stock-alerts", email: wish.email, most: MOST_ASKED };
    if (!(await mayMailStranger(context, tx, asked))) return;
    const [alert] = await tx
      .insert(stockAlerts)
      .values({
        product_id: wanted.product.id,
        variant_id: wish.variant,
        email: wish.email,
        language,
        created_at: now(),
      })
      .onConflictDoNothing()
      .returning();
    // Who waits already, or was asked this week, needs no second mail.
    if (!alert) return;
    const words = ALERT_WORDS[language];
    const mail = await ready(tx, ALERT_ASKED_MAIL, alert, wanted, (t, seller) => [
      ...textParts(t.greeting, t.introduction),
      { kind: "button", text: words.confirm, label: words.confirmButton, url: LINK },
      ...textParts(words.notYou, t.closing, seller),
    ]);
    await mailer.queueMail(tx, {
      ...mail,
      link: linkTo(context, `/stock-alert/${alert.id}/${keyOf(config, alert)}`, language),
      notAfter: new Date(now().getTime() + ASKED_DAYS * DAY_MS),
    });
  });
  return { asked: true as const };
}

interface Address {
  id: number;
  key: string;
}

/** One's own wish; one that is over or that nobody made says no more than that. */
export async function ownAlert({ config, db, language }: Context, address: Address): Promise<OwnAlert> {
  return shown(db, language, await alertByKey(config, db, address));
}

/** Confirms a wish; what is back already is told with the next round. */
export function confirmAlert(context: Context, address: Address): Promise<OwnAlert> {
  const { config, db, language, now } = context;
  return db.transaction(async (tx) => {
    const alert = await alertByKey(config, tx, address);
    if (!alert) return shown(tx, language, null);
    const confirmed_at = alert.confirmed_at ?? now();
    await tx.update(stockAlerts).set({ confirmed_at }).where(eq(stockAlerts.id, alert.id));
    return shown(tx, language, { ...alert, confirmed_at });
  });
}

/** Takes a wish back. */
export function leaveAlert({ config, db, language }: Context, address: Address): Promise<OwnAlert> {
  return db.transaction(async (tx) => {
    const alert = await alertByKey(config, tx, address);
    if (alert) await tx.delete(stockAlerts).where(eq(stockAlerts.id, alert.id));
    return shown(tx, language, null);
  });
}

/** How many people wait for what. */
export function alertCounts({ db }: Pick<Context, "db">) {
  const { product_id, variant_id } = stockAlerts;
  return db
    .select({ product_id, variant_id, waiting: sql<number>`count(*)::int` })
    .from(stockAlerts)
    .where(isNotNull(stockAlerts.confirmed_at))
    .groupBy(product_id, variant_id)
    .orderBy(product_id, variant_id);
}

/** Tells those whose product or size can be bought again, each once; the address goes with the mail. */
export async function tellOfStock(services: Services): Promise<void> {
  const context = programContext(services, FALLBACK_LANGUAGE);
  const { db, mailer, now, log } = context;
  let told = 0;
  const waitedFor = await db
    .selectDistinct({ id: stockAlerts.product_id })
    .from(stockAlerts)
    .where(isNotNull(stockAlerts.confirmed_at))
    .orderBy(asc(stockAlerts.product_id));
  for (const { id } of waitedFor)
    await db.transaction(async (tx) => {
      const wanted = await wantedOf(tx, id);
      const alerts = await tx
        .select()
        .from(stockAlerts)
        .where(and(eq(stockAlerts.product_id, id), isNotNull(stockAlerts.confirmed_at)))
        .orderBy(asc(stockAlerts.id))
        .for("update", { skipLocked: true });
      const back = alerts.filter(({ variant_id }) => canBeBought(wanted, variant_id, now())).slice(0, BATCH);
      if (back.length === 0) return;
      const mails = [];
      for (const alert of back) {
        const words = ALERT_WORDS[alert.language];
        const url = linkTo(context, `/product/${wanted.product.slug}`, alert.language);
        mails.push(
          await ready(tx, BACK_MAIL, alert, wanted, (t, seller) => [
            ...textParts(t.greeting, t.introduction),
            { kind: "button", text: words.back, label: words.backButton, url },
            ...textParts(words.erased, t.closing, seller),
          ]),
        );
      }
      await mailer.queueMails(tx, mails);
      const ids = back.map(({ id }) => id);
      await tx.delete(stockAlerts).where(inArray(stockAlerts.id, ids));
      told += back.length;
    });
  if (told > 0) log.info({ told }, "People were told that what they waited for is back");
}

/** The daily work: what nobody confirmed goes after a week, a wish that did not come true after a year. */
export async function applyAlertRetention(db: Database, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db
    .delete(stockAlerts)
    .where(and(isNull(stockAlerts.confirmed_at), lt(stockAlerts.created_at, before(ASKED_DAYS))));
  await db.delete(stockAlerts).where(lt(stockAlerts.created_at, before(WAITING_DAYS)));
}

const of = (email: string) => sql`lower(${stockAlerts.email}) = ${email.toLowerCase()}`;

export function countAlertsOf(db: Database, email: string): Promise<number> {
  return db.$count(stockAlerts, of(email));
}

/** What the person with the address waits for, oldest first. */
export function alertsOf(db: Database, email: string) {
  return db.select().from(stockAlerts).where(of(email)).orderBy(stockAlerts.id);
}

export async function eraseAlertsOf(tx: Database, email: string): Promise<number> {
  return (await tx.delete(stockAlerts).where(of(email)).returning({ id: stockAlerts.id })).length;
}

const keyOf = (config: Services["config"], alert: Pick<Alert, "id" | "created_at">) =>
  secretKey("stock-alert", config, alert);

/** Null where it is over; throws NOT_FOUND for a wrong key of one that is not. */
async function alertByKey(
  config: Services["config"],
  db: Database,
  { id, key }: Address,
): Promise<Alert | null> {
  const [alert] = await db.select().from(stockAlerts).where(eq(stockAlerts.id, id));
  if (!alert) return null;
  if (!isKey(keyOf(config, alert), key)) throw new Refusal("NOT_FOUND");
  return alert;
}

async function wantedOf(db: Database, id: string): Promise<Wanted> {
  const [product] = await db.select().from(products).where(eq(products.id, id));
  if (!product) throw new Refusal("NOT_FOUND");
  const variants = await db
    .select()
    .from(productVariants)
    .where(eq(productVariants.product_id, id))
    .orderBy(asc(productVariants.display_order), asc(productVariants.id));
  return { product, variants };
}

const isSizeOf = ({ variants }: Wanted, variant: number | null) =>
  variant === null || variants.some(({ id, is_active }) => id === variant && is_active);

function canBeBought({ product, variants }: Wanted, variant: number | null, now: Date): boolean {
  if (!isOrderable(product, pragueDay(now))) return false;
  const stocked = { stock: product.stock, variants };
  const sizes = variants.filter(({ id, is_active }) => is_active && (variant === null || id === variant));
  if (variants.length === 0) return product.stock !== 0;
  return sizes.some(({ id }) => piecesLeft(stocked, id) !== 0);
}

function nameOf({ product, variants }: Wanted, variant: number | null, language: Language) {
  const { name } = localised(product.translations, language);
  const label = variants.find(({ id }) => id === variant)?.label;
  return { name, size: label ? label[language] || label.en || label.cs : "" };
}

async function shown(db: Database, language: Language, alert: Alert | null): Promise<OwnAlert> {
  if (!alert) return { state: "gone", name: "", slug: null, size: "" };
  const wanted = await wantedOf(db, alert.product_id);
  return {
    state: alert.confirmed_at ? "waiting" : "asked",
    ...nameOf(wanted, alert.variant_id, language),
    slug: wanted.product.is_active ? wanted.product.slug : null,
  };
}

type AlertMail = typeof ALERT_ASKED_MAIL | typeof BACK_MAIL;
type Texts = Record<"subject" | "greeting" | "introduction" | "closing", string>;

async function ready(
  tx: Database,
  mail: AlertMail,
  { id, email, language, variant_id }: Alert,
  wanted: Wanted,
  partsOf: (t: Texts, seller: string) => MailPart[],
) {
  const { name, size } = nameOf(wanted, variant_id, language);
  const product = size ? ALERT_WORDS[language].size(name, size) : name;
  const { seller } = await sellerOf(tx, language);
  const t = await mailTexts(tx, mail, language, { product });
  const parts = partsOf(t, seller.name);
  return {
    kind: mail.kind,
    to: email,
    language,
    about: `stock-alerts/${id}`,
    subject: [t.subject, seller.name].filter(Boolean).join(" – "),
    text: mailText(parts),
    html: mailHtml(parts, language),
  };
}
