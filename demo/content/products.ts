import { voucherValidUntil } from "#features/products/product-rules.ts";
import { addDays } from "./days.ts";
import { courseAndRideWords } from "./product-experiences.ts";
import { merchandiseWords } from "./product-merchandise.ts";
import type { Both, Day, Product, ProductWords } from "./types.ts";

export interface ProductText {
  words: Both<ProductWords>;
  features: Both<string>[];
}

type Flag = "featured" | "bestseller" | "new";
type Row = [slug: string, price: number, category: Product["category"], flags: Flag[], pictures?: string[]];

const rows: Row[] = [
  [
    "drift-taxi",
    5000,
    "experience",
    ["featured", "bestseller"],
    ["products/drift-taxi", "cars/magnet-350z-cockpit", "gallery/magnet-taxi", "blog/first-taxi"],
  ],
  ["team-t-shirt", 590, "merchandise", ["featured", "new"]],
  [
    "drift-course-basic",
    8900,
    "course",
    ["featured", "bestseller"],
    ["products/drift-course-basic", "gallery/badger-school", "cars/badger-e36-wheel", "blog/rookie"],
  ],
  [
    "drift-course-advanced",
    14900,
    "course",
    [],
    [
      "products/drift-course-advanced",
      "gallery/comet-chase",
      "cars/comet-gt86-wheel",
      "gallery/tandem-doors",
    ],
  ],
  ["team-hoodie", 1390, "merchandise", ["new"]],
  ["team-cap", 490, "merchandise", []],
  ["kestrel-model-1-43", 1290, "merchandise", ["new"]],
  ["sticker-set", 149, "merchandise", []],
  ["key-ring", 199, "merchandise", []],
  ["wall-calendar", 349, "merchandise", []],
];

/** What there is only so many of. */
const pieces: Record<string, number> = { "kestrel-model-1-43": 2, "wall-calendar": 40 };
const sizes: Record<string, Product["sizes"]> = {
  "team-t-shirt": [
    ["S", 12],
    ["M", 18],
    ["L", 15],
    ["XL", 9],
    ["XXL", 3],
  ],
  "team-hoodie": [
    ["S", 4],
    ["M", 7],
    ["L", 6],
    ["XL", 2],
    ["XXL", 0],
  ],
};

/** The ten products of the shop, the drift-taxi voucher first. */
export function products(today: Day): Product[] {
  const texts: Record<string, ProductText> = { ...courseAndRideWords, ...merchandiseWords };
  return rows.map(([slug, price, category, flags, pictures = [`products/${slug}`]], index) => {
    const text = slug === "wall-calendar" ? ofYear(texts[slug], calendarYear(today)) : texts[slug];
    if (!text) throw new Error(`No words for the product ${slug}`);
    const isVoucher = slug === "drift-taxi";
    return {
      slug,
      id: isVoucher ? "drift-taxi-1" : slug,
      price,
      category,
      is_featured: flags.includes("featured"),
      is_bestseller: flags.includes("bestseller"),
      is_new: flags.includes("new"),
      is_active: true,
      display_order: index + 1,
      valid_until: isVoucher ? voucherValidUntil(today) : null,
      pictures: pictures.map((picture) => `${picture}.webp`),
      features: text.features,
      translations: text.words,
      stock: pieces[slug] ?? null,
      is_voucher: isVoucher,
      reduced: slug === "wall-calendar" ? { from: 449, since: addDays(today, -4) } : null,
      sizes: sizes[slug] ?? [],
    };
  });
}

/** The wall calendar that is sold on a day: from September on the next year's. */
function calendarYear(today: string): number {
  const [year = 0, month = 0] = today.split("-").map(Number);
  return month >= 9 ? year + 1 : year;
}

function ofYear(text: ProductText | undefined, year: number): ProductText | undefined {
  if (!text) return undefined;
  const { en, cs } = text.words;
  const words = { en: { ...en, name: `${en.name} ${year}` }, cs: { ...cs, name: `${cs.name} ${year}` } };
  return { ...text, words };
}
