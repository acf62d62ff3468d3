import { useLanguage } from "#kit/web/language.tsx";
import { useWords } from "#kit/web/words.ts";
import { guaranteeText } from "../guarantee.words.ts";
import { guaranteeWords } from "../legal-heads.words.ts";
import { LegalPage } from "./legal-page.tsx";
import { Seller } from "./seller.tsx";

/** The reminder of the legal guarantee of conformity. */
export default function GuaranteePage() {
  const words = useWords(guaranteeWords);
  const { language } = useLanguage();
  return <LegalPage {...words} intro={<Seller />} parts={guaranteeText[language]} />;
}
