import { useEffect } from "react";
import { PageHead } from "#kit/web/ui/page-head.tsx";
import { SiteLink } from "#kit/web/ui/site-link.tsx";
import { Spinner } from "#kit/web/ui/spinner.tsx";
import { useHydrated } from "#kit/web/ui/use-hydrated.ts";
import { useWords } from "#kit/web/words.ts";
import { accountsWords } from "../accounts.words.ts";
import { LoginForm } from "./login-form.tsx";
import styles from "./login-page.module.css";
import { enterBackOffice, isSignedIn } from "./session.ts";

/** The route `/login`; who is signed in already goes on to the back office. */
export default function LoginPage() {
  const words = useWords(accountsWords);
  const signedIn = useHydrated() && isSignedIn();
  useEffect(() => {
    if (signedIn) enterBackOffice();
  }, [signedIn]);
  return (
    <section className={styles.page} aria-labelledby="login-title">
      <PageHead title={words.title} noindex />
      <div className={styles.panel}>
        <header>
          <p className={styles.kicker}>{words.kicker}</p>
          <h1 id="login-title" tabIndex={-1} className={styles.title}>
            {words.title}
          </h1>
        </header>
        {signedIn ? <Spinner /> : <LoginForm />}
        <noscript>{words.needsScript}</noscript>
        <SiteLink to="/" className={styles.back}>
          {words.backHome}
        </SiteLink>
      </div>
    </section>
  );
}
