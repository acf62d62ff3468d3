import { Button, Group, Modal, Stack, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import type { Passkey } from "../../../passkeys.contract.ts";
import { passkeysQuery, secondFactorQuery, sessionsQuery } from "../../accounts.queries.ts";
import { passkeysWork } from "../../passkeys.ts";
import { Said } from "../said.tsx";
import { RecoveryCodes } from "../second-factor/recovery-codes.tsx";
import { FEW, secondFactorWords } from "../second-factor/second-factor.words.ts";
import styles from "../sessions/session-list.module.css";
import { AddPasskey, RemovePasskey, RenamePasskey, RenewCodes } from "./passkey-forms.tsx";
import { passkeysWords } from "./passkeys.words.ts";

type Asked = "add" | "codes" | { rename: Passkey } | { remove: Passkey };

interface Props {
  /** A first passkey was made. */
  onTurnedOn?: () => void;
  /** The recovery codes have been read. */
  onKept?: () => void;
}

/** One's own passkeys, and the recovery codes that the first one brings. */
export function PasskeysCard({ onTurnedOn, onKept }: Props) {
  const t = useWords(passkeysWords);
  const factors = useWords(secondFactorWords);
  const client = useQueryClient();
  const canAdd = useHydrated() && passkeysWork();
  const query = useApiQuery(passkeysQuery);
  const { data: factor } = useApiQuery(secondFactorQuery);
  const [asked, setAsked] = useState<Asked | null>(null);
  const [codes, setCodes] = useState<string[] | null>(null);
  const [said, setSaid] = useState<string | null>(null);

  async function done(text: string, newCodes: string[] | null = null): Promise<void> {
    setAsked(null);
    setSaid(text);
    setCodes(newCodes);
    if (newCodes) onTurnedOn?.();
    const keys: unknown[] = [passkeysQuery, secondFactorQuery, sessionsQuery].map(({ key }) => key[0]);
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
      {codes && <RecoveryCodes codes={codes} onKept={codesKept} />}
      {!codes && (
        <Loaded query={query} failed={t.failedToLoad}>
          {({ passkeys }) => (
            <>
              {passkeys.length === 0 ? (
                <Text size="sm">{t.none}</Text>
              ) : (
                <PasskeyList passkeys={passkeys} onAsk={setAsked} />
              )}
              {passkeys.length > 0 && factor?.on === false && (
                <Group gap="sm">
                  <Text size="sm">
                    {factors.left(factor.recovery_codes)}{" "}
                    {factor.recovery_codes <= FEW && factors.fewLeft(factor.recovery_codes)}
                  </Text>
                  <Button variant="default" mih={44} onClick={() => setAsked("codes")}>
                    {factors.renew}
                  </Button>
                </Group>
              )}
              {canAdd ? (
                <Button
                  variant="default"
                  mih={44}
                  style={{ alignSelf: "start" }}
                  onClick={() => setAsked("add")}
                >
                  {t.add}
                </Button>
              ) : (
                <Text size="sm" c="dimmed">
                  {t.cannotHere}
                </Text>
              )}
            </>
          )}
        </Loaded>
      )}
      <Modal
        opened={asked !== null}
        onClose={() => setAsked(null)}
        title={asked && titleOf(asked, t, factors.renew)}
        closeButtonProps={{ "aria-label": t.close }}
      >
        {asked === "add" && (
          <AddPasskey
            isFirst={query.data?.needs_code === false}
            onCancel={() => setAsked(null)}
            onDone={(fresh) => done(fresh ? t.madeFirst : t.madeOne, fresh)}
          />
        )}
        {asked === "codes" && (
          <RenewCodes onCancel={() => setAsked(null)} onDone={(fresh) => done(factors.renewed, fresh)} />
        )}
        {typeof asked === "object" && asked && "rename" in asked && (
          <RenamePasskey
            passkey={asked.rename}
            onCancel={() => setAsked(null)}
            onDone={() => done(t.renamed)}
          />
        )}
        {typeof asked === "object" && asked && "remove" in asked && (
          <RemovePasskey
            passkey={asked.remove}
            onCancel={() => setAsked(null)}
            onDone={() => done(t.removed)}
          />
        )}
      </Modal>
    </Stack>
  );
}

function PasskeyList({ passkeys, onAsk }: { passkeys: Passkey[]; onAsk: (asked: Asked) => void }) {
  const t = useWords(passkeysWords);
  const { language } = useLanguage();
  return (
    <ul className={styles.list} aria-label={t.list}>
      {passkeys.map((passkey) => {
        const { id, name, created_at, last_used, here, host } = passkey;
        return (
          <li key={id}>
            <Group justify="space-between" gap="sm">
              <Stack gap={0} style={{ minWidth: 0 }}>
                <Text fw={600} style={{ overflowWrap: "anywhere" }}>
                  {name}
                </Text>
                <Text size="sm" c="dimmed">
                  {t.added(formatMoment(created_at, language))}
                </Text>
                <Text size="sm" c="dimmed">
                  {last_used ? t.used(formatMoment(last_used, language)) : t.neverUsed}
                </Text>
                {!here && <Text size="sm">{t.elsewhere(host)}</Text>}
              </Stack>
              <Group gap="xs">
                <Button
                  variant="default"
                  size="sm"
                  mih={44}
                  aria-label={t.renameOf(name)}
                  onClick={() => onAsk({ rename: passkey })}
                >
                  {t.rename}
                </Button>
                <Button
                  variant="default"
                  size="sm"
                  mih={44}
                  aria-label={t.removeOf(name)}
                  onClick={() => onAsk({ remove: passkey })}
                >
                  {t.remove}
                </Button>
              </Group>
            </Group>
          </li>
        );
      })}
    </ul>
  );
}

function titleOf(asked: Asked, t: (typeof passkeysWords)["en"], renewTitle: string): string {
  if (asked === "add") return t.addTitle;
  if (asked === "codes") return renewTitle;
  return "rename" in asked ? t.renameOf(asked.rename.name) : t.removeOf(asked.remove.name);
}
