import type { ReactNode } from "react";
import { useSettings } from "#features/settings/web/index.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import { homeWords } from "./home.words.ts";
import styles from "./settings-gate.module.css";

/** Shows the page once the settings are there; until then a spinner, or an error with links to go on. */
export function SettingsGate({ children }: { children: ReactNode }) {
  const t = useWords(homeWords);
  const { query } = useSettings();
  if (query.isSuccess) return children;
  if (!query.error || query.isFetching) return <Spinner size="page" text={t.loading} />;
  return (
    <section className={styles.failure} role="alert">
      <h1>{t.failedTitle}</h1>
      <p>{t.failed(query.error.message)}</p>
      <div className={styles.actions}>
        <Button variant="hot" onClick={() => location.reload()}>
          {t.tryAgain}
        </Button>
        {query.error.message.includes("Unauthorized") && (
          <ButtonLink to="/login" variant="quiet">
            {t.logIn}
          </ButtonLink>
        )}
      </div>
    </section>
  );
}
