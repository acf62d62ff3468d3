import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { withdrawalWords } from "../withdrawal.words.ts";
import styles from "./withdrawal.module.css";

/** What happens after a withdrawal, and who does what by when. */
export function WithdrawalCourse() {
  const words = useWords(withdrawalWords);
  const { now } = useMailWords(words);
  return (
    <aside className={styles.course} aria-labelledby="withdrawal-course">
      <h2 id="withdrawal-course" className={styles.title}>
        {words.course}
      </h2>
      <ol className={styles.steps}>
        {[{ title: words.now, text: now }, words.steps.goods, words.steps.money].map(({ title, text }) => (
          <li key={title} className={styles.step}>
            <h3 className={styles.when}>{title}</h3>
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ol>
    </aside>
  );
}
