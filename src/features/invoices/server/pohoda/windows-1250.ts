/** Bytes of windows-1250 by their characters; Node only reads it. */
const BYTES = new Map(
  [...new TextDecoder("windows-1250").decode(Uint8Array.from({ length: 256 }, (_, byte) => byte))].map(
    (character, byte) => [character, byte] as const,
  ),
);

/** XML in windows-1250; what has no place there becomes a numeric reference, so that no letter is lost. */
export function windows1250Xml(xml: string): Buffer {
  const writable = [...xml].map((character) =>
    BYTES.has(character) ? character : `&#${character.codePointAt(0)};`,
  );
  return Buffer.from([...writable.join("")].map((character) => BYTES.get(character) as number));
}
