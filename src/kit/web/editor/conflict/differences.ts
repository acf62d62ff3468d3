/** Field-by-field comparison of two versions of a record or of a form. Pure. */

export interface Difference {
  /** Dotted path of the field, such as `translations.cs.name`. */
  path: string;
  before: unknown;
  after: unknown;
}

/** Fields that differ, in the order of the fields. Lists, files and pictures count as one field each. */
export function differences(before: unknown, after: unknown, path: string[] = []): Difference[] {
  if (isGroup(before ?? after) && isGroup(after ?? before)) {
    const [one, other] = [before ?? {}, after ?? {}] as [Group, Group];
    const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
    return [...keys].flatMap((key) => differences(one[key], other[key], [...path, key]));
  }
  return isSame(before, after) ? [] : [{ path: path.join("."), before, after }];
}

/** `mine` with the fields of `paths` taken from `theirs`. */
export function mixed<T>(mine: T, theirs: T, paths: readonly string[]): T {
  return paths.reduce((values, path) => withField(values, theirs, path.split(".")) as T, mine);
}

function withField(values: unknown, source: unknown, [key, ...rest]: string[]): unknown {
  if (key === undefined) return source;
  const [own, other] = [values as Group, source as Group];
  return { ...own, [key]: withField(own?.[key], other?.[key], rest) };
}

export function isSame(one: unknown, other: unknown): boolean {
  if (isBlank(one) && isBlank(other)) return true;
  if (typeof one !== "object" || typeof other !== "object" || !one || !other) return one === other;
  if (one instanceof Blob || other instanceof Blob) return one === other;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame((one as Group)[key], (other as Group)[key]));
}

/** What a form writes as a blank text, a version holds as null. */
function isBlank(value: unknown): boolean {
  return value === undefined || value === null || value === "";
}

type Group = Record<string, unknown>;

/** A plain object whose parts are fields of their own; a picture of a form is one field. */
function isGroup(value: unknown): value is Group {
  if (typeof value !== "object" || value === null || Array.isArray(value) || value instanceof Blob)
    return false;
  return !("file" in value && "path" in value) && !("added" in value && "removed" in value);
}
