import fc from "fast-check";

/** What people type who mean harm, and what programs send by mistake. */

const TEXTS = [
  "",
  " ",
  "\0",
  "a\0b",
  "\ud800",
  "\u202e\u0000\uffff",
  "İıſK",
  "e\u0301".repeat(200),
  "👩‍👩‍👧‍👦".repeat(50),
  "﷽".repeat(100),
  "' or '1'='1' --",
  "1; drop table orders; --",
  "'||pg_sleep(10)||'",
  "$1",
  "%s%n%x",
  "{{7*7}}",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: sent as it stands
  "${process.exit(1)}",
  "../../../../etc/passwd",
  "..\\..\\windows\\win.ini",
  "/etc/passwd\0.jpg",
  "file:///etc/passwd",
  "http://169.254.169.254/latest/meta-data",
  "//evil.example",
  "javascript:alert(1)",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "<svg/onload=alert(1)>",
  "</script><script>alert(1)</script>",
  "<!--",
  "a\r\nBcc: victim@evil.example\r\n\r\nx",
  "=cmd|' /C calc'!A0",
  "+1+1",
  "@SUM(1)",
  "__proto__",
  "constructor",
  "hasOwnProperty",
  "toString",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "0x10",
  "9999999999999999999",
  "2147483648",
  "-2147483649",
  "1,5",
  "٣",
  "null",
  "undefined",
  "[object Object]",
  "true",
  "0000-00-00",
  "2026-02-30",
  "275760-09-14",
  "9999-12-31",
  "a@b",
  '"x y"@example.cz',
  "a@example.cz, b@evil.example",
  "a@example.cz\r\nBcc: c@evil.example",
  "x@[127.0.0.1]",
  "č@příklad.cz",
  "/media/abcdefgh234567zz-9x9-ffffff.jpg",
  "/media/../package.json",
  "data:image/png;base64,iVBORw0KGgo=",
  "data:text/html,<script>alert(1)</script>",
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...TEXTS) },
  { weight: 3, arbitrary: fc.string({ unit: "binary", maxLength: 60 }) },
  { weight: 1, arbitrary: fc.constantFrom("x".repeat(5_000), "<b>".repeat(3_000), "ž".repeat(70_000)) },
);

const number = fc.constantFrom(
  ...[
    0,
    -0,
    -1,
    1,
    0.1,
    1e-9,
    1.005,
    99,
    100,
    2 ** 31,
    -(2 ** 31) - 1,
    2 ** 53,
    2 ** 63,
    1e21,
    1e308,
    -1e308,
  ],
);

function nested(depth: number, list: boolean): unknown {
  let value: unknown = "x";
  for (let i = 0; i < depth; i++) value = list ? [value] : { a: value };
  return value;
}

/** Keys that reach a prototype must be written as JSON text: an object literal would swallow them. */
const polluting = fc
  .constantFrom(
    '{"__proto__":{"polluted":true}}',
    '{"constructor":{"prototype":{"polluted":true}}}',
    '{"toString":1,"valueOf":null,"then":"x"}',
    '{"__proto__":null,"length":-1}',
    '{"en":{"__proto__":{"polluted":true}},"cs":[]}',
  )
  .map((text): unknown => JSON.parse(text));

/** A value of any kind where another was meant. */
export const hostileValue: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 6, arbitrary: hostileText as fc.Arbitrary<unknown> },
  { weight: 4, arbitrary: number },
  {
    weight: 3,
    arbitrary: fc.constantFrom<unknown>(null, true, false, [], {}, [[]], [null], [{}], [[["x"]]]),
  },
  { weight: 2, arbitrary: polluting },
  { weight: 1, arbitrary: fc.boolean().map((list) => nested(30, list)) },
  { weight: 1, arbitrary: fc.constant(Array.from({ length: 2_000 }, (_, i) => i)) },
);
