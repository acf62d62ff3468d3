import { z } from "zod";
import {
  activeField,
  choiceField,
  filmField,
  flagField,
  numberField,
  optionalDayField,
  optionalNumberField,
  orderField,
  ownField,
  textField,
} from "#kit/contract/content/content-fields.ts";
import { defineContent, schemasOf } from "#kit/contract/content/content-type.ts";
import { SLUG_PATTERN } from "#kit/contract/content/slug.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { price } from "#kit/contract/money/price.ts";
import { json } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { completeWebAddress, isWebAddress } from "#kit/contract/validation/web-address.ts";
import { HEAVIEST_PIECE, MOST_BESIDE, NOBODY, type Responsible, VOUCHER_MONTHS } from "./product-rules.ts";

const slugRequired = says({ en: "Slug is required", cs: "Slug je povinný" });
const slug = z
  .string(slugRequired)
  .trim()
  .min(1, { ...slugRequired, abort: true })
  .max(100)
  .regex(
    SLUG_PATTERN,
    says({
      en: "Slug may contain only lowercase letters without accents, digits, underscores and single hyphens",
      cs: "Slug smí mít jen malá písmena bez diakritiky, číslice, podtržítka a jednotlivé spojovníky",
    }),
  );

const featureText = z.string().trim().max(300).default("");
const features = z
  .array(z.object({ en: featureText, cs: featureText }))
  .max(50)
  .transform((list) => list.filter(({ en, cs }) => en !== "" || cs !== ""));

const line = z.string().overwrite((text) => text.toWellFormed().replaceAll("\0", "").trim());
const contactError = says({
  en: "An e-mail or a web address, such as info@maker.example",
  cs: "E-mail nebo webová adresa, například info@vyrobce.example",
});

const NAME_MISSING = says({ en: "The name is missing", cs: "Chybí jméno nebo název" });
const ADDRESS_MISSING = says({ en: "The postal address is missing", cs: "Chybí poštovní adresa" });
const CONTACT_MISSING = says({
  en: "The e-mail or the web address is missing",
  cs: "Chybí e-mail nebo webová adresa",
});

/** Who answers for a product's safety, as article 19 of Regulation (EU) 2023/988 wants it said. All of it or nothing. */
const responsible = z
  .object({
    name: line.max(200).default(""),
    /** The postal address. */
    address: line.max(500).default(""),
    /** The electronic one. */
    contact: line
      .max(300)
      .refine((text) => text === "" || isElectronicAddress(text), contactError)
      .default(""),
  })
  .refine((who) => isWhole(who, "name"), { ...NAME_MISSING, path: ["name"] })
  .refine((who) => isWhole(who, "address"), { ...ADDRESS_MISSING, path: ["address"] })
  .refine((who) => isWhole(who, "contact"), { ...CONTACT_MISSING, path: ["contact"] });

/** A part is there, or nothing is. */
function isWhole(who: Responsible, part: keyof Responsible): boolean {
  return who[part] !== "" || Object.values(who).every((text) => text === "");
}

function isElectronicAddress(text: string): boolean {
  return z.email().safeParse(text).success || isWebAddress(completeWebAddress(text));
}

const responsibleField = (label: Both<string>) =>
  ownField({
    label,
    schema: json(responsible),
    empty: NOBODY,
    parts: {
      name: { en: "Name", cs: "Jméno nebo název" },
      address: { en: "Postal address", cs: "Poštovní adresa" },
      contact: { en: "E-mail or web", cs: "E-mail nebo web" },
    },
  });

const long = (label: Both<string>) => textField({ label, max: 10_000 });

