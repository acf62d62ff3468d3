import { joinLegal } from "./legal-text.ts";
import { purchaseTerms } from "./terms-purchase.words.ts";
import { rightsTerms } from "./terms-rights.words.ts";

/** The whole terms and conditions, for the page and for the paper in the order's mail. */
export const TERMS = joinLegal(purchaseTerms, rightsTerms);

/** The day from which the legal pages say what they say; it changes with their texts. */
export const LEGAL_SINCE = "2026-11-23";
