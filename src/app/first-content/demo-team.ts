import { createReadStream } from "node:fs";
import { readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { achievementStats } from "#features/achievement-stats/server/achievement-stats.table.ts";
import { achievements } from "#features/achievements/server/achievements.table.ts";
import { blogPosts, blogSlugs } from "#features/blog/server/blog.table.ts";
import { carPhotos, cars } from "#features/cars/server/cars.table.ts";
import { events } from "#features/events/server/events.table.ts";
import { galleryImages } from "#features/gallery/server/gallery.table.ts";
import { paymentMethods, shippingMethods } from "#features/methods/server/methods.table.ts";
import { storeOwnPage } from "#features/pages/server/index.ts";
import {
  productPhotos,
  productPrices,
  products,
  productVariants,
} from "#features/products/server/products.table.ts";
import { reviews } from "#features/reviews/server/reviews.table.ts";
import { fileKind } from "#features/settings/index.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { sponsors } from "#features/sponsors/server/sponsors.table.ts";
import { teamMembers } from "#features/team-members/server/team-members.table.ts";
import { slugify } from "#kit/contract/content/slug.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { toHalere } from "#kit/contract/money/money.ts";
import { addDays, pragueDay } from "#kit/contract/time/days.ts";
import { pragueMoment } from "#kit/contract/time/prague-time.ts";
import type { Database } from "#kit/server/database/database.ts";
import type { MediaStore } from "#kit/server/media/media-store.ts";
import { achievementStats as demoStats } from "../../../demo/content/achievement-stats.ts";
import { achievements as demoAchievements } from "../../../demo/content/achievements.ts";
import { blog as demoPosts } from "../../../demo/content/blog.ts";
import { cars as demoCars } from "../../../demo/content/cars.ts";
import { events as demoEvents } from "../../../demo/content/events.ts";
import { gallery as demoGallery } from "../../../demo/content/gallery.ts";
import { partnersPage } from "../../../demo/content/partners-page.ts";
import { products as demoProducts } from "../../../demo/content/products.ts";
import { reviewsOn } from "../../../demo/content/reviews.ts";
import { settings as demoSettings } from "../../../demo/content/settings.ts";
import {
  paymentMethods as demoPaymentMethods,
  shippingMethods as demoShippingMethods,
} from "../../../demo/content/shipping.ts";
import { sponsors as demoSponsors } from "../../../demo/content/sponsors.ts";
import { teamMembers as demoMembers } from "../../../demo/content/team-members.ts";
import { PARTNERS } from "../partners/partners-address.ts";
import { storeDemoDays } from "./demo-days.ts";
import { storeDemoResults } from "./demo-results.ts";

const DAY_MS = 86_400_000;
const PICTURES = join(import.meta.dirname, "../../../demo/pictures");

/** Stores the demo team in the caller's transaction; its dates are counted from the day of `now`. */
export async function storeDemoTeam(tx: Database, media: MediaStore, now: Date): Promise<void> {
  const today = pragueDay(now);
  const stored = new Map<string, Promise<string>>();

  /** The media path of a demo picture; one that several records show is stored once. */
  async function picture(file: string): Promise<string>;
  async function picture(file: string | null): Promise<string | null>;
  async function picture(file: string | null): Promise<string | null> {
    if (file === null) return null;
    const known =
      stored.get(file) ??
      readFile(join(PICTURES, file)).then((bytes) => media.storePrepared(tx, bytes, basename(file)));
    stored.set(file, known);
    return known;
  }

  // All are begun at once, so that every core measures them; whoever shows one waits for its own, and hears its error.
  for (const file of picturesOf(today)) picture(file).catch(() => {});

  async function settingValue({ setting_key, value }: (typeof demoSettings)[number]): Promise<string> {
    const kind = value === "" ? null : fileKind(setting_key);
    if (kind === "film") return media.storeFilm(tx, createReadStream(join(PICTURES, value)));
    return kind === "picture" ? picture(value) : value;
  }

  const settingsOfTeam = await Promise.all(
    demoSettings.map(async (setting) => ({
      ...setting,
      value: await settingValue(setting),
    })),
  );
  await tx.insert(settings).values(settingsOfTeam);
  /** The team's one film is shown with its ride, too. */
  const film = settingsOfTeam.find(({ setting_key }) => setting_key === "hero_video_path")?.value ?? "";
  for (const { picture: file, ...member } of demoMembers) {
    await tx.insert(teamMembers).values({ ...member, image_path: await picture(file) });
  }
  for (const { picture: file, photos, ...car } of demoCars(today)) {
    const slug = slugify(car.translations.en.name);
    const [row] = await tx
      .insert(cars)
      .values({ ...car, translations: undescribed(car.translations), slug, image_path: await picture(file) })
      .returning();
    for (const { picture: photo, ...rest } of photos) {
      await tx
        .insert(carPhotos)
        .values({ ...rest, car_id: row?.id as number, image_path: await picture(photo) });
    }
  }
  for (const { picture: file, ...event } of demoEvents(today)) {
    await tx.insert(events).values({ ...event, image_path: await picture(file) });
  }
  for (const { picture: file, ...image } of demoGallery) {
    await tx.insert(galleryImages).values({ ...image, image_path: await picture(file) });
  }
  for (const { picture: file, ...sponsor } of demoSponsors) {
    await tx.insert(sponsors).values({ ...sponsor, logo_path: await picture(file) });
  }
  await tx.insert(achievements).values(demoAchievements);
  await storeOwnPage(tx, PARTNERS, partnersPage, now);
  await tx.insert(achievementStats).values(demoStats);
  for (const { pictures, price, sizes, reduced, ...product } of demoProducts(today)) {
    const reduced_at = reduced && new Date(`${reduced.since}T08:00:00Z`);
    const own = product.is_voucher ? film : "";
    await tx.insert(products).values({ ...product, film: own, price_halere: toHalere(price), reduced_at });
    if (reduced && reduced_at)
      await tx
        .insert(productPrices)
        .values(
          [
            ...[{ since: new Date(`${addDays(reduced.since, -90)}T08:00:00Z`), price: reduced.from }],
            ...[{ since: reduced_at, price }],
          ].map(({ since, price }) => ({ product_id: product.id, since, price_halere: toHalere(price) })),
        );
    for (const [display_order, [label, stock]] of sizes.entries())
      await tx
        .insert(productVariants)
        .values({ product_id: product.id, label: { en: label, cs: label }, stock, display_order });
    for (const [display_order, file] of pictures.entries()) {
      await tx
        .insert(productPhotos)
        .values({ product_id: product.id, image_path: await picture(file), display_order });
    }
  }
  await storeDemoDays(tx, today);
  await storeDemoResults(tx, today);
  await storeDemoReviews(tx, now);
  for (const { picture: file, ...post } of demoPosts(today)) {
    const [row] = await tx
      .insert(blogPosts)
      .values({ ...post, image_path: await picture(file) })
      .returning();
    const slugs = new Set([post.translations.en.slug, post.translations.cs.slug]);
    await tx.insert(blogSlugs).values([...slugs].map((slug) => ({ slug, post_id: row?.id as number })));
  }
  const shipping = await tx
    .insert(shippingMethods)
    .values(
      demoShippingMethods.map(({ price, ...method }, display_order) => ({
        ...method,
        price_halere: toHalere(price),
        display_order,
      })),
    )
    .returning();
  await tx.insert(paymentMethods).values(
    demoPaymentMethods.map(({ with: names, ...method }, display_order) => ({
      ...method,
      shipping_methods: shipping.filter((one) => names.includes(one.names.en)).map(({ id }) => id),
      display_order,
    })),
  );
}

/** Names and titles say what is on the demo team's pictures. */
function undescribed<T extends object>({ en, cs }: Both<T>): Both<T & { image_alt: string }> {
  return { en: { ...en, image_alt: "" }, cs: { ...cs, image_alt: "" } };
}

/** Stores the demo team's invented reviews, after its products. Nobody was invited to write them. */
async function storeDemoReviews(tx: Database, now: Date): Promise<void> {
  const known = await tx.select().from(products);
  for (const { product, days: _days, written, answer, ...review } of reviewsOn(pragueDay(now))) {
    const about = known.find(({ slug }) => slug === product);
    if (!about) throw new Error(`The demo team has no product ${product}`);
    const { en, cs } = about.translations;
    const written_at = pragueMoment(written, "18:00");
    const decided_at = new Date(written_at.getTime() + DAY_MS);
    await tx.insert(reviews).values({
      ...review,
      product_id: about.id,
      names: { en: en.name, cs: cs.name },
      state: "published",
      written_at,
      decided_at,
      answer,
      ...(answer && { answer_language: review.language, answered_at: decided_at }),
    });
  }
}

/** The pictures of the demo team's records, in the order in which they are stored. */
function picturesOf(today: string): string[] {
  const cars = demoCars(today).flatMap(({ picture, photos }) => [
    picture,
    ...photos.map((one) => one.picture),
  ]);
  const others = [demoEvents(today), demoGallery, demoPosts(today)].flatMap((records) =>
    records.map(({ picture }) => picture),
  );
  return [
    ...demoMembers.map(({ picture }) => picture),
    ...cars,
    ...others,
    ...demoSponsors.map(({ picture }) => picture),
    ...demoProducts(today).flatMap(({ pictures }) => pictures),
  ].filter((file) => file !== null);
}
