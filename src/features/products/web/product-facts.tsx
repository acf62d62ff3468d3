import { useWords } from "#kit/web/words.ts";
import type { Product } from "../products.contract.ts";
import { productsWords } from "../products.words.ts";
import styles from "./product-sheet.module.css";
import { useProductTexts } from "./product-texts.ts";

const FACTS = [
  ["what_to_expect", "whatToExpect"],
  ["locations", "locations"],
  ["availability", "availability"],
  ["eligibility", "eligibility"],
] as const;

/** What to expect, where, when and who for; only what the product says. */
export function ProductFacts({ product }: { product: Product }) {
  const words = useWords(productsWords);
  const texts = useProductTexts()(product);
  const told = FACTS.filter(([field]) => texts[field].trim() !== "");
  if (told.length === 0) return null;
  return (
    <div className={styles.facts}>
      {told.map(([field, word]) => (
        <section key={field} className={styles.fact}>
          <h2 className={styles.factTitle}>{words[word]}</h2>
          <p className={styles.factText}>{texts[field]}</p>
        </section>
      ))}
    </div>
  );
}
