import { useEffect, useId, useRef } from "react";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { productPageWords } from "../../product-page.words.ts";
import type { Product } from "../../products.contract.ts";
import { productsWords } from "../../products.words.ts";
import { fewPieces, piecesLeft, type Variant } from "../../stock-rules.ts";
import styles from "./variant-choice.module.css";

interface Props {
  product: Product;
  chosen: Variant | null;
  /** How often the button was pressed without a choice: it is asked for here, each time. */
  missing: number;
  onChoose: (id: number) => void;
}

/** The sizes of a product as plates to choose one of; what is sold out is shown and can't be chosen. */
export function VariantChoice({ product, chosen, missing, onChoose }: Props) {
  const words = useWords(productsWords);
  const page = useWords(productPageWords);
  const { language } = useLanguage();
  const id = useId();
  const group = useRef<HTMLFieldSetElement>(null);
  const few = chosen && fewPieces(piecesLeft(product, chosen.id));

  useEffect(() => {
    if (missing > 0) group.current?.querySelector<HTMLElement>("input:not(:disabled)")?.focus();
  }, [missing]);

  return (
    <fieldset ref={group} className={styles.choice} aria-describedby={`${id}-note`}>
      <legend className={styles.legend}>{page.size}</legend>
      <div className={styles.sizes}>
        {product.variants
          .filter(({ is_active }) => is_active)
          .map((variant) => {
            const soldOut = piecesLeft(product, variant.id) === 0;
            return (
              <label key={variant.id} className={styles.size}>
                <input
                  type="radio"
                  name={id}
                  checked={chosen?.id === variant.id}
                  disabled={soldOut}
                  onChange={() => onChoose(variant.id)}
                />
                <span className={styles.plate}>
                  {variant.label[language]}
                  {soldOut && <span className={styles.gone}>{words.soldOut}</span>}
                </span>
              </label>
            );
          })}
      </div>
      <p id={`${id}-note`} aria-live="polite" className={missing > 0 ? styles.missing : styles.few}>
        {missing > 0 && page.chooseSize}
        {missing === 0 && few !== null && words.lastPieces(few)}
      </p>
    </fieldset>
  );
}
