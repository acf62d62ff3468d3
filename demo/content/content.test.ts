import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { sourceMarkOf } from "#kit/server/media/remake/source-mark.ts";
import { achievementStats } from "./achievement-stats.ts";
import { achievements } from "./achievements.ts";
import { blog } from "./blog.ts";
import { cars } from "./cars.ts";
import { addDays, yearOf } from "./days.ts";
import { season } from "./event-words.ts";
import { events } from "./events.ts";
import { gallery } from "./gallery.ts";
import { heroFiles, pictureFiles } from "./picture-files.ts";
import { products } from "./products.ts";
import { reviews } from "./reviews.ts";
import { settings } from "./settings.ts";
import { paymentMethods, shippingMethods } from "./shipping.ts";
import { sponsors } from "./sponsors.ts";
import { teamMembers } from "./team-members.ts";
import type { Both } from "./types.ts";

const day = "2026-11-20";
const days = ["2026-01-01", "2026-02-27", "2026-06-30", day, "2026-12-31", "2028-02-29"];
/** Goods say other things than rides and courses; what a buyer brings, and warnings, only where there is something. */
const OF_SOME_PRODUCTS = new Map<string, "goods" | "rides" | null>([
  ...["material", "care", "sizing", "delivery"].map((name) => [name, "goods"] as const),
  ...["what_to_expect", "locations", "availability", "eligibility"].map((name) => [name, "rides"] as const),
  ...["what_to_bring", "safety"].map((name) => [name, null] as const),
]);
const OF_SOME_CARS = ["results", "film_url"];
/** Of a page of its own: what one has in one language it has in the other. */
const OF_SOME_PAGES = ["story", "programme", "tickets", "way", "line_up", "weather"];
const published = blog(day).filter((post) => post.is_active);
const everything: { translations: Both<object> }[] = [
  ...teamMembers,
  ...cars(day),
  ...cars(day).flatMap((car) => car.photos),
  ...events(day),
  ...gallery,
  ...sponsors,
  ...achievements,
  ...achievementStats,
  ...products(day),
  ...blog(day),
];

test("there is as much of everything as the design promises", () => {
  const counts = [teamMembers, cars(day), events(day), gallery, achievements, achievementStats].map(
    (list) => list.length,
  );
  expect(counts).toEqual([8, 6, 16, 24, 12, 4]);
  expect(products(day)).toHaveLength(10);
  expect(sponsors).toHaveLength(10);
  expect(published).toHaveLength(12);
  expect(blog(day)).toHaveLength(13);
  expect(new Set(published.map((post) => post.category)).size).toBe(4);
});

test("every picture and the film say in their own bytes that a computer drew it", async () => {
  const silent: string[] = [];
  for (const file of pictureFiles()) {
    const { xmp } = await sharp(join(import.meta.dirname, "../pictures", file)).metadata();
    if (!xmp?.includes("digitalsourcetype/digitalCreation")) silent.push(file);
  }
  for (const file of heroFiles()) {
    const bytes = readFileSync(join(import.meta.dirname, "../pictures", file));
    if (sourceMarkOf(bytes) !== "digitalCreation") silent.push(file);
  }
  expect(silent).toEqual([]);
});

test("every text stands in both languages", () => {
  for (const { translations } of everything) {
    expect(Object.keys(translations.en)).toEqual(Object.keys(translations.cs));
    for (const words of [translations.en, translations.cs])
      for (const [name, text] of Object.entries(words))
        if (![...OF_SOME_PRODUCTS.keys(), ...OF_SOME_CARS, ...OF_SOME_PAGES].includes(name))
          expect(text, JSON.stringify(words)).toMatch(/\S/);
  }
  for (const { translations } of [...teamMembers, ...events(day)])
    for (const name of OF_SOME_PAGES) {
      const { en, cs } = translations as unknown as Both<Record<string, string>>;
      expect((en[name] ?? "").trim() === "", name).toBe((cs[name] ?? "").trim() === "");
    }
  for (const { category, translations } of products(day))
    for (const { en, cs } of [translations])
      for (const name of OF_SOME_PRODUCTS.keys() as Iterable<keyof typeof en>) {
        expect(en[name].trim() === "").toBe(cs[name].trim() === "");
        const of = OF_SOME_PRODUCTS.get(name);
        if (of) expect(en[name] !== "", name).toBe((category === "merchandise") === (of === "goods"));
      }
  const pairs = [...products(day).flatMap((product) => product.features)];
  for (const { names } of [...shippingMethods, ...paymentMethods]) pairs.push(names);
  for (const { en, cs } of pairs) expect([en, cs].every((text) => text.trim() !== "")).toBe(true);
});

