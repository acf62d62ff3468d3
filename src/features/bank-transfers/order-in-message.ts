/** Which order a payer means by the words of the message. Pure, and linear in the message's length. */

/** Statements keep this much of a message. */
const LONGEST = 1000;

/** Words that name an order or its symbol, in small letters without accents. */
const ORDER =
  "(?:vs|v\\.s\\.?|v\\. s\\.|var[a-z]{0,8}\\.? ?symb?[a-z]{0,6}\\.?|obj(?:edn[a-z]{0,8})?\\.?|orders?|zakazk[a-z]{0,3}\\.?|bestell[a-z]{0,8}\\.?)";
const INVOICE = "(?:fakt[a-z]{0,5}\\.?|fa\\.?|fv\\.?|invoice)";
/** What may stand between the word and its number: `č.`, `number`, `:`, `/`. */
const BETWEEN =
  "[ :.,=/#_-]{0,4}(?:(?:cisl[oa]|cis|c|no|nr|num|number|nummer|id|ref|je|is)(?![a-z])[ :.=/#_-]{0,4}){0,2}";
/** A number of pieces, days or crowns, a part of a date, of an account or of a longer number is no order's. */
const UNITS = [
  ...[
    "ks",
    "kus[a-z]{0,3}",
    "x",
    "krat",
    "kc",
    "czk",
    "eur",
    "osob[a-z]{0,2}",
    "lid[a-z]{0,2}",
    "den",
    "dn[iu]",
  ],
  ...["hod[a-z]{0,3}", "min", "poukaz[a-z]{0,4}", "vstup[a-z]{0,6}", "listk[a-z]{0,3}", "jizd[a-z]{0,3}"],
  ...["pcs", "pieces?", "tickets?", "vouchers?", "days?", "rides?", "people"],
].join("|");
const NOT_AFTER = `(?!\\d)(?!(?:[.,:/-]|\\. )\\d)(?! ?(?:(?:${UNITS})(?![a-z])|[%\u00d7]|,-))`;
const NAMED = new RegExp(
  `(?<![a-z0-9])(?:${ORDER}${BETWEEN}0{0,9}|${INVOICE}${BETWEEN}(?=\\d{9}(?!\\d)))(\\d{1,10})${NOT_AFTER}|(?<![a-z0-9&])# ?0{0,9}(\\d{1,10})${NOT_AFTER}`,
  "g",
);
/** Any whole number. */
const ANY = /(?<![\d.,])\d{1,10}(?![\d]|[.,]\d)/g;

/** The numbers that a message says are an order's, such as `OBJEDNAVKA 0000000042`, `obj. č. 42`, `VS:42`, `/VS/42`, `#42`. */
export function numbersNamedIn(message: string): number[] {
  return [...folded(message).matchAll(NAMED)].map(([, named, marked]) => Number(named ?? marked));
}

/**
 * Numbers that only happen to be in a message: enough to suggest an order, never to pay it. Ten digits with zeros in front
 * are written like the number of an order.
 */
export function numbersIn(message: string): { number: number; isLikeAnOrders: boolean }[] {
  return [...folded(message).matchAll(ANY)]
    .map(([digits]) => ({
      number: Number(digits),
      isLikeAnOrders: digits.length === 10 && digits.startsWith("0"),
    }))
    .filter(({ number }) => number > 0);
}

/** In small letters without accents, with spaces of one kind. */
function folded(message: string): string {
  return message
    .slice(0, LONGEST)
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/\s+/gu, " ");
}
