import { Buffer } from "node:buffer";
import fc from "fast-check";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import type { Body } from "./broken-forms.ts";
import { hostileBody, strayBody } from "./hostile-bodies.ts";
import { hostileHeaders, rarely, TOKEN } from "./hostile-headers.ts";
import { hostileNotice } from "./hostile-notices.ts";
import { hostileText } from "./hostile-values.ts";
import { oddHead } from "./odd-heads.ts";

/** Where requests go: a call of a contract, the address of a page, a file, a feed, or what gateways tell. */
export type Target = { endpoint: Endpoint } | { path: string } | { notice: true };

export interface HostileRequest {
  bytes: Buffer;
  /** It says that more is coming than comes, so the server may hang up without an answer. */
  unfinished: boolean;
}

/** What addresses may name: the right answers open doors behind which more can break. */
export type Known = Record<string, string[]>;

const METHODS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
const ODD_METHODS = ["TRACE", "CONNECT", "PROPFIND", "FOO", "get", "QUERY"];

/** Requests as they go over the wire, but for the bearer. */
export function hostileRequest(target: Target, known: Known): fc.Arbitrary<HostileRequest> {
  if ("notice" in target) return hostileNotice(known);
  const endpoint = "endpoint" in target ? target.endpoint : undefined;
  const right = endpoint?.method ?? "GET";
  const takesBody = right !== "GET" && right !== "DELETE";
  return fc
    .record({
      method: fc.oneof(
        { weight: 12, arbitrary: fc.constant<string>(right) },
        { weight: 2, arbitrary: fc.constantFrom(...METHODS) },
        { weight: 1, arbitrary: fc.constantFrom(...ODD_METHODS) },
      ),
      path: hostilePath("endpoint" in target ? `/api${target.endpoint.path}` : target.path, known),
      query: hostileQuery,
      headers: hostileHeaders,
      body: takesBody && endpoint ? fc.option(hostileBody(endpoint), { freq: 20 }) : rarely(strayBody),
      framing: fc.oneof(
        { weight: 30, arbitrary: fc.constant("length") },
        {
          weight: 1,
          arbitrary: fc.constantFrom("longer", "shorter", "chunked", "broken chunk", "both", "negative"),
        },
      ),
      odd: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: oddHead }),
    })
    .map(({ method, path, query, headers, body, framing, odd }) => {
      const request = written(method, path + query, headers, body, framing);
      return odd ? { bytes: odd(request.bytes), unfinished: true } : request;
    });
}

/** The request with this bearer in its head. */
export function withToken({ bytes, unfinished }: HostileRequest, token: string): HostileRequest {
  const at = bytes.indexOf(TOKEN);
  if (at < 0) return { bytes, unfinished };
  const parts = [bytes.subarray(0, at), Buffer.from(token), bytes.subarray(at + TOKEN.length)];
  return { bytes: Buffer.concat(parts), unfinished };
}

const raw = hostileText.map((text) => text.replace(/[\s\0]/gu, "").slice(0, 4_000));
const encoded = hostileText.map((text) => encodeURIComponent(text.toWellFormed()).slice(0, 9_000));
const oddSegment = fc.oneof(
  encoded,
  raw,
  fc.constantFrom(
    "%",
    "%zz",
    "%c0%ae%c0%ae",
    "..%2f..%2f",
    "%252e%252e%252f",
    "....//",
    ".",
    "..",
    "%00",
    "drift%00taxi",
    "%ED%A0%80",
    "%F0%9F",
    "%u0000",
    "%2e%2e%2f%2e%2e%2fpackage.json",
    "%E2%80%AE",
    "%0d%0aX-A:%20b",
    ";",
    "a".repeat(400),
  ),
);

function hostilePath(pattern: string, known: Known): fc.Arbitrary<string> {
  const segments = pattern.split("/").map((segment) => {
    if (!segment.startsWith(":")) return fc.constant(segment);
    const names = known[segment.slice(1)] ?? known.id ?? ["1"];
    return fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...names) },
      { weight: 2, arbitrary: oddSegment },
    );
  });
  const path = fc.tuple(...segments).map((parts) => parts.join("/") || "/");
  return fc.oneof(
    { weight: 14, arbitrary: path },
    { weight: 1, arbitrary: fc.tuple(path, oddSegment).map(([right, odd]) => `${right}/${odd}`) },
    { weight: 1, arbitrary: fc.tuple(path, fc.nat(30)).map(([right, at]) => inOtherCase(right, at)) },
    { weight: 1, arbitrary: fc.tuple(path, fc.nat(30)).map(([right, at]) => escaped(right, at)) },
    {
      weight: 1,
      arbitrary: fc.constantFrom(
        "//",
        "/../../etc/passwd",
        "*",
        "http://evil.example/",
        "/%",
        "/\\..\\..",
        "/.env",
        "/.git/config",
        "/api",
        "/api/",
        "/media/",
      ),
    },
  );
}

