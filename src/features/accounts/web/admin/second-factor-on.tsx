import { Alert, Button, Group, PasswordInput, Stack, Text, TextInput } from "@mantine/core";
import { formatMoment } from "#kit/contract/format-date.ts";
import { useLanguage } from "#kit/web/language.tsx";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import type { SecondFactor, SecondFactorEndpoints } from "../../second-factor.contract.ts";
import { secondFactorWords } from "./second-factor.words.ts";
import { useProof } from "./use-proof.ts";

/** So few recovery codes are worth a word. */
const FEW = 3;

interface Props {
  state: SecondFactor;
  onRenewed: (recoveryCodes: string[]) => Promise<void>;
  onTurnedOff: () => Promise<void>;
}

/** What can be done about two-step sign-in that is on, with the password and a code. */
export function SecondFactorOn({ state, onRenewed, onTurnedOff }: Props) {
  const t = useWords(secondFactorWords);
  const { language } = useLanguage();
  const call = useApi().of<SecondFactorEndpoints>();
  const { run, inputOf, busy, failure } = useProof(["current_password", "code"]);

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
          {state.recovery_codes <= FEW && t.fewLeft}
        </Text>
        {failure && <Alert color="red">{failure}</Alert>}
        <PasswordInput
          label={t.password}
          autoComplete="current-password"
          withAsterisk
          {...inputOf("current_password")}
        />
        <TextInput
          label={t.code}
          description={t.codeHint}
          autoComplete="one-time-code"
          withAsterisk
          {...inputOf("code")}
        />
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