export const products = defineContent({
  type: "products",
  names: { one: { en: "Product", cs: "Produkt" }, many: { en: "Products", cs: "Produkty" } },
  title: "name",
  screen: "/admin/products",
  roles: ["content", "shop"],
  texts: {
    name: textField({
      label: { en: "Name", cs: "Název" },
      required: { en: "Name is required in both languages", cs: "Název je povinný v obou jazycích" },
    }),
    description: long({ en: "Description", cs: "Popis" }),
    what_to_expect: long({ en: "What to expect", cs: "Co zákazníka čeká" }),
    locations: long({ en: "Locations", cs: "Kde" }),
    availability: long({ en: "Availability", cs: "Kdy" }),
    eligibility: long({ en: "Eligibility", cs: "Pro koho" }),
    /** Of merchandise, in place of the four above. */
    material: long({ en: "Material", cs: "Materiál" }),
    care: long({ en: "Care", cs: "Údržba" }),
    sizing: long({ en: "Sizes", cs: "Velikosti" }),
    delivery: long({ en: "Delivery", cs: "Dodání" }),
    /** What a voucher tells its owner to bring. */
    what_to_bring: long({ en: "What to bring", cs: "Co si vzít s sebou" }),
    /** Warnings and safety information of goods. */
    safety: long({ en: "Warnings and safety", cs: "Upozornění a bezpečnost" }),
  },
  fields: {
    slug: ownField({ label: { en: "Page address", cs: "Adresa stránky" }, schema: slug, empty: "" }),
    price: ownField({
      label: { en: "Price", cs: "Cena" },
      schema: price(),
      empty: null,
      parts: { price_halere: { en: "Price", cs: "Cena" } },
    }),
    category: choiceField({
      label: { en: "Category", cs: "Kategorie" },
      choices: {
        experience: { en: "Experience", cs: "Zážitek" },
        merchandise: { en: "Merchandise", cs: "Zboží" },
        course: { en: "Course", cs: "Kurz" },
      },
      empty: "experience",
    }),
    is_featured: flagField({
      label: { en: "Featured on the home page", cs: "Na úvodní stránce" },
      empty: false,
    }),
    is_bestseller: flagField({ label: { en: "Bestseller", cs: "Nejprodávanější" }, empty: false }),
    is_new: flagField({ label: { en: "New", cs: "Novinka" }, empty: false }),
    /** Each sold piece becomes a voucher with a code of its own, mailed when the order is paid. */
    is_voucher: flagField({
      label: { en: "Each piece is a voucher", cs: "Každý kus je poukaz" },
      empty: false,
    }),
    /** Months that a voucher is valid from the day it is issued. */
    voucher_months: {
      ...numberField({
        label: { en: "Valid for (months from payment)", cs: "Platnost (měsíců od zaplacení)" },
        min: 1,
        max: 120,
      }),
      empty: VOUCHER_MONTHS,
    },
    /** The voucher is worth its price in money: it pays for anything in the shop, in parts too. */
    is_value: flagField({
      label: { en: "A voucher with a monetary value", cs: "Poukaz na částku" },
      empty: false,
    }),
    /** Who may ride, in centimetres and kilograms; null: without a limit. */
    min_height: optionalNumberField({
      label: { en: "Minimum height (cm)", cs: "Výška od (cm)" },
      min: 50,
      max: 250,
    }),
    max_height: optionalNumberField({
      label: { en: "Maximum height (cm)", cs: "Výška do (cm)" },
      min: 50,
      max: 250,
    }),
    min_weight: optionalNumberField({
      label: { en: "Minimum weight (kg)", cs: "Hmotnost od (kg)" },
      min: 10,
      max: 300,
    }),
    max_weight: optionalNumberField({
      label: { en: "Maximum weight (kg)", cs: "Hmotnost do (kg)" },
      min: 10,
      max: 300,
    }),
    /** Of one piece that is sent, in grams; null: not known. */
    weight_grams: optionalNumberField({
      label: { en: "Weight per item (g)", cs: "Hmotnost kusu (g)" },
      min: 1,
      max: HEAVIEST_PIECE,
    }),
    /** Marked as reduced: the shop shows `reduction` where the price history bears it out. */
    is_reduced: {
      ...flagField({
        label: { en: "Reduced: show the original price", cs: "Zlevněno: ukázat původní cenu" },
        empty: false,
      }),
      parts: { reduced_at: { en: "Reduced since", cs: "Zlevněno od" } },
    },
    film: filmField({ en: "Video, such as on board of the ride", cs: "Video, třeba z jízdy" }),
    /** Ids of products that are shown beside it; empty: what is bought with it, or of its kind. */
    goes_with: ownField({
      label: { en: "Goes with it", cs: "Hodí se k tomu" },
      schema: json(z.array(z.string().min(1).max(200)).max(MOST_BESIDE)),
      empty: [],
    }),
    is_active: activeField(),
    display_order: orderField(),
    /** Last day (Europe/Prague) on which it can be ordered; null: no end. */
    valid_until: optionalDayField({ label: { en: "On sale until", cs: "V prodeji do" } }),
    /** On a fixed date, or made for the customer: the buyer can't withdraw (Civil Code section 1837, j and d). */
    is_withdrawal_exempt: flagField({
      label: {
        en: "No withdrawal: on a fixed date, or made to order",
        cs: "Bez odstoupení: v pevném termínu, nebo na míru",
      },
      empty: false,
    }),
    /** Of goods; blank: the seller. */
    maker: responsibleField({ en: "Manufacturer", cs: "Výrobce" }),
    /** Who answers in the European Union where the maker is outside of it; blank: nobody is needed. */
    eu_responsible: responsibleField({
      en: "Responsible person in the EU",
      cs: "Odpovědná osoba v EU",
    }),
    features: ownField({ label: { en: "Features", cs: "Vlastnosti" }, schema: json(features), empty: [] }),
  },
  logged: {
    photos: { en: "Photos", cs: "Fotografie" },
    alt: { en: "Alternative text", cs: "Alternativní text" },
    stock: { en: "Pieces in stock", cs: "Kusů skladem" },
    variants: { en: "Sizes", cs: "Velikosti" },
    label: { en: "Label", cs: "Popisek" },
  },
});

const schemas = schemasOf(products);
const highest = says({ en: "The upper limit is below the lower one", cs: "Horní mez je nižší než dolní" });
const isInOrder = (min: number | null, max: number | null) => min === null || max === null || min <= max;

export const productContent = {
  ...schemas,
  whole: schemas.whole
    .refine(({ min_height, max_height }) => isInOrder(min_height, max_height), {
      ...highest,
      path: ["max_height"],
    })
    .refine(({ min_weight, max_weight }) => isInOrder(min_weight, max_weight), {
      ...highest,
      path: ["max_weight"],
    }),
};
