/** Discount codes and codes of gift vouchers that wait in a cart. Pure. */

/** More than anybody has; a stored cart may say anything. */
const MAX_CODES = 6;
const MAX_LENGTH = 60;

/** Reads the codes of a stored cart, which anybody may have changed. */
export function readCodes(stored: string | null): string[] {
  try {
    const value = JSON.parse(stored ?? "null")?.state?.codes;
    return Array.isArray(value) ? value.filter((code) => typeof code === "string").reduce(addCode, []) : [];
  } catch {
    return [];
  }
}

/** A code more, as somebody wrote it; each once. */
export function addCode(codes: readonly string[], text: string): string[] {
  const code = text.replace(/\s+/g, " ").trim();
  if (code === "" || code.length > MAX_LENGTH || codes.includes(code)) return [...codes];
  return [...codes, code].slice(-MAX_CODES);
}
