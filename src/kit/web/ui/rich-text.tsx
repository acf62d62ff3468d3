import { classNames } from "./class-names.ts";
import styles from "./rich-text.module.css";

interface Props {
  /** HTML that the server has sanitised. */
  html: string;
  className?: string | undefined;
}

/** A text with its own headings, lists and pictures, at a readable measure. */
export function RichText({ html, className }: Props) {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the server sanitises every stored text by an allow list
    <div className={classNames(styles.text, className)} dangerouslySetInnerHTML={{ __html: html }} />
  );
}
