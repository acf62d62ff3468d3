import type { Product } from "#features/products/products.contract.ts";
import { type Language, localised } from "#kit/contract/language/language.ts";
import type { Design } from "../../../gift-rules.ts";
import type { NewGiveaway } from "../../../giveaways.contract.ts";
import { monthsLater } from "../../../voucher-state.ts";

/** What the team types to give vouchers away. Pure. */
export interface GiveValues {
  /** The product's id; blank: the first. */
  product: string;
  /** The size's id; blank where there is none. */
  variant: string;
  quantity: number;
  name: string;
  email: string;
  language: Language;
  dedication: string;
  design: Design;
  /** YYYY-MM-DD; blank: the mail goes at once. */
  mail_on: string;
  reason: string;
  /** YYYY-MM-DD; blank: as long as a sold one. */
  valid_until: string;
}

export function emptyGift(language: Language): GiveValues {
  return {
    product: "",
    variant: "",
    quantity: 1,
    name: "",
    email: "",
    language,
    dedication: "",
    design: "night",
    mail_on: "",
    reason: "",
    valid_until: "",
  };
}

/** What can be given away, by its name. */
export function rides(products: Product[], language: Language): { product: Product; name: string }[] {
  return products
    .filter(({ is_voucher, is_active }) => is_voucher && is_active)
    .map((product) => ({ product, name: localised(product.translations, language).name }));
}

/** The chosen ride, its sizes, and how long the voucher is valid. `today`: YYYY-MM-DD in Prague. */
export function chosenRide(values: GiveValues, products: Product[], today: string) {
  const offered = products.filter(({ is_voucher, is_active }) => is_voucher && is_active);
  const product = offered.find(({ id }) => id === values.product) ?? offered[0];
  const sizes = product?.variants.filter(({ is_active }) => is_active) ?? [];
  const variant = sizes.find(({ id }) => String(id) === values.variant) ?? sizes[0];
  const valid_until = values.valid_until || (product ? monthsLater(today, product.voucher_months) : "");
  return { product, sizes, variant, valid_until };
}

/** What is sent; `key` is the same for the same form. */
export function giftOf(
  values: GiveValues,
  { product, variant, valid_until }: ReturnType<typeof chosenRide>,
): Omit<NewGiveaway, "key"> {
  const { variant: _, ...typed } = values;
  const mail_on = values.mail_on || null;
  return { ...typed, mail_on, product: product?.id ?? "", variant: variant?.id ?? null, valid_until };
}
