import { useWords } from "#kit/web/language/words.ts";
import { productPageWords } from "../../product-page.words.ts";
import type { Product } from "../../products.contract.ts";
import { textTable } from "../../text-table.ts";
import { useProductTexts } from "../product-texts.ts";
import styles from "./product-view.module.css";

const RIDE_FACTS = [
  ["what_to_expect", "whatToExpect"],
  ["locations", "locations"],
  ["availability", "availability"],
  ["eligibility", "eligibility"],
] as const;

const GOODS_FACTS = [
  ["material", "material"],
  ["care", "care"],
  ["sizing", "sizing"],
  ["delivery", "deliveryTitle"],
] as const;

/** Of a ride or a course what to expect, where, when and who for, of goods what they are; only what the product says. */
export function ProductFacts({ product }: { product: Product }) {
  const words = useWords(productPageWords);
  const texts = useProductTexts()(product);
  const facts = product.category === "merchandise" ? GOODS_FACTS : RIDE_FACTS;
  const told = facts.filter(([field]) => texts[field]?.trim());
  if (told.length === 0) return null;
  // What does not come in sizes has measures.
  const hasSizes = product.variants.some(({ is_active }) => is_active);
  const titleOf = (word: (typeof facts)[number][1]) =>
    words[word === "sizing" && !hasSizes ? "measures" : word];
  return (
    <div className={styles.facts}>
      {told.map(([field, word]) => (
        <section key={field} className={styles.fact}>
          <h2 className={styles.factTitle}>{titleOf(word)}</h2>
          <FactText text={texts[field]} name={titleOf(word)} />
        </section>
      ))}
    </div>
  );
}

/** A text with the table that its lines make, such as the sizes in centimetres. */
function FactText({ text: whole, name }: { text: string; name: string }) {
  const { text, head, rows } = textTable(whole);
  return (
    <>
      {text && <p className={styles.factText}>{text}</p>}
      {rows.length > 0 && (
        <table className={styles.factTable} aria-label={name}>
          <thead>
            <tr>
              {head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([first, ...others]) => (
              <tr key={first}>
                <th scope="row">{first}</th>
                {others.map((cell, place) => (
                  <td key={head[place + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
