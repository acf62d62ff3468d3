import type { Sharp } from "sharp";

/**
 * What a picture says about how it came to be, in the terms of IPTC's Digital Source Type: a photograph, drawn by a
 * computer, made or changed by a trained model. In XMP and in C2PA it is one address, which stands in the file's bytes
 * as it is.
 *
 * Source: https://cv.iptc.org/newscodes/digitalsourcetype/
 */
const VOCABULARY = "cv.iptc.org/newscodes/digitalsourcetype/";

/** Longer than any term of the vocabulary. */
const LONGEST_TERM = 60;

/** The term that a picture's bytes name first, such as `trainedAlgorithmicMedia`; null where they name none. */
export function sourceMarkOf(bytes: Buffer): string | null {
  const at = bytes.indexOf(VOCABULARY);
  if (at < 0) return null;
  const start = at + VOCABULARY.length;
  return /^[a-zA-Z]+/.exec(bytes.toString("latin1", start, start + LONGEST_TERM))?.[0] ?? null;
}

/** The same picture, with this term as the only thing that its metadata say. */
export function withSourceMark(picture: Sharp, term: string | null): Sharp {
  return term === null ? picture : picture.withXmp(sourceXmp(term));
}

/** The mark as XMP, for files that sharp does not write. */
export function sourceXmp(term: string): string {
  return (
    `<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#">` +
    `<rdf:Description xmlns:Iptc4xmpExt="http://iptc.org/std/Iptc4xmpExt/2008-02-29/" ` +
    `Iptc4xmpExt:DigitalSourceType="http://${VOCABULARY}${term}"/></rdf:RDF></x:xmpmeta>`
  );
}