test("one car is current, carries the season of the seeding day and has six photos or more", () => {
  for (const today of days) {
    const current = cars(today).filter((car) => car.is_current);
    expect(current).toHaveLength(1);
    expect(current[0]?.translations.cs.specs_4).toBe(String(yearOf(today)));
    expect(current[0]?.photos.length).toBeGreaterThanOrEqual(6);
  }
});

test("exactly five achievements are national titles, and they begin with the founding", () => {
  const titles = achievements.filter((one) => one.translations.en.title.startsWith("National champion"));
  const tituly = achievements.filter((one) => one.translations.cs.title.match(/^Mistr(yně)? republiky/));
  expect(titles).toHaveLength(5);
  expect(tituly).toEqual(titles);
  expect(Math.min(...achievements.map((one) => one.year))).toBe(2017);
});

describe.each(days)("seeded on %s", (today) => {
  const all = events(today);

  test("the season is from April to October, with five of our events and three of the world ahead", () => {
    for (const { date, end_date } of all)
      for (const day of [date, end_date ?? date])
        expect(day.slice(5) >= "04-01" && day.slice(5) <= "10-31").toBe(true);
    const ahead = all.filter((event) => (event.end_date ?? event.date) >= today);
    expect(ahead.filter((event) => event.event_type === "our").length).toBeGreaterThanOrEqual(5);
    expect(ahead.filter((event) => event.event_type === "world").length).toBeGreaterThanOrEqual(3);
    expect(ahead.some((event) => event.event_type === "our" && event.is_race)).toBe(true);
  });

  test("what is past are the last six events, races among them, told as they went", () => {
    const past = all.filter((event) => (event.end_date ?? event.date) < today);
    expect(past).toHaveLength(6);
    expect(past.some((event) => event.event_type === "our" && event.is_race)).toBe(true);
    const texts = season.flatMap(({ en }) => [en.ahead, en.done]);
    expect(new Set(texts).size).toBe(32);
    const told = season.map(({ en }) => en.done);
    for (const { translations } of past) expect(told).toContain(translations.en.description);
    if (today.slice(5) > "10-31") for (const { date } of past) expect(yearOf(date)).toBe(yearOf(today));
  });

  test("events are on different Saturdays, in their order", () => {
    expect(new Set(all.map((event) => event.date)).size).toBe(16);
    for (const { date } of all) expect(new Date(`${date}T00:00:00Z`).getUTCDay()).toBe(6);
    expect(all.map((event) => event.date)).toEqual(all.map((event) => event.date).sort());
  });

  test("posts are not dated in the future", () => {
    for (const post of blog(today)) expect(post.published_date <= today).toBe(true);
    const dates = blog(today)
      .filter((post) => post.is_active)
      .map((post) => post.published_date);
    expect(dates).toEqual([...dates].sort().reverse());
  });
});

test("the voucher comes first and is on sale until the spec's day or the next 31 March", () => {
  const voucher = products("2026-01-05")[0];
  expect(voucher).toMatchObject({
    id: "drift-taxi-1",
    price: 5000,
    category: "experience",
    is_featured: true,
  });
  expect(voucher?.valid_until).toBe("2026-03-31");
  for (const [seeded, last] of [
    ["2026-03-31", "2026-03-31"],
    ["2026-04-01", "2027-03-31"],
    ["2027-03-31", "2027-03-31"],
  ] as const)
    expect(products(seeded)[0]?.valid_until).toBe(last);
});

test("the voucher's page says what the specification fixes: ride, programme, season, who may ride", () => {
  const texts = products(day)[0]?.translations;
  const said = (language: keyof Both<unknown>) => Object.values(texts?.[language] ?? {}).join(" ");
  for (const fact of [
    "10-minute ride",
    "about 1 hour",
    "spring to autumn",
    "Age 18+",
    "consent of a parent",
    "heart conditions",
    "pregnancy",
    "mobility problems",
    "one person",
  ])
    expect(said("en")).toContain(fact);
  for (const fact of [
    "10 minut jízdy",
    "přibližně 1 hodinu",
    "od jara do podzimu",
    "Věk 18+",
    "se souhlasem rodičů",
    "srdečním onemocněním",
    "těhotné",
    "pohybovým omezením",
    "jednu osobu",
  ])
    expect(said("cs")).toContain(fact);
});

