import { useMutation } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { Assertion } from "../../passkey-answers.ts";
import type { PasskeysEndpoints } from "../../passkeys.contract.ts";
import { passkeysQuery } from "../accounts.queries.ts";
import { passkeyFailure, passkeysWork, signWithPasskey } from "../passkeys.ts";
import { passkeysWords } from "./passkeys/passkeys.words.ts";
import { secondFactorWords } from "./second-factor/second-factor.words.ts";

type Field = "current_password" | "code";

/** What is sent: a passkey's signature, or what was typed. */
export type Proof = { passkey: Assertion } | { [K in Field]?: string };

/** A call that needs proof, and the name of what it does. */
interface Named {
  name: string;
  call: (proof: Proof) => Promise<void>;
}

const NOTHING = { current_password: "", code: "" };

/**
 * How a person proves themselves: with a passkey where they have one that works here, else with the `asked` fields. What
 * is wrong stands at its field in `faults`, else in `failure`.
 */
export function useProof(asked: readonly Field[]) {
  const t = useWords(secondFactorWords);
  const passkeyWords = useWords(passkeysWords);
  const calls = useApi().of<PasskeysEndpoints>();
  const { data: own } = useApiQuery(passkeysQuery);
  const [values, setValues] = useState(NOTHING);
  const [faults, setErrors] = useState<Partial<Record<string, string>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const inputs = useRef<Partial<Record<Field, HTMLInputElement | null>>>({});
  const [prefersTyping, setPrefersTyping] = useState(false);
  const write = useMutation<void, Error, Named>({
    mutationFn: async ({ call }) => call(withPasskey ? { passkey: await signature() } : typed()),
    // Without a connection it fails at once and says so.
    networkMode: "always",
  });
  const busy = write.isPending ? write.variables.name : null;

  const asksPassword = asked.includes("current_password");
  const hasPasskey = passkeysWork() && (own?.passkeys.some(({ here }) => here) ?? false);
  const hasPassword = own?.has_password ?? true;
  /** Typing is another way beside a passkey only for who has a password. */
  const hasChoice = asksPassword && hasPasskey && hasPassword;
  const withPasskey = asksPassword && (hasChoice ? !prefersTyping : !hasPassword);
  const fields = withPasskey ? [] : asked;

  const signature = async () => signWithPasskey(await calls("POST /auth/passkeys/proof", { body: {} }));
  const typed = () => Object.fromEntries(fields.map((field) => [field, values[field]]));

  function show(found: Record<string, string>): void {
    setErrors(found);
    const first = fields.find((field) => found[field]);
    if (first) inputs.current[first]?.focus();
  }

  /** Makes a call with the proof, unless something is missing; a refused field says why. */
  function run(name: string, call: Named["call"], otherFaults: Record<string, string> = {}): void {
    if (busy) return;
    const missing = fields.filter((field) => !values[field].trim());
    const words = { current_password: t.passwordMissing, code: t.codeMissing };
    const found = { ...otherFaults, ...Object.fromEntries(missing.map((field) => [field, words[field]])) };
    show(found);
    setFailure(null);
    if (Object.keys(found).length > 0) return;
    write.mutate(
      { name, call },
      {
        onSuccess: () => setValues(NOTHING),
        onError: (error) => {
          const errors = isApiError(error) ? error.errors : [];
          const ofFields = errors.filter(({ path }) => path !== "passkey");
          show(Object.fromEntries(ofFields.map(({ path, message }) => [path, message])));
          if (ofFields.length > 0) return;
          const isOurs = isApiError(error) || !withPasskey;
          setFailure(isOurs ? t.failed(messageOf(error)) : passkeyFailure(error, passkeyWords));
        },
      },
    );
  }

  const inputOf = (field: Field) => ({
    ref: (input: HTMLInputElement | null) => {
      inputs.current[field] = input;
    },
    value: values[field],
    error: faults[field],
    onChange: ({ currentTarget }: { currentTarget: HTMLInputElement }) =>
      setValues((before) => ({ ...before, [field]: currentTarget.value })),
  });

  return {
    run,
    inputOf,
    busy,
    failure,
    faults,
    fields,
    withPasskey,
    /** For who has both; null where there is no choice. */
    switchWay: hasChoice ? () => setPrefersTyping((before) => !before) : null,
  };
}
