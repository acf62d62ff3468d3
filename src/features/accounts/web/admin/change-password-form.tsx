import { Alert, Button, PasswordInput, Stack } from "@mantine/core";
import { useForm } from "@mantine/form";
import { useState } from "react";
import { isApiError, messageOf } from "#kit/web/api-error.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useHydrated } from "#kit/web/ui/use-hydrated.ts";
import { useWords } from "#kit/web/words.ts";
import { type AccountsEndpoints, PASSWORD_MIN } from "../../accounts.contract.ts";
import { rememberNewPassword } from "../remembered-sign-in.ts";
import { cachedUser } from "../session.ts";
import { changePasswordWords } from "./change-password.words.ts";
import { useAccountWrite } from "./use-account-write.ts";

/** Changes one's own password; a fault the server finds in a field stands at that field. */
export function ChangePasswordForm() {
  const api = useApi();
  const words = useWords(changePasswordWords);
  const email = (useHydrated() && cachedUser()?.email) || "";
  const [result, setResult] = useState<{ ok: boolean; text: string } | null>(null);
  const form = useForm({
    initialValues: { current_password: "", new_password: "" },
    validate: {
      current_password: (value) => (value ? null : words.missing),
      new_password: (value) => (value.length < PASSWORD_MIN ? words.tooShort : null),
    },
  });

  const write = useAccountWrite(async (body: typeof form.values) => {
    await api.of<AccountsEndpoints>()("PUT /auth/password", { body });
    await rememberNewPassword(body.new_password);
  });

  function save(body: typeof form.values): void {
    setResult(null);
    write.mutate(body, {
      onSuccess: () => {
        form.reset();
        setResult({ ok: true, text: words.changed });
      },
      onError: (error) => {
        const errors = isApiError(error) ? error.errors : [];
        form.setErrors(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
        if (errors.length === 0) setResult({ ok: false, text: words.failed(messageOf(error)) });
      },
    });
  }

  return (
    <form method="post" noValidate onSubmit={form.onSubmit(save)} aria-label={words.title}>
      <Stack maw="24rem">
        {result && (
          <Alert color={result.ok ? "green" : "red"} role={result.ok ? "status" : "alert"}>
            {result.text}
          </Alert>
        )}
        {/* Password managers save the new password under this name. */}
        <input hidden readOnly type="text" name="username" autoComplete="username" value={email} />
        <PasswordInput
          label={words.current}
          autoComplete="current-password"
          withAsterisk
          {...form.getInputProps("current_password")}
        />
        <PasswordInput
          label={words.next}
          description={words.hint}
          autoComplete="new-password"
          withAsterisk
          {...form.getInputProps("new_password")}
        />
        <Button type="submit" loading={write.isPending}>
          {words.submit}
        </Button>
      </Stack>
    </form>
  );
}
