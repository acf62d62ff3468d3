import { formatDay } from "#kit/contract/format-date.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { useWords } from "#kit/web/words.ts";
import type { Product } from "../products.contract.ts";
import { productsWords } from "../products.words.ts";
import styles from "./valid-until.module.css";

/** Until when it can be bought; past that day it says so. Nothing for a product without an end. */
export function ValidUntil({ product }: { product: Pick<Product, "valid_until" | "is_orderable"> }) {
  const words = useWords(productsWords);
  const { language } = useLanguage();
  if (!product.valid_until) return null;
  return (
    <p className={product.is_orderable ? styles.valid : styles.expired}>
      {product.is_orderable ? words.validUntil : words.expired}{" "}
      <time dateTime={product.valid_until}>{formatDay(product.valid_until, language)}</time>
    </p>
  );
}
