import { formatMoney, formatPrice } from "#kit/contract/money/money.ts";
import { useLanguage } from "../language/language.tsx";
import { classNames } from "./class-names.ts";
import styles from "./price.module.css";

interface Props {
  /** CZK as a decimal number. */
  czk: number;
  className?: string | undefined;
}

/** What something costs in the language's own form, figures of one width, never broken over lines; nothing is free. */
export function Price({ czk, className }: Props) {
  const { language } = useLanguage();
  return (
    <data value={czk} className={classNames(styles.price, className)}>
      {formatPrice(czk, language)}
    </data>
  );
}

/** A total in the same form: with nothing left to pay it is CZK 0, for the things in it are not free. */
export function Sum({ czk, className }: Props) {
  const { language } = useLanguage();
  return (
    <data value={czk} className={classNames(styles.price, className)}>
      {formatMoney(czk, language)}
    </data>
  );
}