test("what is said to come in sizes has them to choose, and nothing asks for a size by mail (15.24)", () => {
  const inSizes = products(day).filter(({ translations }) =>
    /Sizes S to XXL/.test(JSON.stringify(translations)),
  );
  expect(inSizes.map(({ id }) => id)).toContain("team-t-shirt");
  for (const { id, sizes, translations } of inSizes) {
    expect([id, sizes?.map(([label]) => label)]).toEqual([id, ["S", "M", "L", "XL", "XXL"]]);
    expect(JSON.stringify(translations)).not.toMatch(/e-mail/);
  }
});

const sizeOf = (file: string) => statSync(new URL(`../pictures/${file}`, import.meta.url)).size;
const ofHero = (file: string) =>
  heroFiles()
    .filter((one) => one.endsWith(file))
    .map(sizeOf);

test("every picture and film is on disk, light enough for the web", () => {
  for (const file of pictureFiles()) expect(sizeOf(file), file).toBeLessThan(200_000);
  expect(ofHero(".webp")[0]).toBeLessThan(150_000);
  // Every browser plays it.
  expect(ofHero(".mp4")[0]).toBeLessThan(3_000_000);
});

test("weekends of a championship have both their days, among past and coming events", () => {
  const weekends = events(day).filter(({ end_date }) => end_date !== null);
  for (const { date, end_date } of weekends) expect(end_date).toBe(addDays(date, 1));
  expect(weekends.some(({ date }) => date < day) && weekends.some(({ date }) => date > day)).toBe(true);
});

test("every post is signed by somebody of the team", () => {
  const names = teamMembers.map(({ translations }) => translations.en.name);
  for (const { author_name } of blog(day)) expect(names).toContain(author_name);
});

test("neither two events nor two posts nor two cells of the gallery show the same picture", () => {
  for (const list of [events(day), published, gallery]) {
    const shown = list.flatMap(({ picture }) => picture ?? []);
    expect(shown.filter((one, index) => shown.indexOf(one) !== index)).toEqual([]);
  }
});

test("posts are plain HTML of 250 to 450 words with slugs of their own", () => {
  const slugs = blog(day).flatMap(({ translations: { en, cs } }) => [en.slug, cs.slug]);
  expect(new Set(slugs).size).toBe(26);
  for (const { translations } of blog(day))
    for (const { slug, content } of [translations.en, translations.cs]) {
      expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
      expect(content.replace(/<\/?(p|h2|ul|li|blockquote|strong)>/g, "")).not.toMatch(/[<>]/);
      const words = content
        .replace(/<[^>]+>/g, " ")
        .trim()
        .split(/\s+/).length;
      expect(words, slug).toBeGreaterThanOrEqual(250);
      expect(words, slug).toBeLessThanOrEqual(450);
    }
});

test("the seller's IBAN has the right check digits and names the same account", () => {
  const value = (key: string) => settings.find((one) => one.setting_key === key)?.value ?? "";
  const iban = value("bank_iban");
  const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (c) => String(c.charCodeAt(0) - 55));
  expect(BigInt(digits) % 97n).toBe(1n);
  const [account, bank] = value("bank_account").split("/");
  expect(iban.slice(4)).toBe(`${bank}000000${account}`);
});

test("reviews are about products of the team, in both languages, praise and criticism", () => {
  const slugs = products(day).map(({ slug }) => slug);
  for (const { product, text, stars } of reviews) {
    expect(slugs).toContain(product);
    expect(text.length).toBeGreaterThanOrEqual(10);
    expect([1, 2, 3, 4, 5]).toContain(stars);
  }
  for (const written of ["en", "cs"] as const)
    expect(reviews.some(({ language, answer }) => language === written && answer !== "")).toBe(true);
  expect(Math.min(...reviews.map(({ stars }) => stars))).toBeLessThanOrEqual(2);
});

test("the wall calendar is of the year that it is bought for (visitor 18)", () => {
  const named = (today: string) =>
    products(today).find(({ slug }) => slug === "wall-calendar")?.translations.en.name;
  expect(named("2026-11-28")).toBe("Wall Calendar 2027");
  expect(named("2027-02-01")).toBe("Wall Calendar 2027");
});
