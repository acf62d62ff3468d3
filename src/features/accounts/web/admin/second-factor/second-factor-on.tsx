import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { formatMoment } from "#kit/contract/time/format-date.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { SecondFactor, SecondFactorEndpoints } from "../../../second-factor.contract.ts";
import { ProofFields } from "../proof-fields.tsx";
import { useProof } from "../use-proof.ts";
import { FEW, secondFactorWords } from "./second-factor.words.ts";

interface Props {
  state: SecondFactor;
  onRenewed: (recoveryCodes: string[]) => Promise<void>;
  onTurnedOff: () => Promise<void>;
}

/** What can be done about two-step sign-in that is on, with a passkey, or with the password and a code. */
export function SecondFactorOn({ state, onRenewed, onTurnedOff }: Props) {
  const t = useWords(secondFactorWords);
  const { language } = useLanguage();
  const call = useApi().of<SecondFactorEndpoints>();
  const proof = useProof(["current_password", "code"]);
  const { run, busy, failure } = proof;

  const renew = () =>
    run("renew", async (body) =>
      onRenewed((await call("POST /auth/second-factor/recovery-codes", { body })).recovery_codes),
    );
  const turnOff = () =>
    run("end", async (body) => {
      await call("POST /auth/second-factor/end", { body });
      await onTurnedOff();
    });

  return (
    <form noValidate aria-label={t.title} onSubmit={(event) => event.preventDefault()}>
      <Stack maw="24rem" gap="sm">
        <Text size="sm">
          {state.since && t.on(formatMoment(state.since, language))} {t.left(state.recovery_codes)}{" "}
          {state.recovery_codes <= FEW && t.fewLeft(state.recovery_codes)}
        </Text>
        {failure && <Alert color="red">{failure}</Alert>}
        <ProofFields proof={proof} />
        <Group>
          <Button variant="default" loading={busy === "renew"} onClick={() => void renew()}>
            {t.renew}
          </Button>
          <Button color="red.9" loading={busy === "end"} onClick={() => void turnOff()}>
            {t.turnOff}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
