import { NativeSelect, type NativeSelectProps } from "@mantine/core";

interface Props<Value extends string> extends Omit<NativeSelectProps, "value" | "onChange" | "data"> {
  /** The first choice, which filters nothing. */
  every: string;
  values: readonly Value[];
  labels: Readonly<Record<Value, string>>;
  value: Value | undefined;
  onChange: (value: Value | undefined) => void;
}

/** Shows records of one kind only, or of every kind. */
export function FilterSelect<Value extends string>(props: Props<Value>) {
  const { every, values, labels, value, onChange, ...select } = props;
  return (
    <NativeSelect
      value={value ?? ""}
      onChange={(event) => onChange(values.find((one) => one === event.currentTarget.value))}
      data={[{ value: "", label: every }, ...values.map((one) => ({ value: one, label: labels[one] }))]}
      {...select}
    />
  );
}
