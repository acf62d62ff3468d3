import { withReadableColours } from "#kit/contract/content/written-html/text-colours.ts";
import { classNames } from "./class-names.ts";
import styles from "./rich-text.module.css";

interface Props {
  /** HTML that the server has sanitised. */
  html: string;
  /** The text's language where it is not the page's. */
  lang?: string | undefined;
  className?: string | undefined;
}

/** A text with its own headings, lists and pictures, at a readable measure. */
export function RichText({ html, lang, className }: Props) {
  const names = classNames(styles.text, className);
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises every stored text by an allow list
    <div lang={lang} className={names} dangerouslySetInnerHTML={{ __html: withReadableColours(html) }} />
  );
}
