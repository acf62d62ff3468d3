import { TextInput, type TextInputProps } from "@mantine/core";
import { type FocusEvent, type KeyboardEvent, type ReactNode, useState } from "react";

/** What fields of numbers take beside how they read and show one. */
export interface NumberFieldProps<Value> {
  label: string;
  /** The text as it was typed where that is no such number. */
  value?: Value;
  onChange: (value: Value) => void;
  onFocus?: (event: FocusEvent<HTMLInputElement>) => void;
  onBlur?: (event: FocusEvent<HTMLInputElement>) => void;
  error?: ReactNode;
  required?: boolean;
  placeholder?: string;
  style?: TextInputProps["style"];
  inputWrapperOrder?: TextInputProps["inputWrapperOrder"];
}

interface Props<Value> extends NumberFieldProps<Value> {
  inputMode: "decimal" | "numeric";
  /** The number of a text, or the text where it is not a number. */
  read: (text: string) => Value;
  show: (number: number) => string;
  /** The number that an arrow key leads to. */
  next: (number: number, by: 1 | -1) => number;
  /** The steps and the least number, for what reads the field by its attributes. */
  step?: number;
  min?: number;
  /** Said where what was typed is no such number. */
  fault: string;
}

const STEPS: Record<string, 1 | -1> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A number that is typed or pasted. What is typed stays as it is until the field is left; a number then stands in
 * its usual way, anything else stays and is named, so that it never becomes another number.
 */
export function TypedNumber<Value extends number | string | null>({
  label,
  value,
  onChange,
  onFocus,
  onBlur,
  error,
  required = false,
  read,
  show,
  next,
  fault,
  ...rest
}: Props<Value>) {
  const shown = typeof value === "number" ? show(value) : String(value ?? "");
  /** What is being typed; null while nobody types here. */
  const [typed, setTyped] = useState<string | null>(null);
  // A value that came from elsewhere meanwhile (a draft, somebody else's version) goes before what was typed.
  const text = typed !== null && read(typed) === value ? typed : shown;

  const put = (text: string) => {
    setTyped(text);
    onChange(read(text));
  };
  const press = (event: KeyboardEvent<HTMLInputElement>) => {
    const by = STEPS[event.key];
    if (!by || typeof value !== "number") return;
    event.preventDefault();
    put(show(next(value, by)));
  };
  const isNone = typed === null && typeof value === "string" && value.trim() !== "";
  return (
    <TextInput
      {...rest}
      label={label}
      withAsterisk={required}
      aria-required={required}
      autoComplete="off"
      value={text}
      error={error ?? (isNone ? fault : undefined)}
      onChange={(event) => put(event.currentTarget.value)}
      onKeyDown={press}
      onFocus={(event) => {
        setTyped(text);
        onFocus?.(event);
      }}
      onBlur={(event) => {
        setTyped(null);
        onBlur?.(event);
      }}
    />
  );
}
