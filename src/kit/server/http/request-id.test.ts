import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { requestIds } from "./request-id.ts";

const asked = (TRUST_PROXY: string | number | undefined, peer: string, given?: string | string[]) =>
  requestIds({ TRUST_PROXY })({
    headers: { "x-request-id": given },
    socket: { remoteAddress: peer },
  } as unknown as IncomingMessage);

const GIVEN = "4bf92f3577b34da6";
const NEW = /^[0-9a-f-]{36}$/;

test("a proxy that is trusted names the request", () => {
  expect(asked("10.0.0.0/8, ::1", "10.1.2.3", GIVEN)).toBe(GIVEN);
  expect(asked("10.0.0.0/8, ::1", "::ffff:10.1.2.3", GIVEN)).toBe(GIVEN);
  expect(asked("10.0.0.0/8, ::1", "::1", GIVEN)).toBe(GIVEN);
  expect(asked(1, "192.0.2.1", GIVEN)).toBe(GIVEN);
});

test.each([undefined, "10.0.0.0/8"])("with TRUST_PROXY=%s a stranger does not", (proxies) => {
  expect(asked(proxies, "192.0.2.1", GIVEN)).toMatch(NEW);
  expect(asked(proxies, "2001:db8::1", GIVEN)).toMatch(NEW);
});

test.each([
  undefined,
  "",
  "short",
  "x".repeat(65),
  "a b c d e f",
  'line\r\nlog: "forged"',
  ["12345678", "9"],
])("a trusted proxy's %j is no name", (given) => expect(asked(1, "192.0.2.1", given)).toMatch(NEW));
