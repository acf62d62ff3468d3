import { useLanguage } from "#kit/web/language.tsx";
import { useWords } from "#kit/web/words.ts";
import { accessibilityText } from "../accessibility.words.ts";
import { accessibilityWords } from "../legal-heads.words.ts";
import { LegalPage } from "./legal-page.tsx";
import { Seller } from "./seller.tsx";

/** How accessible the site is, and whom to tell where it is not. */
export default function AccessibilityPage() {
  const words = useWords(accessibilityWords);
  const { language } = useLanguage();
  return <LegalPage {...words} intro={<Seller />} parts={accessibilityText[language]} />;
}
