/** Joins class names, without the ones that are not there: `classNames("a", active && "b")`. */
export function classNames(...names: (string | false | null | undefined)[]): string {
  return names.filter(Boolean).join(" ");
}
