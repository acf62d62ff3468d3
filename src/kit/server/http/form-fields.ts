/**
 * Multipart names with brackets become objects and lists, as the back office sends products:
 * `translations[en][name]`, `features[0][cs]`, `names[2]`. Names that would reach a prototype are refused.
 */

const FORBIDDEN = new Set(["__proto__", "constructor", "prototype"]);
const MAX_DEPTH = 4;
const MAX_INDEX = 200;

type Branch = { [key: string]: Leaf };
type Leaf = string | Branch | Leaf[];

export class FormFieldError extends Error {}

/** `[["a[0][b]", "x"]]` -> `{ a: [{ b: "x" }] }`. Throws FormFieldError for names that make no sense. */
export function formObject(fields: Iterable<[name: string, value: string]>): Branch {
  const root: Branch = Object.create(null);
  for (const [name, value] of fields) put(root, pathOf(name), value, name);
  return tidy(root) as Branch;
}

function pathOf(name: string): string[] {
  const match = /^([^[\]]+)((?:\[[^[\]]*\])*)$/.exec(name);
  if (!match) throw new FormFieldError(name);
  const keys = [
    match[1] as string,
    ...[...(match[2] ?? "").matchAll(/\[([^[\]]*)\]/g)].map((m) => m[1] as string),
  ];
  if (keys.length > MAX_DEPTH || keys.some((key) => FORBIDDEN.has(key))) throw new FormFieldError(name);
  return keys;
}

function put(root: Branch, keys: string[], value: string, name: string): void {
  let branch = root;
  for (const [depth, key] of keys.entries()) {
    const slot = key === "" ? String(Object.keys(branch).length) : key;
    if (/^\d+$/.test(slot) && Number(slot) > MAX_INDEX) throw new FormFieldError(name);
    if (depth === keys.length - 1) {
      if (typeof branch[slot] === "object") throw new FormFieldError(name);
      branch[slot] = value;
      return;
    }
    branch[slot] ??= Object.create(null) as Branch;
    const next = branch[slot];
    if (typeof next !== "object" || Array.isArray(next)) throw new FormFieldError(name);
    branch = next;
  }
}

/** Branches whose keys are all numbers become lists in their order. */
function tidy(leaf: Leaf): Leaf {
  if (typeof leaf === "string" || Array.isArray(leaf)) return leaf;
  const keys = Object.keys(leaf);
  if (keys.length > 0 && keys.every((key) => /^\d+$/.test(key))) {
    return keys.sort((a, b) => Number(a) - Number(b)).map((key) => tidy(leaf[key] as Leaf));
  }
  return Object.fromEntries(keys.map((key) => [key, tidy(leaf[key] as Leaf)]));
}
