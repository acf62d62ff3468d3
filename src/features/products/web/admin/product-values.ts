import type { Both, Language } from "#kit/contract/language.ts";
import type { FieldError } from "#kit/contract/says.ts";
import { slugify } from "#kit/contract/slug.ts";
import { faultsOf } from "#kit/web/editor/check-whole.ts";
import { type ProductCategory, VOUCHER_MONTHS } from "../../product-rules.ts";
import { type Product, productContent, stockChanges } from "../../products.contract.ts";
import type { Count } from "../../stock-rules.ts";
import { NO_CHOICES, type PhotoChoices, photosLeft } from "./product-photo-queue.ts";
import { productsAdminWords } from "./products-admin.words.ts";

type ProductTexts = Pick<
  Product,
  "name" | "description" | "what_to_expect" | "locations" | "availability" | "eligibility" | "what_to_bring"
>;

/** What the product form holds. */
export interface ProductValues {
  slug: string;
  /** CZK; text such as `12.50` while it is being typed. */
  price: number | string;
  category: ProductCategory;
  is_featured: boolean;
  is_bestseller: boolean;
  is_new: boolean;
  is_reduced: boolean;
  is_voucher: boolean;
  voucher_months: number;
  is_active: boolean;
  display_order: number;
  /** YYYY-MM-DD, or blank where the offer has no end. */
  valid_until: string;
  is_withdrawal_exempt: boolean;
  features: Both<string>[];
  translations: Both<ProductTexts>;
  photos: PhotoChoices;
  /** Pieces; null: without limit. */
  stock: Count;
  /** The count that the form was opened with: the server applies the difference. */
  stock_seen: Count;
  variants: VariantValues[];
}

export interface VariantValues {
  /** Absent for a new size. */
  id?: number | undefined;
  label: Both<string>;
  stock: Count;
  stock_seen: Count;
  is_active: boolean;
}

export const EMPTY_VARIANT: VariantValues = {
  label: { en: "", cs: "" },
  stock: null,
  stock_seen: null,
  is_active: true,
};

const NO_TEXTS: ProductTexts = {
  name: "",
  description: "",
  what_to_expect: "",
  locations: "",
  availability: "",
  eligibility: "",
  what_to_bring: "",
};

export const EMPTY_FEATURE: Both<string> = { en: "", cs: "" };

/** Defaults of spec/back-office.md section 4. */
export const EMPTY_PRODUCT: ProductValues = {
  slug: "",
  price: 0,
  category: "experience",
  is_featured: false,
  is_bestseller: false,
  is_new: false,
  is_reduced: false,
  is_voucher: false,
  voucher_months: VOUCHER_MONTHS,
  is_active: true,
  display_order: 0,
  valid_until: "",
  is_withdrawal_exempt: false,
  features: [EMPTY_FEATURE],
  translations: { en: NO_TEXTS, cs: NO_TEXTS },
  photos: NO_CHOICES,
  stock: null,
  stock_seen: null,
  variants: [],
};

export function productValues(product: Product): ProductValues {
  const { slug, price, category, is_featured, is_bestseller, is_new, is_active, is_reduced } = product;
  const { display_order, valid_until, is_withdrawal_exempt, features, translations, stock, variants } =
    product;
  return {
    ...{ slug, price, category, is_featured, is_bestseller, is_new, is_active, display_order },
    ...{ is_reduced, is_voucher: product.is_voucher, voucher_months: product.voucher_months },
    ...{ valid_until: valid_until ?? "", is_withdrawal_exempt, features, translations, photos: NO_CHOICES },
    ...{ stock, stock_seen: stock },
    variants: variants.map((variant) => ({
      ...variant,
      label: plainLabel(variant.label),
      stock_seen: variant.stock,
    })),
  };
}

/** `M` is one word in both languages: it stands in the first field only. */
function plainLabel({ en, cs }: Both<string>): Both<string> {
  return { cs, en: en === cs ? "" : en };
}

export function productFaults(
  values: ProductValues,
  stored: Product | null,
  language: Language,
): FieldError[] {
  const faults = faultsOf(productContent.whole.extend(stockChanges.shape), values, language);
  if (photosLeft(stored?.photos ?? [], values.photos) < 0)
    faults.push({ path: "images", message: productsAdminWords[language].tooMany });
  return faults;
}

/** The slug after a name was typed: it goes along with the name until somebody has typed over it. */
export function followingSlug(slug: string, nameBefore: string, name: string): string {
  return slug === slugOf(nameBefore) ? slugOf(name) : slug;
}

const LONGEST_SLUG = 100;

function slugOf(name: string): string {
  return slugify(slugify(name).slice(0, LONGEST_SLUG));
}
