import { Button, PasswordInput, Text, TextInput } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import { passkeysWords } from "./passkeys/passkeys.words.ts";
import { secondFactorWords } from "./second-factor/second-factor.words.ts";
import type { useProof } from "./use-proof.ts";

interface Props {
  proof: ReturnType<typeof useProof>;
  /** Beside the field of the password. */
  description?: string;
}

/** By what a person proves themselves: the fields to type into, or a line about the passkey that will be asked for. */
export function ProofFields({ proof, description }: Props) {
  const t = useWords(secondFactorWords);
  const words = useWords(passkeysWords);
  const { fields, inputOf, withPasskey, switchWay } = proof;
  return (
    <>
      {withPasskey && <Text size="sm">{words.willBeAsked}</Text>}
      {fields.includes("current_password") && (
        <PasswordInput
          label={t.password}
          description={description}
          autoComplete="current-password"
          withAsterisk
          {...inputOf("current_password")}
        />
      )}
      {fields.includes("code") && (
        <TextInput
          label={t.code}
          description={t.codeHint}
          autoComplete="one-time-code"
          withAsterisk
          {...inputOf("code")}
        />
      )}
      {switchWay && (
        <Button
          variant="subtle"
          size="compact-sm"
          px={0}
          mih={44}
          style={{ alignSelf: "start" }}
          onClick={switchWay}
        >
          {withPasskey ? words.typeInstead : words.usePasskey}
        </Button>
      )}
    </>
  );
}
