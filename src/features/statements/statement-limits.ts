import { isWithin, limitOf, type Measure, type RideLimits } from "#features/products/index.ts";
import type { Both } from "#kit/contract/language/language.ts";

/** What is wrong with a rider's height or weight for a ride; null where nothing is. Pure: form and server share it. */
export function measureError(
  limits: RideLimits,
  measure: Measure,
  value: number | null,
): Both<string> | null {
  const [en, cs] = [limitOf(limits, measure, "en"), limitOf(limits, measure, "cs")];
  if (en === null || cs === null) return null;
  if (value === null || !Number.isInteger(value))
    return measure === "height"
      ? { en: "Please enter the height in centimetres.", cs: "Napište prosím výšku v centimetrech." }
      : { en: "Please enter the weight in kilograms.", cs: "Napište prosím hmotnost v kilogramech." };
  if (isWithin(limits, measure, value)) return null;
  return {
    en: `For safety reasons, riders must ${measure === "height" ? `be ${en} tall` : `weigh ${en}`}. Please get in touch before you come.`,
    cs: `Kvůli bezpečnosti může jet jen ten, kdo ${measure === "height" ? "měří" : "váží"} ${cs}. Ozvěte se nám prosím, než přijedete.`,
  };
}
