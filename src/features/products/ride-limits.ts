import type { Both, Language } from "#kit/contract/language/language.ts";

/** Between which height (cm) and weight (kg) somebody may ride; null: no limit. */
export interface RideLimits {
  min_height: number | null;
  max_height: number | null;
  min_weight: number | null;
  max_weight: number | null;
}

interface Words {
  height: string;
  weight: string;
  between: (min: number, max: number, unit: string) => string;
  from: (min: number, unit: string) => string;
  to: (max: number, unit: string) => string;
}

const WORDS: Both<Words> = {
  en: {
    height: "Height",
    weight: "Weight",
    between: (min, max, unit) => `${min} to ${max} ${unit}`,
    from: (min, unit) => `at least ${min} ${unit}`,
    to: (max, unit) => `at most ${max} ${unit}`,
  },
  cs: {
    height: "Výška",
    weight: "Hmotnost",
    between: (min, max, unit) => `${min} až ${max} ${unit}`,
    from: (min, unit) => `nejméně ${min} ${unit}`,
    to: (max, unit) => `nejvýše ${max} ${unit}`,
  },
};

export type Measure = "height" | "weight";
const UNITS = { height: "cm", weight: "kg" } as const;

/** The limits of one measure as words, such as `at most 120 kg`; null where there are none. */
export function limitOf(limits: RideLimits, measure: Measure, language: Language): string | null {
  const [min, max] = [limits[`min_${measure}`], limits[`max_${measure}`]];
  const [words, unit] = [WORDS[language], UNITS[measure]];
  if (min !== null && max !== null) return words.between(min, max, unit);
  if (min !== null) return words.from(min, unit);
  return max === null ? null : words.to(max, unit);
}

/** `Height: at least 140 cm. Weight: at most 120 kg.`; blank where there are no limits. */
export function limitsLine(limits: RideLimits, language: Language): string {
  return (["height", "weight"] as const)
    .flatMap((measure) => {
      const limit = limitOf(limits, measure, language);
      return limit === null ? [] : [`${WORDS[language][measure]}: ${limit}.`];
    })
    .join(" ");
}

/** Whether a height or weight is within the limits. */
export function isWithin(limits: RideLimits, measure: Measure, value: number): boolean {
  const [min, max] = [limits[`min_${measure}`], limits[`max_${measure}`]];
  return (min === null || value >= min) && (max === null || value <= max);
}
