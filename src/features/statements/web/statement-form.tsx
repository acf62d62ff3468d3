import { type FormEvent, useRef, useState } from "react";
import { limitOf, type RideLimits } from "#features/products/index.ts";
import { pragueDay } from "#kit/contract/time/days.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { CheckField } from "#kit/web/ui/forms/check-field.tsx";
import { TextField } from "#kit/web/ui/forms/text-field.tsx";
import { isMinor, isPlausibleBirth, type Strokes } from "../statement.ts";
import { measureError } from "../statement-limits.ts";
import type { SignedStatement } from "../statements.contract.ts";
import { statementsWords } from "../statements.words.ts";
import { SignaturePad } from "./signature-pad.tsx";
import styles from "./statement-form.module.css";

interface Props {
  seat: number;
  rider: string;
  /** ISO 8601: who is under 18 at that moment has a guardian. */
  starts_at: string;
  version: number | null;
  /** Of height and weight; what has none is not asked. */
  limits: RideLimits;
  /** Sends it; throws what the API throws. */
  onSign: (signed: SignedStatement) => Promise<void>;
}

interface Typed {
  name: string;
  born_on: string;
  height: string;
  weight: string;
  guardian: string;
  relation: string;
  has_read: boolean;
  isTyping: boolean;
  typed: string;
  strokes: Strokes;
}

type Errors = Partial<Record<keyof Typed | "signature", string>>;

