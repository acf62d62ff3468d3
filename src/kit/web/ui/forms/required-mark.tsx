import { useWords } from "../../language/words.ts";
import { uiWords } from "../ui.words.ts";
import styles from "./field.module.css";

/** The asterisk behind the label of what must be filled in. Seen only: controls say it by themselves. */
export function RequiredMark() {
  const words = useWords(uiWords);
  return (
    <span aria-hidden="true" className={styles.required} title={words.required}>
      *
    </span>
  );
}
