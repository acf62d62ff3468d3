import { useMutation } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import type { AccountLink, AccountLinksEndpoints } from "../account-links.contract.ts";
import { accountsWords } from "../accounts.words.ts";
import { linkWords } from "./link.words.ts";
import styles from "./login-page.module.css";
import { newPasskey, passkeyFailure, passkeysWork } from "./passkeys.ts";
import { enterBackOffice, keepSession } from "./session.ts";

const SHORTEST = 8;

interface Props {
  link: AccountLink;
  token: string;
  /** What stands there when a forgotten password has been set. Who accepts an invitation goes to the back office. */
  done: ReactNode;
}

/** A password for somebody who came with a link, or a passkey for who was invited. */
export function NewPasswordForm({ link, token, done }: Props) {
  const words = useWords(linkWords);
  const login = useWords(accountsWords);
  const hydrated = useHydrated();
  const api = useApi();
  const input = useRef<HTMLInputElement>(null);
  const [isShort, setShort] = useState(false);
  const isInvited = link.purpose === "invitation";
  const save = useMutation({
    mutationFn: async (new_password: string) => {
      const call = api.of<AccountLinksEndpoints>();
      const body = { token, new_password };
      if (!isInvited) return void (await call("POST /auth/new-password", { body, refresh: false }));
      keepSession(await call("POST /auth/invitation", { body, refresh: false }));
      enterBackOffice(link.language);
    },
    onError: () => input.current?.focus(),
    networkMode: "always",
  });

  const withPasskey = useMutation({
    mutationFn: async () => {
      const call = api.of<AccountLinksEndpoints>();
      const asked = await call("POST /auth/invitation/passkey", { body: { token }, refresh: false });
      const passkey = await newPasskey(asked);
      keepSession(await call("POST /auth/invitation", { body: { token, passkey }, refresh: false }));
      enterBackOffice(link.language);
    },
    networkMode: "always",
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const password = input.current?.value ?? "";
    setShort(password.length < SHORTEST);
    if (password.length < SHORTEST) input.current?.focus();
    else save.mutate(password);
  }

  if (save.isSuccess && !isInvited) return done;
  const ofField = isApiError(save.error) && save.error.errors.find(({ path }) => path === "new_password");
  const isBusy = save.isPending || withPasskey.isPending || withPasskey.isSuccess;
  return (
    <>
      <form method="post" noValidate onSubmit={submit} className={styles.form}>
        {save.isError && !ofField && <Notice tone="error">{words.failed(messageOf(save.error))}</Notice>}
        <p>{isInvited ? words.invited(link.name, link.email) : words.setFor(link.email)}</p>
        {/* Password managers save the password under this name. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={link.email} />
        <TextField
          ref={input}
          label={words.password}
          hint={words.passwordHint}
          error={isShort ? words.passwordShort : ofField ? ofField.message : undefined}
          name="new-password"
          type="password"
          autoComplete="new-password"
          required
        />
        <Button type="submit" disabled={isBusy || save.isSuccess}>
          {save.isPending ? words.sending : isInvited ? words.accept : words.save}
        </Button>
      </form>
      {isInvited && hydrated && passkeysWork() && (
        <div className={styles.form}>
          {withPasskey.isError && (
            <Notice tone="error">{words.failed(passkeyFailure(withPasskey.error, login.passkey))}</Notice>
          )}
          <p>{words.orPasskey}</p>
          <Button variant="quiet" disabled={isBusy || save.isSuccess} onClick={() => withPasskey.mutate()}>
            {words.acceptWithPasskey}
          </Button>
        </div>
      )}
    </>
  );
}
