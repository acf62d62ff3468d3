import { type CartLine, lineName } from "#features/cart/index.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { useApiQuery } from "#kit/web/queries.ts";
import { useWords } from "#kit/web/words.ts";
import { checkoutWords } from "../checkout.words.ts";
import styles from "./checkout-form.module.css";

/** Says before the order which of its items the buyer can't withdraw from, and why. */
export function WithdrawalNote({ lines }: { lines: CartLine[] }) {
  const words = useWords(checkoutWords);
  const { language } = useLanguage();
  const { data: products = [] } = useApiQuery(productsQuery, lines.length > 0);
  const exempt = new Set(products.filter((one) => one.is_withdrawal_exempt).map(({ id }) => id));
  const names = lines.filter(({ id }) => exempt.has(id)).map((line) => lineName(line, language));
  if (names.length === 0) return null;
  return <p className={styles.agreement}>{words.noWithdrawal(names.join(", "))}</p>;
}
