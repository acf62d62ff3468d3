import { Buffer } from "node:buffer";
import fc from "fast-check";

/** Multipart forms that are wrong on the level of bytes, as scanners and bad clients send them. */

export interface Body {
  type: string | null;
  bytes: Buffer;
}

export const BOUNDARY = "----paddock";
const FORM = `multipart/form-data; boundary=${BOUNDARY}`;

const PICTURE = 'content-disposition: form-data; name="image"; filename="photo.jpg"';

/** A form of these parts, each a head and a content, under the boundary of `FORM`. */
export function formOf(parts: [head: string, content: string | Buffer][]): Body {
  const bytes = parts.flatMap(([head, content]) => [
    Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`, "latin1"),
    Buffer.from(content),
    Buffer.from("\r\n"),
  ]);
  return { type: FORM, bytes: Buffer.concat([...bytes, Buffer.from(`--${BOUNDARY}--\r\n`)]) };
}

/** Heads of a part that are wrong, odd, or right where nobody expects it. */
const HEADS: [what: string, head: string][] = [
  ["no name", "content-disposition: form-data"],
  ["no name, a file", 'content-disposition: form-data; filename="photo.jpg"'],
  ["no name, a type of files", "content-disposition: form-data\r\ncontent-type: application/octet-stream"],
  ["an empty name", 'content-disposition: form-data; name=""'],
  ["an empty name, a file", 'content-disposition: form-data; name=""; filename="a.jpg"'],
  ["a name without quotes", "content-disposition: form-data; name=image; filename=a.jpg"],
  ["a quote that never ends", 'content-disposition: form-data; name="image; filename="a.jpg'],
  ["two names", 'content-disposition: form-data; name="image"; name="constructor"; filename="a.jpg"'],
  ["two dispositions", `${PICTURE}\r\ncontent-disposition: form-data`],
  ["another disposition", 'content-disposition: attachment; name="image"; filename="a.jpg"'],
  ["no disposition", "content-type: text/plain"],
  ["nothing but a colon", ":"],
  ["a head without a colon", "content-disposition"],
  ["a folded head", 'content-disposition: form-data;\r\n\tname="image";\r\n filename="a.jpg"'],
  ["a null byte in the name", 'content-disposition: form-data; name="ima\0ge"; filename="a.jpg"'],
  ["a null byte in the file's name", 'content-disposition: form-data; name="image"; filename="a\0.jpg"'],
  ["a line break in the name", 'content-disposition: form-data; name="a%0d%0ab"; filename="a.jpg"'],
  ["a bare line break in the name", 'content-disposition: form-data; name="a\nb"; filename="a.jpg"'],
  ["no UTF-8 in the name", 'content-disposition: form-data; name="\xff\xfe"; filename="\xff.jpg"'],
  ["half a surrogate in the name", 'content-disposition: form-data; name="\xed\xa0\x80"'],
  ["an encoded name", "content-disposition: form-data; name*=UTF-8''image; filename*=UTF-8''%00%ff.jpg"],
  ["an encoded name of a false charset", "content-disposition: form-data; name*=klingon''im%61ge"],
  ["a name of half an escape", "content-disposition: form-data; name*=UTF-8''%; filename*=UTF-8''%e2%82"],
  ["a name of an object", 'content-disposition: form-data; name="constructor[0]"; filename="a.jpg"'],
  ["a name of a prototype", 'content-disposition: form-data; name="__proto__"; filename="a.jpg"'],
  ["a method's name", 'content-disposition: form-data; name="toString[]"; filename="a.jpg"'],
  ["brackets alone", 'content-disposition: form-data; name="[]"'],
  ["brackets without end", `content-disposition: form-data; name="a${"[a]".repeat(5_000)}"`],
  ["a very long name", `content-disposition: form-data; name="${"n".repeat(70_000)}"`],
  ["a head of 100 KB", `${PICTURE}\r\nx-padding: ${"x".repeat(100_000)}`],
  ["3,000 heads", `${PICTURE}\r\n${"x: y\r\n".repeat(3_000)}x: y`],
  ["JSON that is broken", 'content-disposition: form-data; name="slug"\r\ncontent-type: application/json'],
  ["UTF-7", 'content-disposition: form-data; name="slug"\r\ncontent-type: text/plain; charset=utf-7'],
  ["UTF-16", 'content-disposition: form-data; name="slug"\r\ncontent-type: text/plain; charset=utf-16le'],
  ["no charset", 'content-disposition: form-data; name="slug"\r\ncontent-type: text/plain; charset='],
  ["a false charset", 'content-disposition: form-data; name="slug"\r\ncontent-type: text/plain; charset=\0'],
  ["a type of nothing", `${PICTURE}\r\ncontent-type: ;;;`],
  ["Base64", `${PICTURE}\r\ncontent-transfer-encoding: base64`],
  ["an unknown encoding", `${PICTURE}\r\ncontent-transfer-encoding: x-uuencode`],
  ["a length of its own", `${PICTURE}\r\ncontent-length: 99999999999`],
];

const JSON_HEAD = 'content-disposition: form-data; name="slug"\r\ncontent-type: application/json';

/** `multipart/...` types, as they stand in the head of a request, and what they do to the form of `FORM`. */
const TYPES: [what: string, type: string][] = [
  ["no boundary", "multipart/form-data"],
  ["an empty boundary", "multipart/form-data; boundary="],
  ["an empty boundary in quotes", 'multipart/form-data; boundary=""'],
  ["another boundary", "multipart/form-data; boundary=another"],
  ["two boundaries", `${FORM}; boundary=another`],
  ["a boundary of 5,000 letters", `multipart/form-data; boundary=${"x".repeat(5_000)}`],
  ["a boundary of dashes", "multipart/form-data; boundary=--"],
  ["a boundary with odd signs", 'multipart/form-data; boundary="a b\\"c:/?\'"'],
  ["an encoded boundary", "multipart/form-data; boundary*=UTF-8''%ff%00"],
  ["a boundary outside ASCII", "multipart/form-data; boundary=\xff\xfe"],
  ["a boundary in capitals", `MULTIPART/FORM-DATA; BOUNDARY=${BOUNDARY}`],
  ["multipart/mixed", `multipart/mixed; boundary=${BOUNDARY}`],
  ["multipart/byteranges", `multipart/byteranges; boundary=${BOUNDARY}`],
  ["something behind the type", `multipart/form-datax; boundary=${BOUNDARY}`],
  ["JSON and a form", `application/json, ${FORM}`],
  ["a comma", `multipart/form-data, boundary=${BOUNDARY}`],
];

const whole = formOf([
  ['content-disposition: form-data; name="slug"', "drift"],
  [`${PICTURE}\r\ncontent-type: image/jpeg`, Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex")],
]).bytes;

const text = whole.toString("latin1");
const latin = (form: string) => Buffer.from(form, "latin1");
const nested = `content-type: multipart/mixed; boundary=inner\r\n\r\n--inner\r\n${PICTURE}\r\n\r\nx\r\n--inner--`;

/** Bodies that are no form, or a form in pieces, though the head of the request is right. */
const BYTES: [what: string, bytes: Buffer][] = [
  ["nothing", Buffer.alloc(0)],
  ["only a boundary", latin(`--${BOUNDARY}`)],
  ["only the end", latin(`--${BOUNDARY}--`)],
  ["no end", latin(text.replace(`--${BOUNDARY}--\r\n`, ""))],
  ["an end twice", Buffer.concat([whole, whole])],
  ["boundaries twice", latin(text.replaceAll(`--${BOUNDARY}\r\n`, `--${BOUNDARY}\r\n--${BOUNDARY}\r\n`))],
  ["words before it and behind it", Buffer.concat([latin("preamble\r\n"), whole, latin("epilogue")])],
  ["only line feeds", latin(text.replaceAll("\r\n", "\n"))],
  ["only carriage returns", latin(text.replaceAll("\r\n", "\r"))],
  ["no empty line", latin(text.replaceAll("\r\n\r\n", "\r\n"))],
  ["no line breaks", latin(text.replaceAll("\r\n", ""))],
  ["a form in a form", formOf([['content-disposition: form-data; name="image"', ""]]).bytes],
  ["parts in a part", latin(`--${BOUNDARY}\r\n${nested}\r\n--${BOUNDARY}--\r\n`)],
  [
    "parts in a named part",
    latin(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="image"\r\n${nested}\r\n--${BOUNDARY}--\r\n`,
    ),
  ],
  ["UTF-16", Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text, "utf16le")])],
  ["zeros", Buffer.alloc(5_000)],
  ["1,100 parts", Buffer.concat(Array.from({ length: 1_100 }, () => latin(`--${BOUNDARY}\r\n\r\n\r\n`)))],
  ["41 files", formOf(Array.from({ length: 41 }, (): [string, string] => [PICTURE, "x"])).bytes],
];

