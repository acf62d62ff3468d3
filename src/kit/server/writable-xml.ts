/** Without what XML 1.0 has no place for, escaped or not: control characters and halves of letters. */
export function writable<T>(value: T): T {
  if (typeof value === "string")
    return value.toWellFormed().replace(/[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, "") as T;
  if (Array.isArray(value)) return value.map(writable) as T;
  if (typeof value === "object" && value !== null)
    return Object.fromEntries(Object.entries(value).map(([name, part]) => [name, writable(part)])) as T;
  return value;
}
