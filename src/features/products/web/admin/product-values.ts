import { slugify } from "#kit/contract/content/slug.ts";
import type { Both, Language } from "#kit/contract/language/language.ts";
import type { FieldError } from "#kit/contract/validation/says.ts";
import { validationErrorsOf } from "#kit/web/editor/records/check-whole.ts";
import {
  copyFormOf,
  emptyFormOf,
  type FormValuesOf,
  formValuesOf,
} from "#kit/web/editor/records/content-form.ts";
import { productContent, products } from "../../products.content.ts";
import { type Product, stockChanges } from "../../products.contract.ts";
import type { Count } from "../../stock-rules.ts";
import { NO_CHOICES, type PhotoChoices, photosLeft } from "./photos/product-photo-queue.ts";
import { productsAdminWords } from "./products-admin.words.ts";

/** What the product form holds. */
export interface ProductValues extends Omit<FormValuesOf<typeof products>, "price"> {
  /** CZK; text such as `12.50` while it is being typed. */
  price: number | string;
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
  /** Grams of a piece; null: as the product. */
  weight_grams?: number | null | undefined;
  is_active: boolean;
}

export const EMPTY_VARIANT: VariantValues = {
  label: { en: "", cs: "" },
  stock: null,
  stock_seen: null,
  weight_grams: null,
  is_active: true,
};

export const EMPTY_FEATURE: Both<string> = { en: "", cs: "" };

/** What the form of a new product starts with. */
export const EMPTY_PRODUCT: ProductValues = {
  ...emptyFormOf(products),
  price: 0,
  features: [EMPTY_FEATURE],
  photos: NO_CHOICES,
  stock: null,
  stock_seen: null,
  variants: [],
};

export function productValues(product: Product): ProductValues {
  const { stock, variants } = product;
  return {
    ...formValuesOf(products, product),
    photos: NO_CHOICES,
    stock,
    stock_seen: stock,
    variants: variants.map((variant) => ({
      ...variant,
      label: plainLabel(variant.label),
      stock_seen: variant.stock,
    })),
  };
}

/**
 * The form of a new product that begins as a copy: its own page address, sizes of its own and nothing counted in
 * stock yet where the pieces are counted. Photos are not copied.
 */
export function productCopy(product: Product): ProductValues {
  const { variants, ...values } = productValues(product);
  const copy = copyFormOf(products, product);
  const uncounted = (stock: Count) => ({ stock: stock === null ? null : 0, stock_seen: null });
  return {
    ...values,
    ...copy,
    slug: slugOf(copy.translations.en.name),
    // A reduction is borne out by the price history, which a copy does not have.
    is_reduced: false,
    ...uncounted(values.stock),
    variants: variants.map(({ id: _, ...variant }) => ({ ...variant, ...uncounted(variant.stock) })),
  };
}

/** `M` is one word in both languages: it stands in the first field only. */
function plainLabel({ en, cs }: Both<string>): Both<string> {
  return { cs, en: en === cs ? "" : en };
}

export function productErrors(
  values: ProductValues,
  stored: Product | null,
  language: Language,
): FieldError[] {
  const errors = validationErrorsOf(productContent.whole.safeExtend(stockChanges.shape), values, language);
  if (photosLeft(stored?.photos ?? [], values.photos) < 0)
    errors.push({ path: "images", message: productsAdminWords[language].tooMany });
  return errors;
}

/** The slug after a name was typed: it goes along with the name until somebody has typed over it. */
export function followingSlug(slug: string, nameBefore: string, name: string): string {
  return slug === slugOf(nameBefore) ? slugOf(name) : slug;
}

const LONGEST_SLUG = 100;

function slugOf(name: string): string {
  return slugify(slugify(name).slice(0, LONGEST_SLUG));
}
