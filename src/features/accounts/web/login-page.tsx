import { useEffect, useState } from "react";
import { hasDrafts } from "#kit/web/editor/drafts.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { whySignedOut } from "#kit/web/session/signed-out.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { Spinner } from "#kit/web/ui/feedback/spinner.tsx";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { accountsWords } from "../accounts.words.ts";
import { CodeForm } from "./code-form.tsx";
import type { Entered, SecondWay } from "./enter.ts";
import { ForgottenForm } from "./forgotten-form.tsx";
import styles from "./login-page.module.css";
import { PasskeySignIn } from "./passkey-sign-in.tsx";
import { PasswordForm } from "./password-form.tsx";
import { enterBackOffice, isSignedIn } from "./session.ts";

/** Who was sent here from the back office reads why, and that nothing is lost. */
function SignedOutNote() {
  const words = useWords(accountsWords);
  const [why] = useState(whySignedOut);
  const [hasKeptDrafts] = useState(hasDrafts);
  if (!why) return null;
  return (
    <div role="status">
      <Notice tone="empty">
        <p>{words.signedOut[why]}</p>
        {hasKeptDrafts && <p>{words.draftsKept}</p>}
      </Notice>
    </div>
  );
}

export const handle: PageRules = { noindex: true };

/** The route `/login`; who is signed in already goes on to the back office. */
export default function LoginPage() {
  const words = useWords(accountsWords);
  const { language } = useLanguage();
  const hydrated = useHydrated();
  const signedIn = hydrated && isSignedIn();
  useEffect(() => {
    if (signedIn) enterBackOffice(language);
  }, [signedIn, language]);
  return (
    <section className={styles.page} aria-labelledby="login-title">
      <PageHead title={words.title} />
      <div className={styles.panel}>
        <header>
          <p className={styles.kicker}>{words.kicker}</p>
          <h1 id="login-title" tabIndex={-1} className={styles.title}>
            {words.title}
          </h1>
        </header>
        {hydrated && !signedIn && <SignedOutNote />}
        {signedIn ? <Spinner /> : <LoginForm />}
        <noscript>{words.needsScript}</noscript>
        <SiteLink to="/" className={styles.back}>
          {words.backHome}
        </SiteLink>
      </div>
    </section>
  );
}

/** E-mail and password, and then what else somebody has; or a passkey in place of all of it. */
function LoginForm() {
  const words = useWords(accountsWords);
  const [second, setSecond] = useState<{ entered: Entered; ways: readonly SecondWay[] } | null>(null);
  const hydrated = useHydrated();
  const [hasForgotten, setForgotten] = useState(false);
  if (second) return <CodeForm {...second} onStartOver={() => setSecond(null)} />;
  if (hasForgotten) return <ForgottenForm onBack={() => setForgotten(false)} />;
  return (
    <>
      <PasswordForm onSecondStep={(entered, ways) => setSecond({ entered, ways })} />
      <PasskeySignIn inEmailField />
      <Button variant="quiet" size="small" disabled={!hydrated} onClick={() => setForgotten(true)}>
        {words.forgotten}
      </Button>
    </>
  );
}
