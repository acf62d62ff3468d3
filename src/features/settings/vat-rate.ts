/** `21`, `21 %`, `12,5` -> the rate in per cent; null for what is no rate, and for 0: the seller pays no VAT. Pure. */
export function vatRate(text: string): number | null {
  const digits = /^(\d{1,3}(?:[.,]\d{1,2})?)\s*%?$/.exec(text.trim())?.[1];
  const rate = Number(digits?.replace(",", "."));
  return rate > 0 && rate <= 100 ? rate : null;
}
