/** One parameter of a list's address: how its text is read, and how a value is written ("" leaves it out). */
export interface Parameter<Value> {
  name: string;
  read: (text: string) => Value;
  write: (value: Value) => string;
}

/** Any text; "" where the address says nothing. */
export function text(name: string): Parameter<string> {
  return { name, read: (text) => text, write: (value) => value };
}

/** One of `values`; undefined where the address says nothing, or anything else. */
export function oneOf<Value extends string>(
  name: string,
  values: readonly Value[],
): Parameter<Value | undefined> {
  return { name, read: (text) => values.find((value) => value === text), write: (value) => value ?? "" };
}

/** A whole number from 1 to 999,999,999; null where the address says nothing, or anything else. */
export function whole(name: string): Parameter<number | null> {
  return {
    name,
    read: (text) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null),
    write: (value) => (value === null ? "" : String(value)),
  };
}

/** Parameters by the names that a screen gives their values. */
export type Parameters<View> = { [Key in keyof View]: Parameter<View[Key]> };

/** Reads what a list shows from its address. */
export function readAddress<View>(parameters: Parameters<View>, address: URLSearchParams): View {
  const view: Partial<View> = {};
  for (const key in parameters) {
    const { name, read } = parameters[key];
    view[key] = read(address.get(name) ?? "");
  }
  return view as View;
}

/** The address of what a list shows, without what it would show anyway. */
export function writeAddress<View>(parameters: Parameters<View>, view: View): URLSearchParams {
  const address = new URLSearchParams();
  for (const key in parameters) {
    const { name, write } = parameters[key];
    const value = write(view[key]);
    if (value !== "") address.set(name, value);
  }
  return address;
}
