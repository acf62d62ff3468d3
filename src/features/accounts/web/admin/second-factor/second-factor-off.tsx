import { Alert, Button, CopyButton, Group, Stack, Text, TextInput } from "@mantine/core";
import { useEffect, useRef, useState } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { QrCode } from "#kit/web/ui/pictures/qr-code.tsx";
import type { SecondFactorEndpoints, SecondFactorSetUp } from "../../../second-factor.contract.ts";
import { ProofFields } from "../proof-fields.tsx";
import { useProof } from "../use-proof.ts";
import styles from "./second-factor.module.css";
import { secondFactorWords } from "./second-factor.words.ts";

interface Props {
  onTurnedOn: (recoveryCodes: string[]) => Promise<void>;
}

/** Turning two-step sign-in on: the password or a passkey first, then the app's first code. */
export function SecondFactorOff({ onTurnedOn }: Props) {
  const [setUp, setSetUp] = useState<SecondFactorSetUp | null>(null);
  return setUp ? (
    <Confirm setUp={setUp} onCancel={() => setSetUp(null)} onTurnedOn={onTurnedOn} />
  ) : (
    <Begin onBegun={setSetUp} />
  );
}

function Begin({ onBegun }: { onBegun: (setUp: SecondFactorSetUp) => void }) {
  const t = useWords(secondFactorWords);
  const call = useApi().of<SecondFactorEndpoints>();
  const proof = useProof(["current_password"]);
  const { run, busy, failure } = proof;
  return (
    <form
      noValidate
      aria-label={t.title}
      onSubmit={(event) => {
        event.preventDefault();
        run("start", async (body) => onBegun(await call("POST /auth/second-factor/start", { body })));
      }}
    >
      <Stack maw="24rem" gap="sm">
        <Text size="sm">{t.off}</Text>
        {failure && <Alert color="red">{failure}</Alert>}
        <ProofFields proof={proof} />
        <Button type="submit" variant="default" loading={busy !== null}>
          {t.setUp}
        </Button>
      </Stack>
    </form>
  );
}

function Confirm({
  setUp,
  onCancel,
  onTurnedOn,
}: Props & { setUp: SecondFactorSetUp; onCancel: () => void }) {
  const t = useWords(secondFactorWords);
  const call = useApi().of<SecondFactorEndpoints>();
  const { run, inputOf, busy, failure } = useProof(["code"]);
  const { ref, ...input } = inputOf("code");
  const field = useRef<HTMLInputElement>(null);
  // It stands in place of the form whose button had the focus.
  useEffect(() => field.current?.focus(), []);
  return (
    <form
      noValidate
      aria-label={t.title}
      onSubmit={(event) => {
        event.preventDefault();
        run("confirm", async (typed) => {
          const code = "code" in typed ? (typed.code ?? "") : "";
          const answer = await call("POST /auth/second-factor/confirm", { body: { code } });
          await onTurnedOn(answer.recovery_codes);
        });
      }}
    >
      <Stack maw="24rem" gap="sm">
        <Text size="sm">{t.scan}</Text>
        <div className={styles.square}>
          <QrCode text={setUp.uri} label={t.qr} />
        </div>
        <div>
          <Text size="sm">{t.byHand}</Text>
          <code className={styles.key}>{setUp.secret.replace(/(.{4})(?=.)/g, "$1 ")}</code>
        </div>
        {/* The app may be on the very phone that shows the code. */}
        <Group gap="xs">
          <Button component="a" href={setUp.uri} variant="default" mih={44}>
            {t.openApp}
          </Button>
          <CopyButton value={setUp.secret}>
            {({ copied, copy }) => (
              <Button variant="default" mih={44} onClick={copy}>
                {copied ? t.copied : t.copyKey}
              </Button>
            )}
          </CopyButton>
        </Group>
        {failure && <Alert color="red">{failure}</Alert>}
        <TextInput
          ref={(element) => {
            field.current = element;
            ref(element);
          }}
          label={t.firstCode}
          description={t.firstCodeHint}
          autoComplete="one-time-code"
          inputMode="numeric"
          withAsterisk
          {...input}
        />
        <Group>
          <Button type="submit" loading={busy !== null}>
            {t.confirm}
          </Button>
          <Button variant="default" onClick={onCancel}>
            {t.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
