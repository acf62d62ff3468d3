import { type Consent, setConsent, useConsent } from "#features/consent/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Badge } from "#kit/web/ui/badge.tsx";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { useAnnounce } from "#kit/web/ui/feedback/announce.tsx";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { cookiesWords } from "../cookies.words.ts";
import styles from "./cookie-settings.module.css";

const CHOICES: { choice: Consent; word: "accept" | "decline" }[] = [
  { choice: "accepted", word: "accept" },
  { choice: "declined", word: "decline" },
];

/** Shows the stored choice and changes it, in step with the banner. */
export function CookieSettings() {
  const words = useWords(cookiesWords);
  const announce = useAnnounce();
  const consent = useConsent();

  function choose(choice: Consent) {
    setConsent(choice);
    announce(words.saved);
  }

  return (
    <div className={styles.settings}>
      <div className={styles.kind}>
        <div>
          <h3 className={styles.title}>{words.necessary}</h3>
          <p>{words.necessaryText}</p>
        </div>
        <Badge tone="ok">{words.always}</Badge>
      </div>
      <div className={styles.kind}>
        <div>
          <h3 className={styles.title}>{words.optional}</h3>
          <p>{words.optionalText}</p>
          {/* What is stored is known in the browser alone; the line's space waits for it. */}
          <p className={styles.state}>{consent === undefined ? "\u00a0" : words[consent ?? "none"]}</p>
        </div>
        <fieldset className={styles.choice}>
          <legend className={styles.legend}>{words.choice}</legend>
          {CHOICES.map(({ choice, word }) => (
            <Button
              key={choice}
              size="small"
              variant="quiet"
              aria-pressed={consent === choice}
              onClick={() => choose(choice)}
            >
              {consent === choice && <Icon icon="check" className={styles.chosen} />}
              {words[word]}
            </Button>
          ))}
        </fieldset>
      </div>
    </div>
  );
}
