/** What a Czech or English page is written with; everything else waits in the whole fonts (fonts-rest.css). */

const DIGITS = "0123456789";
const LATIN_CAPITALS = "ABCDEFGHIJKLMNOPQRSTUVWXYZ";
const CZECH_CAPITALS = "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽ";
/** What stands between the words of a first screen, a no-break space among them. */
const FIRST_PUNCTUATION = " \u00a0.,:!?()-–/&’„“…";

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const CZECH = CZECH_CAPITALS + CZECH_CAPITALS.toLowerCase();
/** Slovak, German and Polish names stand in race results. */
const NEIGHBOURS = "ÄÖÜßäöüĹĽŔÔĺľŕôŁŃŚŹŻĄĆĘłńśźżąćę";
/** No-break spaces, quotation marks, dashes, bullets, signs of prices, degrees and rights. */
const PUNCTUATION = "\u00a0\u202f\u2009„“”‚‘’«»–—−-…•·×±°§©®™€%½²³¹º№↑↓";

const FIRST_SIGNS = LATIN_CAPITALS + CZECH_CAPITALS + DIGITS + FIRST_PUNCTUATION;

/** What a first screen is written with in capitals, as the display font nearly always is; and `Kč` of Czech prices. */
export const FIRST_CAPITALS = `${FIRST_SIGNS}č`;
/** What a first screen is written with. */
export const FIRST_ALPHABET = FIRST_SIGNS + LATIN_CAPITALS.toLowerCase() + CZECH_CAPITALS.toLowerCase();
export const PAGE_ALPHABET = ASCII + CZECH + NEIGHBOURS + PUNCTUATION;
/** The letters that must never be missing. */
export const BOTH_ALPHABETS = `${ASCII}${CZECH}\u00a0„“‚‘”’–—…•·×°©`;
