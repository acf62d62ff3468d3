import { useState } from "react";
import { asQuantity, MAX_QUANTITY } from "#features/cart/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { cartPageWords } from "../../cart-page.words.ts";
import styles from "./quantity-input.module.css";

interface Props {
  /** The product, for screen readers. */
  name: string;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** Pieces from 1 to 99. What is typed counts at once; a field left empty or out of range shows the last number. */
export function QuantityInput({ name, quantity, onChange }: Props) {
  const words = useWords(cartPageWords);
  const [typed, setTyped] = useState<string | null>(null);

  function type(text: string) {
    setTyped(text);
    const number = Number(text);
    if (text.trim() !== "" && Number.isInteger(number) && number >= 1) onChange(asQuantity(number));
  }

  return (
    <div className={styles.quantity}>
      <button
        type="button"
        aria-label={words.fewer(name)}
        aria-disabled={quantity <= 1 || undefined}
        className={styles.step}
        onClick={() => onChange(asQuantity(quantity - 1))}
      >
        <Icon icon="minus" />
      </button>
      <input
        type="number"
        inputMode="numeric"
        min={1}
        max={MAX_QUANTITY}
        step={1}
        aria-label={words.quantityOf(name)}
        className={styles.input}
        value={typed ?? quantity}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      <button
        type="button"
        aria-label={words.more(name)}
        aria-disabled={quantity >= MAX_QUANTITY || undefined}
        className={styles.step}
        onClick={() => onChange(asQuantity(quantity + 1))}
      >
        <Icon icon="plus" />
      </button>
    </div>
  );
}
