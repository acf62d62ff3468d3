import { useWords } from "../../language/words.ts";
import { classNames } from "../class-names.ts";
import { uiWords } from "../ui.words.ts";
import styles from "./spinner.module.css";

interface Props {
  /** What is loading; 'Loading' in the page's language unless told. */
  text?: string;
  /** `page` fills the screen, `section` the place of a section's content, `inline` a line. */
  size?: "page" | "section" | "inline";
  /** What stands in its place without JavaScript, where nothing would ever come; what to do, unless told. */
  needsScript?: string;
}

const SPOKES = [0, 72, 144, 216, 288];

/** A wheel that spins, with its text announced. */
export function Spinner({ text, size = "section", needsScript }: Props) {
  const words = useWords(uiWords);
  return (
    <output className={classNames(styles.spinner, styles[size])}>
      <noscript>
        <span className={styles.needsScript}>{needsScript ?? words.needsScript}</span>
      </noscript>
      <svg viewBox="0 0 64 64" className={styles.wheel} aria-hidden="true">
        <circle cx="32" cy="32" r="27" className={styles.tyre} />
        <circle cx="32" cy="32" r="27" className={styles.heat} pathLength="100" />
        <g className={styles.rim}>
          <circle cx="32" cy="32" r="19.5" />
          {SPOKES.map((angle) => (
            <path key={angle} d="M30 28 L28 13 M34 28 L36 13" transform={`rotate(${angle} 32 32)`} />
          ))}
          <circle cx="32" cy="32" r="4" />
        </g>
      </svg>
      <span className={styles.text}>{text ?? words.loading}</span>
    </output>
  );
}
