import { Buffer } from "node:buffer";
import fc from "fast-check";

/** Changes the head of a request on the level of bytes: what no client library would send. */
type Change = (request: Buffer) => Buffer;

/** Works on the lines of the head, which are Latin-1 for every parser of HTTP. */
function inLines(change: (lines: string[]) => string[], end = "\r\n"): Change {
  return (request) => {
    const length = request.indexOf("\r\n\r\n");
    const lines = request.subarray(0, length).toString("latin1").split("\r\n");
    return Buffer.concat([
      Buffer.from(change(lines).join(end) + end + end, "latin1"),
      request.subarray(length + 4),
    ]);
  };
}

const [first, rest] = [(lines: string[]) => lines[0] ?? "", (lines: string[]) => lines.slice(1)];
const version = (to: string) => inLines((lines) => [first(lines).replace("HTTP/1.1", to), ...rest(lines)]);
const more = (...lines: string[]) => inLines((before) => [...before, ...lines]);

const CHANGES: Change[] = [
  inLines((lines) => lines, "\n"),
  inLines((lines) => lines, "\r"),
  inLines((lines) => [first(lines), ...rest(lines).flatMap((line) => [line, line])]),
  inLines((lines) => [first(lines), ...rest(lines).map((line) => line.replace(":", ""))]),
  inLines((lines) => [first(lines), ...rest(lines).map((line) => line.replace(":", " :"))]),
  inLines((lines) => [first(lines), ...rest(lines).map((line) => line.replace(": ", ":\r\n "))]),
  inLines((lines) => [first(lines), ...rest(lines).reverse()]),
  inLines((lines) => [first(lines), ...rest(lines).map((line) => line.toUpperCase())]),
  inLines((lines) => rest(lines)),
  inLines((lines) => [first(lines)]),
  inLines((lines) => lines.filter((line) => !/^host:/i.test(line))),
  inLines((lines) => lines.filter((line) => !/^content-type:/i.test(line))),
  inLines((lines) => lines.filter((line) => !/^content-length:/i.test(line))),
  inLines((lines) => [first(lines).replace(/ /g, "\t"), ...rest(lines)]),
  inLines((lines) => [first(lines).replace(/ /g, "  "), ...rest(lines)]),
  inLines((lines) => [first(lines).replace(/ HTTP.*/, ""), ...rest(lines)]),
  version("HTTP/1.0"),
  version("HTTP/0.9"),
  version("HTTP/2.0"),
  version("HTTP/9.9"),
  version("ICY/1.1"),
  more("host: other.example"),
  more("content-length: 5", "content-length: 6"),
  more("content-length: +5"),
  more("content-length: 0x5"),
  more("content-length: 99999999999999999999"),
  more("transfer-encoding: chunked, identity"),
  more("transfer-encoding: xchunked"),
  more("transfer-encoding:\x0bchunked"),
  more("content-type: application/json", "content-type: multipart/form-data; boundary=x"),
  more("content-encoding: gzip"),
  more("content-encoding: br, gzip, deflate"),
  more("authorization: Bearer a", "authorization: Bearer b"),
  more("cookie: language=cs", "cookie: language=en"),
  more("x-forwarded-for: \x80\xff, , unknown, 1.2.3.4:99999"),
  more("x-forwarded-for: ::ffff:7f00:1%eth0"),
  more('if-none-match: W/"\xff", *, "', "if-modified-since: Thu, 99 Foo 0000"),
  more("connection: upgrade", "upgrade: websocket", "sec-websocket-key: x"),
  more("connection: upgrade, http2-settings", "upgrade: h2c", "http2-settings: AAMAAABk"),
  more("trailer: host", "te: trailers"),
  more(...Array.from({ length: 150 }, (_, n) => `x-${n}: ${n}`)),
  more(...Array.from({ length: 2_500 }, () => "x:")),
];

/** A change of a request's head: one of the list, or bytes cut off, changed or put in anywhere. */
export const oddHead: fc.Arbitrary<Change> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...CHANGES) },
  {
    weight: 4,
    arbitrary: fc
      .tuple(
        fc.nat(999),
        fc.uint8Array({ minLength: 0, maxLength: 4 }),
        fc.constantFrom("cut", "put", "change"),
      )
      .map(
        ([thousandths, noise, how]): Change =>
          (request) => {
            const at = Math.floor((Math.max(0, request.indexOf("\r\n\r\n")) * thousandths) / 1_000);
            if (how === "cut") return request.subarray(0, at);
            const skipped = how === "change" ? noise.length : 0;
            return Buffer.concat([request.subarray(0, at), noise, request.subarray(at + skipped)]);
          },
      ),
  },
);
