import { passkeysWords, usePasskeyOffer } from "#features/accounts/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import styles from "./gate.module.css";

/** Below the choice of a day, where nobody is being let in yet: whoever begins at the gate sees no other first screen. */
export function GatePasskey() {
  const { offer, add } = useWords(passkeysWords);
  const end = usePasskeyOffer();
  if (!end) return null;
  return (
    <section className={styles.part} aria-label={offer.title}>
      <p>{offer.text}</p>
      <a className={styles.button} href="/admin/account#passkeys">
        {add}
      </a>
      <button type="button" className={styles.plain} onClick={() => end(true)}>
        {offer.later}
      </button>
    </section>
  );
}
