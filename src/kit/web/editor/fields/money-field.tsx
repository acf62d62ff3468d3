import { parseMoney, toCzk, toHalere, typedMoney } from "#kit/contract/money/money.ts";
import { useLanguage } from "../../language/language.tsx";
import { useWords } from "../../language/words.ts";
import { editorWords } from "../editor.words.ts";
import { type NumberFieldProps, TypedNumber } from "./typed-number.tsx";

/** An amount of CZK, typed or pasted with a comma or a point; else text. Arrows change it by 0.01. */
export function MoneyField(props: NumberFieldProps<number | string>) {
  const t = useWords(editorWords);
  const { language } = useLanguage();
  return (
    <TypedNumber
      {...props}
      inputMode="decimal"
      read={(text) => parseMoney(text) ?? text}
      show={(czk) => typedMoney(czk, language)}
      step={0.01}
      min={0}
      next={(czk, by) => toCzk(Math.max(0, toHalere(czk) + by))}
      fault={t.noAmount}
    />
  );
}
