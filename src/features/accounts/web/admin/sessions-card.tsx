import { Alert, Button, PasswordInput, Stack, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { isApiError, messageOf } from "#kit/web/api-error.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useApi } from "#kit/web/page-context.ts";
import { useApiQuery } from "#kit/web/queries.ts";
import { useWords } from "#kit/web/words.ts";
import type { AccountsEndpoints, Session } from "../../accounts.contract.ts";
import { sessionsQuery } from "../accounts.queries.ts";
import { SessionList } from "./session-list.tsx";
import { sessionsWords } from "./sessions.words.ts";
import { useAccountWrite } from "./use-account-write.ts";

/** One's sessions on all devices; with the password, one or all others can be ended. */
export function SessionsCard() {
  const t = useWords(sessionsWords);
  const call = useApi().of<AccountsEndpoints>();
  const query = useApiQuery(sessionsQuery);
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState("");
  const [fault, setFault] = useState("");
  const [result, setResult] = useState<{ ok: boolean; text: string } | null>(null);
  /** Ends one session, or all others where none is named; answers how many. */
  const write = useAccountWrite(async ({ session }: { session?: Session | undefined }) => {
    const body = { current_password: password };
    if (!session) return (await call("POST /auth/sessions/end-others", { body })).ended;
    await call("POST /auth/sessions/:id/end", { params: { id: session.id }, body });
    return 1;
  });
  const busy = write.isPending ? (write.variables.session?.id ?? "others") : null;

  function end(session?: Session): void {
    if (busy) return;
    setResult(null);
    setFault(password ? "" : t.missing);
    if (!password) {
      input.current?.focus();
      return;
    }
    write.mutate(
      { session },
      {
        onSuccess: (ended) => {
          setResult({ ok: true, text: t.ended(ended) });
          setPassword("");
        },
        onError: (error) => {
          const ofField = isApiError(error) && error.errors.find(({ path }) => path === "current_password");
          if (ofField) {
            setFault(ofField.message);
            input.current?.focus();
          } else setResult({ ok: false, text: t.failed(messageOf(error)) });
        },
      },
    );
  }

  return (
    <Loaded query={query} failed={t.failedToLoad}>
      {(sessions) => (
        <Stack gap="md">
          {result && (
            <Alert color={result.ok ? "green" : "red"} role={result.ok ? "status" : "alert"}>
              {result.text}
            </Alert>
          )}
          <SessionList sessions={sessions} busy={busy} onEnd={end} />
          {sessions.length > 1 ? (
            <form
              noValidate
              aria-label={t.title}
              onSubmit={(event) => {
                event.preventDefault();
                end();
              }}
            >
              <Stack maw="24rem" gap="sm">
                <PasswordInput
                  ref={input}
                  label={t.password}
                  description={t.intro}
                  autoComplete="current-password"
                  value={password}
                  error={fault}
                  onChange={({ currentTarget }) => setPassword(currentTarget.value)}
                />
                <Button type="submit" variant="default" loading={busy === "others"}>
                  {t.endOthers}
                </Button>
              </Stack>
            </form>
          ) : (
            <Text size="sm" c="dimmed">
              {t.only}
            </Text>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
