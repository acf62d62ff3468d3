import { useLanguage } from "#kit/web/language.tsx";
import { useWords } from "#kit/web/words.ts";
import { termsWords } from "../legal-heads.words.ts";
import { joinLegal } from "../legal-text.ts";
import { purchaseTerms } from "../terms-purchase.words.ts";
import { rightsTerms } from "../terms-rights.words.ts";
import { LegalPage } from "./legal-page.tsx";
import { Seller } from "./seller.tsx";

const TERMS = joinLegal(purchaseTerms, rightsTerms);

/** What applies to those who buy in the shop. */
export default function TermsPage() {
  const words = useWords(termsWords);
  const { language } = useLanguage();
  return <LegalPage {...words} intro={<Seller />} parts={TERMS[language]} />;
}
