import { Alert, Button, PasswordInput, Stack } from "@mantine/core";
import { useState } from "react";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import { type AccountsEndpoints, PASSWORD_MIN } from "../../../accounts.contract.ts";
import { rememberNewPassword } from "../../remembered-sign-in.ts";
import { cachedUser } from "../../session.ts";
import { ProofFields } from "../proof-fields.tsx";
import { Said } from "../said.tsx";
import { useAccountWrite } from "../use-account-write.ts";
import { type Proof, useProof } from "../use-proof.ts";
import { changePasswordWords } from "./change-password.words.ts";

/** Changes one's own password, or sets a first one; a fault the server finds in a field stands at that field. */
export function ChangePasswordForm() {
  const call = useApi().of<AccountsEndpoints>();
  const words = useWords(changePasswordWords);
  const email = (useHydrated() && cachedUser()?.email) || "";
  const [next, setNext] = useState("");
  const [isChanged, setChanged] = useState(false);
  const proof = useProof(["current_password"]);
  const write = useAccountWrite(async (body: Proof & { new_password: string }) => {
    await call("PUT /auth/password", { body });
    await rememberNewPassword(body.new_password);
  });

  function save(): void {
    setChanged(false);
    proof.run(
      "change",
      async (proved) => {
        await write.mutateAsync({ ...proved, new_password: next });
        setNext("");
        setChanged(true);
      },
      next.length < PASSWORD_MIN ? { new_password: words.tooShort } : {},
    );
  }

  return (
    <form
      method="post"
      noValidate
      aria-label={words.title}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <Stack maw="24rem">
        <Said text={isChanged ? words.changed : null} />
        {proof.failure && (
          <Alert color="red" role="alert">
            {proof.failure}
          </Alert>
        )}
        {/* Password managers save the new password under this name. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
        <ProofFields proof={proof} />
        <PasswordInput
          label={words.next}
          description={words.hint}
          autoComplete="new-password"
          withAsterisk
          value={next}
          error={proof.faults.new_password}
          onChange={({ currentTarget }) => setNext(currentTarget.value)}
        />
        <Button type="submit" loading={proof.busy !== null}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  );
}
