import fc from "fast-check";
import { hostileText } from "./hostile-values.ts";

/** Null, and one time in twenty the other. */
export const rarely = <T>(other: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 19, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: other });

/** Stands for the live bearer, which changes while a run goes on; `withToken` in `hostile-requests.ts` puts it in. */
export const TOKEN = "the-bearer-of-this-moment";

const headerValue = hostileText.map((text) => text.replace(/[\r\n\0]/g, " ").slice(0, 3_000));
const HEADERS = [
  "accept",
  "accept-language",
  "accept-encoding",
  "authorization",
  "cookie",
  "origin",
  "referer",
  "range",
  "if-range",
  "if-none-match",
  "if-modified-since",
  "idempotency-key",
  "based-on",
  "x-view",
  "x-request-id",
  "x-forwarded-host",
  "x-forwarded-proto",
  "x-http-method-override",
  "content-encoding",
  "expect",
  "upgrade",
  "stripe-signature",
  "user-agent",
  "host",
];
const LIKELY: [string, string][] = [
  ["range", "bytes=5-2"],
  ["range", "bytes=0-0,1-1,2-2"],
  ["accept-language", "cs,en;q=abc,*;q=9"],
  ["accept-encoding", "br;q=0, gzip"],
  ["x-view", "visitor"],
  ["content-encoding", "gzip"],
  ["expect", "100-continue"],
  ["connection", "upgrade"],
  ["host", "evil.example"],
  ["host", "a b"],
  ["host", "[::"],
  ["host", "x:99999"],
  ["x-forwarded-host", "evil.example"],
  ["x-forwarded-proto", "javascript"],
  ["authorization", "Bearer"],
  ["authorization", "Bearer a.b.c"],
  ["authorization", "Basic YTpi"],
  ["cookie", "language=xx; language=cs; __proto__=1"],
];

/** Headers of a request by their names, as they go over the wire. */
export const hostileHeaders: fc.Arbitrary<[string, string][]> = (() => {
  const odd = fc.oneof(fc.constantFrom(...LIKELY), fc.tuple(fc.constantFrom(...HEADERS), headerValue));
  const broken = fc.constantFrom<[string, string]>(
    ["x y", "1"],
    ["", "1"],
    ["x", "a\u0000b"],
    ["x".repeat(20_000), "1"],
    ["x", "y".repeat(20_000)],
  );
  return fc
    .tuple(
      fc.nat(3).map((n) => n > 0),
      fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255)),
      fc.array(odd, { maxLength: 3 }),
      rarely(broken),
    )
    .map(([signedIn, [a, b, c], more, last]) => [
      ["host", "localhost"],
      // Another address each time, so that the limits of one address do not answer for what is behind them.
      ["x-forwarded-for", `10.${a}.${b}.${c}`],
      ...(signedIn ? [["authorization", `Bearer ${TOKEN}`] as [string, string]] : []),
      ...more,
      ...(last ? [last] : []),
    ]);
})();
