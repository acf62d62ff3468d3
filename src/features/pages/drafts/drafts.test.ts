import { expect, test } from "vitest";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { SYSTEM_PAGES } from "../page-address.ts";
import { draftOf } from "./drafts.ts";

/** Sentences that name an e-mail as the way something comes to the customer. */
const BY_EMAIL = /\b(?:by e-mail|e-mailed|e-mailem)\b/i;
/** What makes such a sentence true for a site that sends none, or that it is the customer who writes. */
const HOLDS =
  /whichever|where we (?:send|can’t send)|podle toho, co|pokud (?:vám )?posíláme|kde e-maily posílat nemůžeme|tell us that you withdraw|odstoupení pošlete|for a review|o recenzi|se jménem a e-mailem/i;

test.each(LANGUAGES)(
  "terms of a site promise no e-mail that a site without a mail server can't send (%s)",
  (language) => {
    for (const slug of SYSTEM_PAGES) {
      const { content } = draftOf(slug)[language];
      const sentences = content.replace(/<[^>]+>/g, " ").split(/(?<=[.:?!])\s+(?=\p{Lu})/u);
      const promises = sentences.filter((sentence) => BY_EMAIL.test(sentence) && !HOLDS.test(sentence));
      expect(promises, slug).toEqual([]);
    }
  },
);