const CONTENTS = ['{"toString":1}', '{"a":', "null", "\ud83d", "\0", "x"];

/** Every kind of broken form once, by its name. */
export const BROKEN_FORMS: [what: string, body: Body][] = [
  ...HEADS.map(([what, head]): [string, Body] => [what, formOf([[head, "x"]])]),
  ...CONTENTS.map((content): [string, Body] => [`JSON ${content}`, formOf([[JSON_HEAD, content]])]),
  ...TYPES.map(([what, type]): [string, Body] => [what, { type, bytes: whole }]),
  ...BYTES.map(([what, bytes]): [string, Body] => [what, { type: FORM, bytes }]),
];

/** A broken form: one of the list, or `form` with bytes cut, doubled, changed or put in anywhere. */
export function brokenForm(form: Buffer): fc.Arbitrary<Body> {
  const place = fc.nat(Math.max(0, form.length - 1));
  const length = fc.integer({ min: 1, max: 40 });
  const noise = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 12 }).map((bytes) => Buffer.from(bytes)),
    fc
      .constantFrom(
        `\r\n--${BOUNDARY}\r\n`,
        `\r\n--${BOUNDARY}--`,
        "\r\n\r\n",
        "\r",
        "\0",
        '"',
        ";",
        "--",
        "\xff",
      )
      .map(latin),
  );
  const changed = fc.oneof(
    place.map((at) => form.subarray(0, at)),
    place.map((at) => form.subarray(at)),
    fc.tuple(place, length).map(([at, n]) => Buffer.concat([form.subarray(0, at), form.subarray(at + n)])),
    fc.tuple(place, length).map(([at, n]) => Buffer.concat([form.subarray(0, at + n), form.subarray(at)])),
    fc
      .tuple(place, noise)
      .map(([at, bytes]) => Buffer.concat([form.subarray(0, at), bytes, form.subarray(at)])),
    fc
      .tuple(place, noise)
      .map(([at, bytes]) => Buffer.concat([form.subarray(0, at), bytes, form.subarray(at + bytes.length)])),
  );
  const heads = fc
    .tuple(fc.constantFrom(...HEADS), fc.constantFrom(...CONTENTS))
    .map(([[, head], content]): Body => {
      const odd = formOf([[head, content]]).bytes;
      return { type: FORM, bytes: Buffer.concat([odd.subarray(0, odd.length - BOUNDARY.length - 6), form]) };
    });
  return fc.oneof(
    { weight: 4, arbitrary: changed.map((bytes): Body => ({ type: FORM, bytes })) },
    { weight: 3, arbitrary: heads },
    { weight: 2, arbitrary: fc.constantFrom(...BROKEN_FORMS).map(([, body]) => body) },
    { weight: 1, arbitrary: fc.constantFrom(...TYPES).map(([, type]): Body => ({ type, bytes: form })) },
  );
}
