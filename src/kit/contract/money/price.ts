import { z } from "zod";
import { says } from "../validation/says.ts";
import { parseMoney } from "./money.ts";

const priceWords = says({
  en: "Price must be a number of at least 0 with at most two decimals",
  cs: "Cena musí být číslo od 0 s nejvýše dvěma desetinnými místy",
});

const HIGHEST_PRICE_CZK = 10_000_000;

/** CZK as a decimal number with whole haléře, from 0; also as text, the way people type it. */
export function price() {
  return z.preprocess(
    (value) => (typeof value === "string" ? (parseMoney(value) ?? value) : value),
    z
      .number(priceWords)
      .min(0, priceWords)
      .max(HIGHEST_PRICE_CZK, priceWords)
      .refine((czk) => Math.abs(czk * 100 - Math.round(czk * 100)) < 1e-4, priceWords),
  );
}
