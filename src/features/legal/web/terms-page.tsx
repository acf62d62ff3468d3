import { usePaysVat } from "#features/settings/web/index.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { useWords } from "#kit/web/words.ts";
import { termsWords } from "../legal-heads.words.ts";
import { TERMS } from "../terms.ts";
import { LegalPage } from "./legal-page.tsx";
import { Seller } from "./seller.tsx";

/** What applies to those who buy in the shop. */
export default function TermsPage() {
  const words = useWords(termsWords);
  const { language } = useLanguage();
  const { title, lead } = words;
  const description = usePaysVat() ? words.descriptionWithVat : words.description;
  return <LegalPage {...{ title, lead, description }} intro={<Seller />} parts={TERMS[language]} />;
}
