import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { isApiError, messageOf } from "#kit/web/api-error.ts";
import { useWords } from "#kit/web/words.ts";
import { secondFactorWords } from "./second-factor.words.ts";

type Field = "current_password" | "code";

/** A call that needs proof, and the name of what it does. */
interface Named {
  name: string;
  call: (proof: Record<Field, string>) => Promise<void>;
}

/** What a person proves themselves with, field by field: what they typed, and what is wrong with it. */
export function useProof(asked: readonly Field[]) {
  const t = useWords(secondFactorWords);
  const [values, setValues] = useState<Record<Field, string>>({ current_password: "", code: "" });
  const [faults, setErrors] = useState<Partial<Record<Field, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const write = useMutation<void, Error, Named>({
    mutationFn: ({ call }) => call(values),
    // Without a connection it fails at once and says so.
    networkMode: "always",
  });
  const busy = write.isPending ? write.variables.name : null;

  /** Makes a call with what was typed, unless something is missing; a refused field says why. */
  function run(name: string, call: Named["call"]): void {
    if (busy) return;
    const missing = asked.filter((field) => !values[field].trim());
    const words = { current_password: t.passwordMissing, code: t.codeMissing };
    setErrors(Object.fromEntries(missing.map((field) => [field, words[field]])));
    setFailure(null);
    if (missing.length > 0) return;
    write.mutate(
      { name, call },
      {
        onSuccess: () => setValues({ current_password: "", code: "" }),
        onError: (error) => {
          const errors = isApiError(error) ? error.errors : [];
          setErrors(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
          if (errors.length === 0) setFailure(t.failed(messageOf(error)));
        },
      },
    );
  }

  const inputOf = (field: Field) => ({
    value: values[field],
    error: faults[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setValues((before) => ({ ...before, [field]: currentTarget.value })),
  });

  return { run, inputOf, busy, failure };
}
