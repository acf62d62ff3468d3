import { type Both, localised } from "#kit/contract/language/language.ts";
import { addAllNoBreaks } from "#kit/contract/language/no-breaks.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { CardProduct } from "../products.contract.ts";
import { productsWords } from "../products.words.ts";

/** Features on a card. */
export const CARD_FEATURES = 3;

/** A product's words in the page's language; where one is missing, English, then a stand-in. */
export function useProductTexts() {
  const words = useWords(productsWords);
  const { language } = useLanguage();
  return <T extends CardProduct["translations"]["en"]>({
    translations,
    features,
  }: {
    translations: Both<T>;
    features: CardProduct["features"];
  }) => {
    const texts = localised(translations, language);
    // Translations come as they are stored, both of them: what is shown is tied here.
    const shown = {
      ...texts,
      name: texts.name.trim() || words.unnamed,
      description: texts.description.trim() || words.noDescription,
      features: (features ?? []).flatMap((feature) => feature[language] || feature.en || feature.cs || []),
    };
    return addAllNoBreaks(shown, language);
  };
}