/** `/order/1` -> `/Order/1`: the same page for whoever reads addresses loosely. */
function inOtherCase(path: string, at: number): string {
  return path.slice(0, at) + path.slice(at, at + 2).toUpperCase() + path.slice(at + 2);
}

/** One letter as its escape: the same page again. */
function escaped(path: string, at: number): string {
  const letter = path.charCodeAt(at);
  if (!(letter > 47 && letter < 123)) return path;
  return `${path.slice(0, at)}%${letter.toString(16)}${path.slice(at + 1)}`;
}

const queryName = fc.constantFrom(
  "q",
  "page",
  "limit",
  "type",
  "w",
  "lang",
  "id",
  "status",
  "month",
  "_t",
  "state",
  "email",
  "featured",
  "tag",
  "category",
  "slug",
  "language",
  "year",
  "from",
  "to",
  "car_id",
  "admin",
  "__proto__",
  "a[b]",
  "fbclid",
  "utm_source",
  "slug%00",
  "",
);
const hostileQuery = fc.oneof(
  { weight: 4, arbitrary: fc.constant("") },
  {
    weight: 5,
    arbitrary: fc
      .array(
        fc.tuple(queryName, fc.oneof(encoded, fc.constantFrom("1", "0", "-1", "cs", "2027", "2027-01"))),
        { minLength: 1, maxLength: 5 },
      )
      .map((pairs) => `?${pairs.map(([name, value]) => `${name}=${value}`).join("&")}`),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(
      "?",
      "??",
      "?&&=&",
      `?q=${"x".repeat(12_000)}`,
      `?${"a&".repeat(3_000)}`,
      "?%",
      "?q=%zz",
      "?__proto__[polluted]=1",
      "?_t=1?&featured=true",
      "?lang=cs?lang=en",
      "?lang=cs&lang=en",
      "?%ED%A0%80=%00",
      "?q=%00&category=%00&tag=%00&slug=%00",
      ";a=b?c;d",
      "#fragment?x=1",
    ),
  },
);

function written(
  method: string,
  target: string,
  headers: [string, string][],
  body: Body | null,
  framing: string,
): HostileRequest {
  const bytes = body?.bytes ?? Buffer.alloc(0);
  const framed = frame(bytes, body ? framing : "none");
  const head = [
    `${method} ${target || "/"} HTTP/1.1`,
    ...[...headers, ...framed.headers].map(([name, value]) => `${name}: ${value}`),
    ...(body?.type ? [`content-type: ${body.type}`] : []),
    "connection: close",
    "",
    "",
  ].join("\r\n");
  // Whoever asks for a tunnel is hung up on.
  const unfinished = framed.unfinished || method === "CONNECT";
  return { bytes: Buffer.concat([Buffer.from(head), framed.bytes]), unfinished };
}

function frame(
  bytes: Buffer,
  framing: string,
): { headers: [string, string][]; bytes: Buffer; unfinished: boolean } {
  const length = (value: number): [string, string] => ["content-length", String(value)];
  const chunked: [string, string] = ["transfer-encoding", "chunked"];
  const chunks = Buffer.concat([
    Buffer.from(`${bytes.length.toString(16)}\r\n`),
    bytes,
    Buffer.from("\r\n0\r\n\r\n"),
  ]);
  switch (framing) {
    case "none":
      return { headers: [], bytes, unfinished: false };
    case "longer":
      return { headers: [length(bytes.length + 100)], bytes, unfinished: true };
    case "shorter":
      return { headers: [length(Math.max(0, bytes.length - 5))], bytes, unfinished: true };
    case "chunked":
      return {
        headers: [chunked],
        bytes: bytes.length ? chunks : Buffer.from("0\r\n\r\n"),
        unfinished: false,
      };
    case "broken chunk":
      return { headers: [chunked], bytes: Buffer.concat([Buffer.from("zz\r\n"), bytes]), unfinished: true };
    case "both":
      return { headers: [chunked, length(bytes.length)], bytes: chunks, unfinished: true };
    case "negative":
      return { headers: [length(-1)], bytes, unfinished: true };
    default:
      return { headers: [length(bytes.length)], bytes, unfinished: false };
  }
}
