import { type DiscountedLine, discountedGoods } from "#features/orders/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { formatMoney, type Halere, toCzk } from "#kit/contract/money/money.ts";
import { formatDay } from "#kit/contract/time/format-date.ts";
import type { DiscountState } from "./discount-state.ts";

/** Why a discount code brings nothing, in plain words. Pure: the cart says what the server would. */

export const UNKNOWN: Both<string> = {
  en: "We don’t recognise this code. Please check it for typos.",
  cs: "Tento kód neznáme. Zkontrolujte prosím, jestli v něm není překlep.",
};
const OFF: Both<string> = { en: "This code is no longer valid.", cs: "Tento kód už neplatí." };
const USED_UP: Both<string> = {
  en: "This code has been used up.",
  cs: "Tento kód už je vyčerpaný.",
};
export const USED_ALREADY: Both<string> = {
  en: "You have already used this code. Each customer can use it once.",
  cs: "Tento kód jste už použili. Každý zákazník ho může použít jednou.",
};
export const NEEDS_EMAIL: Both<string> = {
  en: "Each customer can use this code once, so an e-mail address is needed.",
  cs: "Tento kód může každý zákazník použít jednou, proto je k němu potřeba e-mail.",
};
const NOT_FOR_THESE: Both<string> = {
  en: "This code isn’t for anything in the cart.",
  cs: "Na nic v košíku se tento kód nevztahuje.",
};

/** Why a code can't be used on this day; null where it can. */
export function stateError(
  state: DiscountState,
  { valid_from, valid_until }: { valid_from: string | null; valid_until: string | null },
): Both<string> | null {
  if (state === "early" && valid_from)
    return {
      en: `This code is valid from ${formatDay(valid_from, "en")}.`,
      cs: `Tento kód platí až od ${formatDay(valid_from, "cs")}.`,
    };
  if (state === "ended" && valid_until)
    return {
      en: `This code was valid until ${formatDay(valid_until, "en")}.`,
      cs: `Tento kód platil do ${formatDay(valid_until, "cs")}.`,
    };
  if (state === "used-up") return USED_UP;
  return state === "active" ? null : OFF;
}

/** Why a code brings nothing to these lines; null where it does. */
export function linesError(
  code: { products: readonly string[]; minimum_halere: Halere },
  lines: readonly DiscountedLine[],
): Both<string> | null {
  const goods = discountedGoods(code, lines);
  if (goods === 0) return NOT_FOR_THESE;
  if (goods >= code.minimum_halere) return null;
  const of = toCzk(code.minimum_halere);
  const left = toCzk(code.minimum_halere - goods);
  const limited = code.products.length > 0;
  return {
    en: `This code is for purchases of ${formatMoney(of, "en")} or more${limited ? " of selected products" : ""}. You need ${formatMoney(left, "en")} more.`,
    cs: `Tento kód platí při nákupu ${limited ? "vybraného zboží " : ""}od ${formatMoney(of, "cs")}. Chybí ${formatMoney(left, "cs")}.`,
  };
}
