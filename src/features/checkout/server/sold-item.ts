import { withdrawalBasis } from "#features/orders/index.ts";
import type { ProductCategory } from "#features/products/index.ts";
import type { StockSource } from "#features/products/server/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { SoldItem } from "./order-statements.ts";

type SoldTexts = SoldItem["translations"];

/** What is sold, as it is offered now. */
export interface ToSell {
  /** The product's id. */
  id: string;
  quantity: number;
  price_halere: number;
  translations: SoldTexts;
  variant: { id: number; label: Both<string> } | null;
  /** Whose count the pieces were taken from; null: nobody's. */
  source: StockSource;
  /** What a discount code takes off its pieces. */
  discount_halere?: number;
  voucher_months: number | null;
  is_value: boolean;
  category: ProductCategory;
  is_withdrawal_exempt: boolean;
  /** Sold with seats of a day. */
  is_for_day?: boolean;
}

/** An item of an order as it is stored: names, price and rules as sold. */
export function soldItem({ id, quantity, price_halere, translations, variant, source, ...product }: ToSell) {
  const { discount_halere = 0 } = product;
  return {
    product_id: id,
    translations: withSize(translations, variant),
    price_halere,
    quantity,
    discount_halere,
    variant_id: variant?.id ?? null,
    variant_label: variant?.label ?? null,
    stock_source: source,
    voucher_months: product.voucher_months,
    is_value: product.is_value,
    withdrawal_basis: withdrawalBasis(product),
  };
}

/** The size belongs to the name as sold: papers, mails and screens then say it everywhere. */
function withSize({ en, cs }: SoldTexts, variant: { label: Both<string> } | null): SoldTexts {
  if (!variant) return { en, cs };
  const named = (name: string, size: string) => (name.trim() === "" ? "" : `${name} (${size})`);
  return {
    en: { ...en, name: named(en.name, variant.label.en) },
    cs: { ...cs, name: named(cs.name, variant.label.cs) },
  };
}
