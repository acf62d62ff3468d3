import type { Language } from "#kit/contract/language/language.ts";
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
export function Price(props: Props) {
  return <Amount {...props} format={formatPrice} />;
}

/** A total in the same form: with nothing left to pay it is CZK 0, for the things in it are not free. */
export function Sum(props: Props) {
  return <Amount {...props} format={formatMoney} />;
}

function Amount({ czk, className, format }: Props & { format: (czk: number, language: Language) => string }) {
  const { language } = useLanguage();
  return (
    <data value={czk} className={classNames(styles.price, className)}>
      {format(czk, language)}
    </data>
  );
}
