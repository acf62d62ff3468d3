import { isApiError } from "#kit/web/api/api-error.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { failureWords } from "./failure.words.ts";
import styles from "./page-failure.module.css";

/** In place of a page that could not be shown at all. Stands without the frame, which may be what broke. */
export function PageFailure({ error }: { error: unknown }) {
  const words = useWords(failureWords);
  // Other errors speak English, and to programmers.
  const message = isApiError(error) ? error.message : null;
  return (
    <main className={styles.page}>
      <title>{words.title}</title>
      <meta name="robots" content="noindex" />
      <svg viewBox="0 0 240 200" aria-hidden="true" className={styles.spin}>
        <path d="M20 170 C 60 60, 210 20, 214 100 S 110 186, 96 116 S 160 60, 172 104" />
        <path d="M48 178 C 84 84, 190 48, 190 100 S 124 160, 118 118 S 150 86, 154 106" />
      </svg>
      <h1>{words.title}</h1>
      <p className={styles.text}>{words.text}</p>
      {message && (
        <p className={styles.details}>
          {words.details} <code>{message}</code>
        </p>
      )}
      <div className={styles.ways}>
        <Button onClick={() => location.reload()}>{words.reload}</Button>
        <ButtonLink href="/" variant="quiet">
          {words.home}
        </ButtonLink>
      </div>
    </main>
  );
}
