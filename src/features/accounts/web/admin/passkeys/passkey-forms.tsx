import { Alert, Button, Group, Stack, Text, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { PASSKEY_NAME_MAX, type Passkey, type PasskeysEndpoints } from "../../../passkeys.contract.ts";
import type { SecondFactorEndpoints } from "../../../second-factor.contract.ts";
import { newPasskey } from "../../passkeys.ts";
import { ProofFields } from "../proof-fields.tsx";
import { secondFactorWords } from "../second-factor/second-factor.words.ts";
import { useAccountWrite } from "../use-account-write.ts";
import { useProof } from "../use-proof.ts";
import { passkeysWords } from "./passkeys.words.ts";

interface Frame {
  title: string;
  failure: string | null;
  submit: string;
  colour?: string;
  isBusy: boolean;
  onSubmit: () => void;
  onCancel: () => void;
  children: ReactNode;
}

function DialogForm({ title, failure, submit, colour, isBusy, onSubmit, onCancel, children }: Frame) {
  const t = useWords(passkeysWords);
  return (
    <form
      noValidate
      aria-label={title}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <Stack gap="sm">
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        {children}
        <Group gap="xs">
          <Button type="submit" mih={44} loading={isBusy} {...(colour && { color: colour })}>
            {submit}
          </Button>
          <Button variant="default" mih={44} onClick={onCancel}>
            {t.cancel}
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

interface Adding {
  /** No second factor yet: this one changes how one signs in. */
  isFirst: boolean;
  onCancel: () => void;
  onDone: (recoveryCodes: string[] | null) => Promise<void>;
}

/** A name and a proof, and then the device's own question. */
export function AddPasskey({ isFirst, onCancel, onDone }: Adding) {
  const t = useWords(passkeysWords);
  const call = useApi().of<PasskeysEndpoints>();
  const [name, setName] = useState("");
  const proof = useProof(isFirst ? ["current_password"] : ["current_password", "code"]);
  const add = () =>
    proof.run("add", async (body) => {
      const made = await newPasskey(await call("POST /auth/passkeys/start", { body }));
      const { recovery_codes } = await call("POST /auth/passkeys", { body: { ...made, name } });
      await onDone(recovery_codes);
    });
  return (
    <DialogForm
      title={t.addTitle}
      failure={proof.failure}
      submit={t.make}
      isBusy={proof.busy !== null}
      onSubmit={add}
      onCancel={onCancel}
    >
      {isFirst && <Text size="sm">{t.alsoFactor}</Text>}
      <TextInput
        data-autofocus
        label={t.name}
        description={t.nameHint}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <ProofFields proof={proof} />
    </DialogForm>
  );
}

interface Changing {
  passkey: Passkey;
  onCancel: () => void;
  onDone: () => Promise<void>;
}

export function RenamePasskey({ passkey: { id, name: before }, onCancel, onDone }: Changing) {
  const t = useWords(passkeysWords);
  const call = useApi().of<PasskeysEndpoints>();
  const [name, setName] = useState(before);
  const rename = useAccountWrite(() => call("PATCH /auth/passkeys/:id", { params: { id }, body: { name } }));
  const ofField = isApiError(rename.error) && rename.error.errors.find(({ path }) => path === "name");
  return (
    <DialogForm
      title={t.renameOf(before)}
      failure={rename.isError && !ofField ? t.failed(messageOf(rename.error)) : null}
      submit={t.save}
      isBusy={rename.isPending}
      onSubmit={() => rename.mutate(undefined, { onSuccess: () => void onDone() })}
      onCancel={onCancel}
    >
      <TextInput
        data-autofocus
        label={t.name}
        autoComplete="off"
        maxLength={PASSKEY_NAME_MAX}
        error={ofField ? ofField.message : undefined}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
    </DialogForm>
  );
}

export function RemovePasskey({ passkey: { id, name }, onCancel, onDone }: Changing) {
  const t = useWords(passkeysWords);
  const call = useApi().of<PasskeysEndpoints>();
  const proof = useProof(["current_password", "code"]);
  const remove = () =>
    proof.run("remove", async (body) => {
      await call("POST /auth/passkeys/:id/remove", { params: { id }, body });
      await onDone();
    });
  return (
    <DialogForm
      title={t.removeOf(name)}
      failure={proof.failure}
      submit={t.remove}
      colour="red.9"
      isBusy={proof.busy !== null}
      onSubmit={remove}
      onCancel={onCancel}
    >
      <Text size="sm">{t.removeText}</Text>
      <ProofFields proof={proof} />
    </DialogForm>
  );
}

/** New recovery codes in place of the old ones. */
export function RenewCodes({ onCancel, onDone }: Omit<Adding, "isFirst">) {
  const { renew } = useWords(secondFactorWords);
  const call = useApi().of<SecondFactorEndpoints>();
  const proof = useProof(["current_password", "code"]);
  const submit = () =>
    proof.run("renew", async (body) => {
      await onDone((await call("POST /auth/second-factor/recovery-codes", { body })).recovery_codes);
    });
  return (
    <DialogForm
      title={renew}
      failure={proof.failure}
      submit={renew}
      isBusy={proof.busy !== null}
      onSubmit={submit}
      onCancel={onCancel}
    >
      <ProofFields proof={proof} />
    </DialogForm>
  );
}
