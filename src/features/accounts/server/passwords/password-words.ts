/** Words that are everywhere on this site and its back office, whatever the team is called. */
const SITE_WORDS = [
  "paddock",
  "admin",
  "administrator",
  "drift",
  "drifting",
  "team",
  "tym",
  "heslo",
  "password",
];

/** Shorter words are in too many good passwords to say anything. */
const SHORTEST = 3;

export interface KnownWords {
  email: string;
  name: string;
  /** The team's name in each language. */
  team: string[];
}

/**
 * Whether a password consists only of words that everybody knows about its owner (name, e-mail, team, the site itself),
 * with at most four digits and any signs around them: `Lípa-Drift2026!` of the Lípa Drift Team.
 */
export function isMadeOfKnownWords(password: string, { email, name, team }: KnownWords): boolean {
  const words = [wordsOf(email).join(""), ...[email, name, ...team].flatMap(wordsOf), ...SITE_WORDS]
    .filter((word) => word.length >= SHORTEST)
    // The longest first: what is left of a word says nothing of another.
    .sort((a, b) => b.length - a.length);
  const given = wordsOf(password).join("");
  let left = given;
  for (const word of words) left = left.replaceAll(word, "");
  return left !== given && /^\d{0,4}$/.test(left);
}

/** In small letters without accents, cut at everything that is neither letter nor digit. */
function wordsOf(text: string): string[] {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);
}
