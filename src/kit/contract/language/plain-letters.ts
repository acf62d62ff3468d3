/** Letters that are no plain letter with a mark, as they are written without them. */
const LETTERS: Record<string, string> = {
  ß: "ss",
  ẞ: "SS",
  æ: "ae",
  Æ: "AE",
  œ: "oe",
  Œ: "OE",
  ø: "o",
  Ø: "O",
  ł: "l",
  Ł: "L",
  đ: "d",
  Đ: "D",
  ð: "d",
  Ð: "D",
  þ: "th",
  Þ: "Th",
  ħ: "h",
  Ħ: "H",
  ŧ: "t",
  Ŧ: "T",
  ŋ: "n",
  Ŋ: "N",
  ı: "i",
  ĸ: "k",
};
const FOREIGN = new RegExp(`[${Object.keys(LETTERS).join("")}]`, "g");

/** A text in letters without marks: `Łódź` -> `Lodz`, `Straße` -> `Strasse`. Pure. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .replace(FOREIGN, (letter) => LETTERS[letter] ?? letter);
}
