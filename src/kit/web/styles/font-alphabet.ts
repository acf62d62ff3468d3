/** What a Czech or English page is written with; everything else waits in the whole fonts (fonts.css). */

const ASCII = String.fromCodePoint(...Array.from({ length: 95 }, (_, index) => 0x20 + index));
const CZECH = "ÁČĎÉĚÍŇÓŘŠŤÚŮÝŽáčďéěíňóřšťúůýž";
/** Slovak, German and Polish names stand in race results. */
const NEIGHBOURS = "ÄÖÜßäöüĹĽŔÔĺľŕôŁŃŚŹŻĄĆĘłńśźżąćę";
/** No-break spaces, quotation marks, dashes, bullets, signs of prices, degrees and rights. */
const PUNCTUATION = "\u00a0\u202f\u2009„“”‚‘’«»–—−-…•·×±°§©®™€%½²³¹º№↑↓";

export const PAGE_ALPHABET = ASCII + CZECH + NEIGHBOURS + PUNCTUATION;
/** The letters that must never be missing. */
export const BOTH_ALPHABETS = `${ASCII}${CZECH}\u00a0„“‚‘”’–—…•·×°©`;
