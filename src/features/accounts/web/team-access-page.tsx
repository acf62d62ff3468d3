import { useMutation } from "@tanstack/react-query";
import { type ReactNode, useEffect, useState } from "react";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import type { AccountLink, AccountLinksEndpoints } from "../account-links.contract.ts";
import { accountsWords } from "../accounts.words.ts";
import { linkWords } from "./link.words.ts";
import styles from "./login-page.module.css";
import { NewPasswordForm } from "./new-password-form.tsx";

/** The address of the page is a key, though no server sees it: it stands behind the `#`. */
export const handle: PageRules = { isPersonal: true };

/** The route `/team-access`: where links in mails to the team lead. */
export default function TeamAccessPage() {
  const words = useWords(linkWords);
  const { needsScript } = useWords(accountsWords);
  const api = useApi();
  const look = useMutation({
    mutationFn: (token: string) =>
      api.of<AccountLinksEndpoints>()("POST /auth/links", { body: { token }, refresh: false }),
    networkMode: "always",
  });
  const [token, setToken] = useState("");
  const { mutate } = look;
  useEffect(() => {
    const given = location.hash.slice(1);
    setToken(given);
    mutate(given);
  }, [mutate]);
  const isOver = look.isError && isApiError(look.error) && look.error.status === 404;
  return (
    <section className={styles.page} aria-labelledby="access-title">
      <PageHead title={words.title[look.data?.purpose ?? "over"]} noindex />
      <div className={styles.panel}>
        <header>
          <p className={styles.kicker}>{words.kicker}</p>
          <h1 id="access-title" tabIndex={-1} className={styles.title}>
            {words.title[look.data?.purpose ?? "over"]}
          </h1>
        </header>
        {look.data ? (
          <Purpose link={look.data} token={token} />
        ) : look.isError ? (
          <>
            <Notice tone="error">{isOver ? words.over : words.failed(messageOf(look.error))}</Notice>
            <ToLogin />
          </>
        ) : (
          <p role="status">{words.looking}</p>
        )}
        <noscript>{needsScript}</noscript>
      </div>
    </section>
  );
}

function Purpose({ link, token }: { link: AccountLink; token: string }) {
  const words = useWords(linkWords);
  if (link.purpose === "email") return <ConfirmEmail link={link} token={token} />;
  return <NewPasswordForm link={link} token={token} done={<Done>{words.saved}</Done>} />;
}

function ConfirmEmail({ link, token }: { link: AccountLink; token: string }) {
  const words = useWords(linkWords);
  const api = useApi();
  const confirm = useMutation({
    mutationFn: () =>
      api.of<AccountLinksEndpoints>()("POST /auth/new-email", { body: { token }, refresh: false }),
    networkMode: "always",
  });
  if (confirm.isSuccess) return <Done>{words.confirmed}</Done>;
  return (
    <div className={styles.form}>
      {confirm.isError && <Notice tone="error">{words.failed(messageOf(confirm.error))}</Notice>}
      <p>{words.confirmIntro(link.email)}</p>
      <Button disabled={confirm.isPending} onClick={() => confirm.mutate()}>
        {confirm.isPending ? words.sending : words.confirm}
      </Button>
    </div>
  );
}

function Done({ children }: { children: ReactNode }) {
  return (
    <>
      <Notice tone="success">{children}</Notice>
      <ToLogin />
    </>
  );
}

function ToLogin() {
  const words = useWords(linkWords);
  return (
    <SiteLink to="/login" className={styles.back}>
      {words.toLogin}
    </SiteLink>
  );
}
