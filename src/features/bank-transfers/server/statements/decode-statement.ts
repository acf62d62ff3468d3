/** The bytes of a bank's file as text. Pure. */

/** What an XML file may say of itself; anything else is found out by its bytes. */
const NAMED = ["windows-1250", "cp1250", "iso-8859-2", "windows-1252", "iso-8859-1"];

/** Programs of DOS end a text with it. */
const END_OF_FILE = "\u001A";

/**
 * By its byte order mark or its zeros (UTF-16), by what XML says of itself, as UTF-8 where it is that, else as one of
 * the two encodings with a byte a letter that Czech banks use.
 */
export function decodeStatement(bytes: Uint8Array): string {
  const text = decoded(bytes);
  return text.endsWith(END_OF_FILE) ? text.slice(0, -1) : text;
}

function decoded(bytes: Uint8Array): string {
  const [first = 0, second = 0, third = 0, fourth = 0] = bytes;
  if ((first === 0xff && second === 0xfe) || (first > 0 && second === 0 && third > 0 && fourth === 0))
    return new TextDecoder("utf-16le").decode(bytes);
  if ((first === 0xfe && second === 0xff) || (first === 0 && second > 0 && third === 0 && fourth > 0))
    return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder(namedIn(bytes) ?? guessed(bytes)).decode(bytes);
  }
}

function namedIn(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 100)).toString("latin1");
  const name = /^<\?xml [^>]{0,60}encoding=["']([\w-]{1,20})["']/.exec(head)?.[1]?.toLowerCase();
  return NAMED.find((known) => known === name);
}

/**
 * Both have most Czech letters in the same places. Where windows-1250 has Š, Ť, Ž and their like, ISO 8859-2 has
 * nothing; where that has them, windows-1250 has signs such as © and ».
 */
function guessed(bytes: Uint8Array): string {
  const isWindows = bytes.some((byte) => byte >= 0x80 && byte <= 0x9f);
  const isIso = bytes.some((byte) => [0xa9, 0xab, 0xae, 0xb9, 0xbb].includes(byte));
  return !isWindows && isIso ? "iso-8859-2" : "windows-1250";
}