/** Who rides, for a minor who answers for them, that the rules were read, and a signature, drawn or typed. */
export function StatementForm({ seat, rider, starts_at, version, limits, onSign }: Props) {
  const words = useWords(statementsWords);
  const { language } = useLanguage();
  const [value, setValue] = useState<Typed>({
    name: rider,
    born_on: "",
    height: "",
    weight: "",
    guardian: "",
    relation: "",
    has_read: false,
    isTyping: false,
    typed: "",
    strokes: [],
  });
  const [errors, setErrors] = useState<Errors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  // What is filled in is no longer missing.
  const set = (change: Partial<Typed>) => {
    setValue((old) => ({ ...old, ...change }));
    setErrors((old) => without(old, [...Object.keys(change), ...signatureOf(change)]));
  };
  const { name, born_on, guardian, relation, has_read, isTyping, typed, strokes } = value;
  const rideDay = pragueDay(new Date(starts_at));
  const isChild = born_on !== "" && isMinor(born_on, rideDay);
  const signer = (isChild ? guardian : name).trim();

  const measured = (["height", "weight"] as const).flatMap((measure) => {
    const limit = limitOf(limits, measure, language);
    return limit === null ? [] : [{ measure, limit }];
  });

  function missing(): Errors {
    const faults = measured.flatMap(({ measure }) => {
      const fault = measureError(limits, measure, numberOf(value[measure]));
      return fault ? [[measure, fault[language]]] : [];
    });
    const all = words.missing;
    const isSigned = isTyping ? typed.trim() !== "" : strokes.flat().length >= 8;
    return {
      ...(name.trim() === "" && { name: all.name }),
      ...(born_on === ""
        ? { born_on: all.born_on }
        : !isPlausibleBirth(born_on, rideDay) && { born_on: all.odd }),
      ...Object.fromEntries(faults),
      ...(isChild && guardian.trim() === "" && { guardian: all.guardian }),
      ...(isChild && relation.trim() === "" && { relation: all.relation }),
      ...(!has_read && { has_read: all.has_read }),
      ...(!isSigned && { [isTyping ? "typed" : "signature"]: all.signature }),
    };
  }

  async function send(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (busy) return;
    const wrong = missing();
    setErrors(wrong);
    const [first] = Object.keys(wrong);
    if (first) return form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    setBusy(true);
    setFailure(null);
    try {
      await onSign({
        seat,
        name,
        born_on,
        version,
        has_read: true,
        height: numberOf(value.height),
        weight: numberOf(value.weight),
        guardian: isChild ? { name: guardian, relation } : null,
        signature: isTyping ? { kind: "typed", name: typed } : { kind: "drawn", strokes },
      });
    } catch (error) {
      setFailure(messageOf(error));
      if (isApiError(error)) {
        const named = error.errors.map(({ path, message }) => [FIELD_OF[path] ?? path, message]);
        setErrors(Object.fromEntries(named));
      }
    }
    setBusy(false);
  }

  return (
    <form ref={form} method="post" noValidate onSubmit={(event) => void send(event)} className={styles.form}>
      {failure && <Notice tone="error">{words.failed(failure)}</Notice>}
      <TextField
        label={words.rider}
        name="name"
        required
        autoComplete="name"
        maxLength={100}
        value={name}
        error={errors.name}
        onChange={({ currentTarget }) => set({ name: currentTarget.value })}
      />
      <TextField
        label={words.born}
        type="date"
        name="born_on"
        required
        autoComplete="bday"
        max={rideDay}
        value={born_on}
        error={errors.born_on}
        onChange={({ currentTarget }) => set({ born_on: currentTarget.value })}
      />
      {measured.map(({ measure, limit }) => (
        <TextField
          key={measure}
          label={words[measure]}
          hint={words.limit(limit)}
          name={measure}
          required
          inputMode="numeric"
          autoComplete="off"
          maxLength={3}
          value={value[measure]}
          error={errors[measure]}
          onChange={({ currentTarget }) => set({ [measure]: currentTarget.value })}
        />
      ))}
      {isChild && (
        <>
          <p>{words.guardianNote}</p>
          <TextField
            label={words.guardian}
            name="guardian"
            required
            autoComplete="off"
            maxLength={100}
            value={guardian}
            error={errors.guardian}
            onChange={({ currentTarget }) => set({ guardian: currentTarget.value })}
          />
          <TextField
            label={words.relation}
            hint={words.relationHint}
            name="relation"
            required
            autoComplete="off"
            maxLength={60}
            value={relation}
            error={errors.relation}
            onChange={({ currentTarget }) => set({ relation: currentTarget.value })}
          />
        </>
      )}
      <CheckField
        label={words.read}
        name="has_read"
        required
        checked={has_read}
        error={errors.has_read}
        onChange={({ currentTarget }) => set({ has_read: currentTarget.checked })}
      />
      {isTyping ? (
        <TextField
          label={words.typed}
          hint={words.typedHint}
          name="typed"
          required
          autoComplete="off"
          maxLength={100}
          value={typed}
          error={errors.typed}
          onChange={({ currentTarget }) => set({ typed: currentTarget.value })}
        />
      ) : (
        <SignaturePad
          label={signer ? words.signatureOf(signer) : words.signature}
          strokes={strokes}
          error={errors.signature}
          onChange={(strokes) => set({ strokes })}
        />
      )}
      <div className={styles.ways}>
        {!isTyping && strokes.length > 0 && (
          <button type="button" className={styles.way} onClick={() => set({ strokes: [] })}>
            {words.clear}
          </button>
        )}
        <button
          type="button"
          name="signature"
          className={styles.way}
          onClick={() => set({ isTyping: !isTyping })}
        >
          {isTyping ? words.drawInstead : words.typeInstead}
        </button>
      </div>
      <Button type="submit" disabled={busy}>
        {busy ? words.sending : words.send}
      </Button>
    </form>
  );
}

function numberOf(text: string): number | null {
  return /^\d+$/.test(text.trim()) ? Number(text) : null;
}

function without(errors: Errors, names: string[]): Errors {
  return Object.fromEntries(Object.entries(errors).filter(([name]) => !names.includes(name)));
}

/** Lines and a typed name are one thing that is missing. */
function signatureOf(change: Partial<Typed>): string[] {
  return "strokes" in change || "typed" in change || "isTyping" in change ? ["signature", "typed"] : [];
}

/** The API's names of fields that the form calls otherwise. */
const FIELD_OF: Record<string, keyof Errors> = {
  "guardian.name": "guardian",
  "guardian.relation": "relation",
  "signature.name": "typed",
  "signature.strokes": "signature",
};
