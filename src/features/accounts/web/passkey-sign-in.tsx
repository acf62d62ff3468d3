import { useCallback, useEffect, useState } from "react";
import { isApiError } from "#kit/web/api/api-error.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import { accountsWords } from "../accounts.words.ts";
import type { PasskeysEndpoints } from "../passkeys.contract.ts";
import styles from "./login-page.module.css";
import { passkeyFailure, passkeysInFields, passkeysWork, signWithPasskey, stopWaiting } from "./passkeys.ts";
import { enterBackOffice, keepSession } from "./session.ts";

/** A challenge is good for five minutes; the field gets a new one before. */
const ASK_AGAIN_MS = 4 * 60 * 1000;

interface Props {
  /** The browser offers passkeys in the e-mail field too. */
  inEmailField?: boolean;
  /** The password was right, and the passkey is what is asked for next. */
  isNext?: boolean;
}

/** Signing in with a passkey, in place of a password and a code. Nothing where the browser has none. */
export function PasskeySignIn({ inEmailField = false, isNext = false }: Props) {
  const api = useApi();
  const words = useWords(accountsWords).passkey;
  const hydrated = useHydrated();
  const [isWaiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<unknown>(null);
  const [round, setRound] = useState(0);

  const signIn = useCallback(
    async (inField: boolean) => {
      const call = api.of<PasskeysEndpoints>();
      const asked = await call("POST /auth/passkey/start", { body: {}, refresh: false });
      const body = await signWithPasskey(asked, inField);
      keepSession(await call("POST /auth/passkey", { body, refresh: false }));
      enterBackOffice(api.language);
    },
    [api],
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    if (!inEmailField) return;
    let isOver = false;
    async function offer(): Promise<void> {
      if (isOver || !(await passkeysInFields()) || isOver) return;
      try {
        await signIn(true);
      } catch (error) {
        // What somebody has done is answered; what the browser or the network can't do in the background is not.
        if (isOver || !(isApiError(error) && error.code === "PASSKEY_REFUSED")) return;
        setFailure(error);
        setRound((before) => before + 1);
      }
    }
    void offer();
    const again = setInterval(() => void offer(), ASK_AGAIN_MS);
    return () => {
      isOver = true;
      clearInterval(again);
      if (passkeysWork()) void stopWaiting();
    };
  }, [inEmailField, signIn, round]);

  async function press(): Promise<void> {
    setWaiting(true);
    setFailure(null);
    try {
      await signIn(false);
    } catch (error) {
      setFailure(error);
      setWaiting(false);
      // The field had to let go of its passkeys for this.
      setRound((before) => before + 1);
    }
  }

  if (!hydrated || !passkeysWork()) return null;
  return (
    <div className={styles.form}>
      {isNext && <p>{words.next}</p>}
      {failure !== null && <Notice tone="error">{passkeyFailure(failure, words)}</Notice>}
      <Button variant={isNext ? "hot" : "quiet"} disabled={isWaiting} onClick={() => void press()}>
        {isWaiting ? words.waiting : words.signIn}
      </Button>
    </div>
  );
}
