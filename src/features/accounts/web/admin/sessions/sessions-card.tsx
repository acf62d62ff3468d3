import { Alert, Button, Stack, Text } from "@mantine/core";
import { useState } from "react";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { AccountsEndpoints, Session } from "../../../accounts.contract.ts";
import { sessionsQuery } from "../../accounts.queries.ts";
import { ProofFields } from "../proof-fields.tsx";
import { Said } from "../said.tsx";
import { useAccountWrite } from "../use-account-write.ts";
import { type Proof, useProof } from "../use-proof.ts";
import { SessionList } from "./session-list.tsx";
import { sessionsWords } from "./sessions.words.ts";

/** Stands for all other sessions where one's id would. */
const OTHERS = "others";

/** One's sessions on all devices; with the password or a passkey, one or all others can be ended. */
export function SessionsCard() {
  const t = useWords(sessionsWords);
  const call = useApi().of<AccountsEndpoints>();
  const query = useApiQuery(sessionsQuery);
  const proof = useProof(["current_password"]);
  const [said, setSaid] = useState<string | null>(null);
  /** Ends one session, or all others where none is named; answers how many. */
  const write = useAccountWrite(async ({ body, session }: { body: Proof; session?: Session | undefined }) => {
    if (!session) return (await call("POST /auth/sessions/end-others", { body })).ended;
    await call("POST /auth/sessions/:id/end", { params: { id: session.id }, body });
    return 1;
  });

  function end(session?: Session): void {
    setSaid(null);
    proof.run(session?.id ?? OTHERS, async (body) => {
      setSaid(t.ended(await write.mutateAsync({ body, session })));
    });
  }

  return (
    <Loaded query={query} failed={t.failedToLoad}>
      {(sessions) => (
        <Stack gap="md">
          <Said text={said} />
          {proof.failure && (
            <Alert color="red" role="alert">
              {proof.failure}
            </Alert>
          )}
          <SessionList sessions={sessions} busy={proof.busy} onEnd={end} />
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
                <ProofFields proof={proof} description={t.intro} />
                <Button type="submit" variant="default" loading={proof.busy === OTHERS}>
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
