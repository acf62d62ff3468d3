import { Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { secondFactorQuery, sessionsQuery } from "../../accounts.queries.ts";
import { Said } from "../said.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";
import { secondFactorWords } from "./second-factor.words.ts";
import { SecondFactorOff } from "./second-factor-off.tsx";
import { SecondFactorOn } from "./second-factor-on.tsx";

interface Props {
  onTurnedOn?: () => void;
  /** The recovery codes have been read. */
  onKept?: () => void;
}

/** One's own second factor: turning it on and off, and the recovery codes, which are shown once. */
export function SecondFactorCard({ onTurnedOn, onKept }: Props) {
  const t = useWords(secondFactorWords);
  const client = useQueryClient();
  const query = useApiQuery(secondFactorQuery);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [said, setSaid] = useState<string | null>(null);

  async function changed(text: string, newCodes: string[] | null): Promise<void> {
    setCodes(newCodes);
    setSaid(text);
    const keys: unknown[] = [secondFactorQuery.key[0], sessionsQuery.key[0]];
    await client.invalidateQueries({ predicate: ({ queryKey }) => keys.includes(queryKey[1]) });
  }

  function codesKept(): void {
    setCodes(null);
    onKept?.();
  }

  return (
    <Stack gap="md">
      <Text size="sm" maw="40rem">
        {t.intro}
      </Text>
      <Said text={said} />
      {codes ? (
        <RecoveryCodes codes={codes} onKept={codesKept} />
      ) : (
        <Loaded query={query} failed={t.failedToLoad}>
          {(state) =>
            state.on ? (
              <SecondFactorOn
                state={state}
                onRenewed={(fresh) => changed(t.renewed, fresh)}
                onTurnedOff={() => changed(t.turnedOff, null)}
              />
            ) : (
              <SecondFactorOff
                onTurnedOn={(fresh) => {
                  onTurnedOn?.();
                  return changed(t.turnedOn, fresh);
                }}
              />
            )
          }
        </Loaded>
      )}
    </Stack>
  );
}
