import { Buffer } from "node:buffer";
import fc from "fast-check";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { bombPng, gifOfFrames, htmlNamedJpg, mp4Of, svgWithScript } from "#testing/content/sample-images.ts";
import { BOUNDARY, type Body, brokenForm } from "./broken-forms.ts";
import { hostileText, hostileValue } from "./hostile-values.ts";
import { nearSchema } from "./near-schema.ts";
import { bodyWith, fieldsOf, SLOW_TEXTS } from "./slow-fields.ts";

const FILES: [name: string, bytes: Buffer][] = [
  ["empty.jpg", Buffer.alloc(0)],
  ["page.jpg", htmlNamedJpg().bytes],
  ["drawing.svg", svgWithScript()],
  ["bomb.png", bombPng()],
  ["film.mp4", mp4Of(500)],
  ["head.jpg", Buffer.from("ffd8ffe000104a46494600010100000100010000", "hex")],
  ["frames.gif", gifOfFrames(2_000)],
  [
    "logo.svg",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><rect width="9"/></svg>'),
  ],
  ["nul\0.jpg", Buffer.from("x")],
  ["gif.php", Buffer.from("GIF89a<?php system($_GET[0]); ?>")],
  ["../../../up.jpg", Buffer.from("x")],
  ['quote".jpg', Buffer.from("x")],
];

/** The body of a call: mostly near to what it takes, in a form that may be right, wrong or broken. */
export function hostileBody({ body, files }: Endpoint): fc.Arbitrary<Body> {
  const value = body ? nearSchema(body) : hostileValue;
  const form = fc
    .tuple(value, fc.subarray(Object.keys(files ?? { file: {} })), fc.constantFrom(...FILES))
    .chain(([fields, names, file]) => multipart(fields, names, file));
  return fc.oneof(
    { weight: files ? 4 : 10, arbitrary: value.map(json) },
    { weight: files ? 8 : 1, arbitrary: form },
    { weight: 1, arbitrary: fc.tuple(value, wrongType).map(([sent, type]) => ({ ...json(sent), type })) },
    { weight: 1, arbitrary: brokenJson },
    { weight: 1, arbitrary: fc.tuple(value, hostileValue).map(([sent, odd]) => twice(sent, odd)) },
    { weight: 2, arbitrary: slowBody({ body } as Endpoint) },
    { weight: files ? 1 : 0, arbitrary: largeForm },
  );
}

/** One text that is slow to judge, in any field of the call, up to the largest that is let in. */
function slowBody(endpoint: Endpoint): fc.Arbitrary<Body> {
  const fields = fieldsOf(endpoint);
  if (fields.length === 0) return hostileValue.map(json);
  return fc
    .tuple(
      fc.constantFrom(...fields),
      fc.constantFrom(...SLOW_TEXTS),
      fc.constantFrom(2_000, 60_000, 1_000_000),
    )
    .map(([field, [, make], length]) => json(bodyWith(field, make(length))));
}

/** More in its fields than all of them may have together. */
const largeForm = fc.constantFrom(1, 30, 900).map((fields): Body => {
  const value = "x".repeat(Math.floor(2_200_000 / fields));
  const parts = Array.from(
    { length: fields },
    (_, index) => `--${BOUNDARY}\r\ncontent-disposition: form-data; name="f${index}"\r\n\r\n${value}\r\n`,
  );
  return {
    type: `multipart/form-data; boundary=${BOUNDARY}`,
    bytes: Buffer.from(`${parts.join("")}--${BOUNDARY}--\r\n`),
  };
});

const json = (value: unknown): Body => ({
  type: "application/json",
  // JSON knows no NaN and no undefined: a body always has bytes.
  bytes: Buffer.from(JSON.stringify(value) ?? "null"),
});

/** Each key comes twice: as it should be, and as something else before it or behind it. */
function twice(value: unknown, odd: unknown): Body {
  const sent = json(value);
  if (typeof value !== "object" || value === null || Array.isArray(value)) return sent;
  const strange = JSON.stringify(odd) ?? "null";
  const again = Object.keys(value).map((key) => `${JSON.stringify(key)}:${strange}`);
  if (again.length === 0) return sent;
  const text = sent.bytes.toString();
  const isLast = strange.length % 2 === 0;
  return {
    ...sent,
    bytes: Buffer.from(isLast ? `${text.slice(0, -1)},${again}}` : `{${again},${text.slice(1)}`),
  };
}

const wrongType = fc.constantFrom(
  null,
  "",
  "text/plain",
  "application/xml",
  "application/x-www-form-urlencoded",
  "multipart/form-data",
  "multipart/form-data; boundary=",
  `multipart/form-data; boundary=${"x".repeat(300)}`,
  "application/json; charset=utf-16",
  "application/json;;;",
  "application/vnd.api+json",
  "*/*",
  "application/json\u00e9",
);

const brokenJson = fc
  .constantFrom(
    "",
    "{",
    '{"a":',
    "[1,2",
    '"text"',
    "null",
    "NaN",
    "{'a':1}",
    '{"a":1}{"b":2}',
    "\ufeff{}",
    `${"[".repeat(20_000)}`,
    `${'{"a":'.repeat(20_000)}1${"}".repeat(20_000)}`,
    `{"x":"${"x".repeat(2_200_000)}"}`,
    `[${"1,".repeat(100_000)}1]`,
    `{${Array.from({ length: 60_000 }, (_, i) => `"k${i}":0`).join()}}`,
    `{${'"name":"x",'.repeat(50_000)}"name":{"a":1}}`,
    `{"items":[${"{},".repeat(50_000)}{}]}`,
    `{"name":"\\ud800\\u0000"}`,
    '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
  )
  .map((text): Body => ({ type: "application/json", bytes: Buffer.from(text) }));

function multipart(
  fields: unknown,
  names: string[],
  [filename, bytes]: (typeof FILES)[number],
): fc.Arbitrary<Body> {
  const parts: Buffer[] = [];
  const part = (head: string, content: Buffer) =>
    parts.push(Buffer.from(`--${BOUNDARY}\r\n${head}\r\n\r\n`), content, Buffer.from("\r\n"));
  for (const [name, value] of bracketed(fields).slice(0, 60))
    part(`content-disposition: form-data; name="${name.replaceAll('"', "%22")}"`, Buffer.from(value));
  for (const name of names)
    part(
      `content-disposition: form-data; name="${name}"; filename="${filename}"\r\ncontent-type: image/jpeg`,
      bytes,
    );
  const whole = Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
  const type = `multipart/form-data; boundary=${BOUNDARY}`;
  const right = fc.constant({ type, bytes: whole });
  const odd = Buffer.from(
    `--${BOUNDARY}\r\ncontent-disposition: form-data; name="__proto__[polluted]"\r\n\r\n1\r\n`,
  );
  return fc.oneof(
    { weight: 5, arbitrary: right },
    { weight: 5, arbitrary: brokenForm(whole) },
    { weight: 1, arbitrary: fc.constant({ type, bytes: Buffer.concat([odd, whole]) }) },
  );
}

/** `{ a: { b: 1 } }` -> `["a[b]", "1"]`. */
function bracketed(value: unknown, name = ""): [string, string][] {
  if (typeof value !== "object" || value === null) return [[name || "value", String(value)]];
  return Object.entries(value)
    .slice(0, 30)
    .flatMap(([key, entry]) => bracketed(entry, name ? `${name}[${key}]` : key));
}

/** Any text as a body, for addresses that take none. */
export const strayBody: fc.Arbitrary<Body> = hostileText.map((text) => ({
  type: "text/plain",
  bytes: Buffer.from(text),
}));
