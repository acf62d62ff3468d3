import { useLanguage } from "#kit/web/language.tsx";
import { useWords } from "#kit/web/words.ts";
import { privacyWords } from "../legal-heads.words.ts";
import { privacyText } from "../privacy.words.ts";
import { LegalPage } from "./legal-page.tsx";
import { Seller } from "./seller.tsx";

/** Which personal data the site keeps, why and for how long. */
export default function PrivacyPage() {
  const words = useWords(privacyWords);
  const { language } = useLanguage();
  return <LegalPage {...words} intro={<Seller />} parts={privacyText[language]} />;
}
