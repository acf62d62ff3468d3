import { formatPrice } from "#kit/contract/money/money.ts";
import { useLanguage } from "../language/language.tsx";
import { classNames } from "./class-names.ts";
import styles from "./price.module.css";

interface Props {
  /** CZK as a decimal number. */
  czk: number;
  className?: string | undefined;
}

/** A price in the language's own form, figures of one width, never broken over lines; what costs nothing is free. */
export function Price({ czk, className }: Props) {
  const { language } = useLanguage();
  return (
    <data value={czk} className={classNames(styles.price, className)}>
      {formatPrice(czk, language)}
    </data>
  );
}
