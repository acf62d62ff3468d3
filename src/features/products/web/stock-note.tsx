import { useWords } from "#kit/web/language/words.ts";
import type { CardProduct } from "../products.contract.ts";
import { productsWords } from "../products.words.ts";
import { fewPieces, piecesInAll } from "../stock-rules.ts";
import styles from "./stock-note.module.css";

/** "Sold out", or how many are left where that is few; nothing otherwise. */
export function StockNote({ product }: { product: CardProduct }) {
  const words = useWords(productsWords);
  if (product.is_sold_out) return <p className={styles.soldOut}>{words.soldOut}</p>;
  const few = fewPieces(piecesInAll(product));
  return few === null ? null : <p className={styles.few}>{words.lastPieces(few)}</p>;
}
