import { Alert, Button, Group, Stack, Text } from "@mantine/core";
import { useWords } from "#kit/web/language/words.ts";
import { ProofFields } from "../proof-fields.tsx";
import { type Proof, useProof } from "../use-proof.ts";
import { peopleWords } from "./people.words.ts";

interface Props {
  text: string;
  /** What the button says. */
  action: string;
  /** Does it, with the proof; what it throws stands in the dialog. */
  onConfirm: (proof: Proof) => Promise<void>;
  onCancel: () => void;
}

/** A question before something that a session alone may not do: who asks proves themselves, and it goes on at once. */
export function PersonQuestion({ text, action, onConfirm, onCancel }: Props) {
  const t = useWords(peopleWords);
  const proof = useProof(["current_password"]);
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        proof.run("confirm", onConfirm);
      }}
    >
      <Stack>
        <Text>{text}</Text>
        {proof.failure && (
          <Alert color="red" role="alert">
            {proof.failure}
          </Alert>
        )}
        <ProofFields proof={proof} description={t.proofHint} />
        <Group gap="xs">
          <Button type="submit" color="red" mih={44} loading={proof.busy !== null}>
            {action}
          </Button>
          <Button variant="default" mih={44} onClick={onCancel}>
            {t.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}
