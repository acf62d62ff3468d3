/** Cyrillic and Greek in Latin letters, for addresses: as people read them aloud, not as libraries catalogue them. */

const CYRILLIC: Record<string, string> = {
  ...{ а: "a", б: "b", в: "v", г: "g", ґ: "g", д: "d", ђ: "dj", е: "e", ё: "e", є: "ie", ж: "zh", з: "z" },
  ...{ и: "i", і: "i", ї: "i", й: "i", ј: "j", к: "k", л: "l", љ: "lj", м: "m", н: "n", њ: "nj", о: "o" },
  ...{ п: "p", р: "r", с: "s", т: "t", ћ: "c", у: "u", ў: "u", ф: "f", х: "kh", ц: "ts", ч: "ch", џ: "dz" },
  ...{ ш: "sh", щ: "shch", ъ: "", ы: "y", ь: "", э: "e", ю: "iu", я: "ia", ѓ: "g", ѕ: "dz", ќ: "k" },
};
const GREEK: Record<string, string> = {
  ...{ α: "a", β: "v", γ: "g", δ: "d", ε: "e", ζ: "z", η: "i", θ: "th", ι: "i", κ: "k", λ: "l", μ: "m" },
  ...{ ν: "n", ξ: "x", ο: "o", π: "p", ρ: "r", σ: "s", ς: "s", τ: "t", υ: "y", φ: "f", χ: "ch", ψ: "ps" },
  ...{ ω: "o", ά: "a", έ: "e", ή: "i", ί: "i", ό: "o", ύ: "y", ώ: "o", ϊ: "i", ϋ: "y", ΐ: "i", ΰ: "y" },
};
const LETTERS = new Map(Object.entries({ ...CYRILLIC, ...GREEK }));

/** A text in small letters with those two alphabets in Latin; other letters stay. Pure. */
export function inLatin(text: string): string {
  return [...text].map((letter) => LETTERS.get(letter) ?? letter).join("");
}
