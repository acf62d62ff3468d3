import { expect, test } from "vitest";
import { base32, codeOf, keyUri, newSecret, stepAt, stepOf } from "./totp.ts";

/** The secret of the examples in RFC 4226 appendix D and RFC 6238 appendix B. */
const secret = Buffer.from("12345678901234567890");

test.each([
  [0, "755224"],
  [1, "287082"],
  [2, "359152"],
  [3, "969429"],
  [4, "338314"],
  [5, "254676"],
  [6, "287922"],
  [7, "162583"],
  [8, "399871"],
  [9, "520489"],
])("the code of step %i is that of RFC 4226", (step, code) => {
  expect(codeOf(secret, step)).toBe(code);
});

// RFC 6238 has eight digits; six are the last six of them.
test.each([
  [59, "287082"],
  [1_111_111_109, "081804"],
  [1_111_111_111, "050471"],
  [1_234_567_890, "005924"],
  [2_000_000_000, "279037"],
  [20_000_000_000, "353130"],
])("the code at second %i is that of RFC 6238", (seconds, code) => {
  const now = new Date(seconds * 1000);
  expect(codeOf(secret, stepAt(now))).toBe(code);
  expect(stepOf(secret, code, now)).toBe(stepAt(now));
});

test("a code is accepted in its own 30 seconds, and those before and after", () => {
  const step = 1000;
  const at = (seconds: number) => new Date((step * 30 + seconds) * 1000);
  const code = codeOf(secret, step);
  for (const seconds of [-30, -1, 0, 29, 30, 59]) expect(stepOf(secret, code, at(seconds))).toBe(step);
  for (const seconds of [-31, 60]) expect(stepOf(secret, code, at(seconds))).toBeNull();
});

test.each(["", "75522", "7552240", "abcdef", "７５５２２４", " 755224"])("%o is no code", (code) => {
  expect(stepOf(secret, code, new Date(30_000))).toBeNull();
});

test.each([
  ["", ""],
  ["f", "MY"],
  ["fo", "MZXQ"],
  ["foo", "MZXW6"],
  ["foob", "MZXW6YQ"],
  ["fooba", "MZXW6YTB"],
  ["foobar", "MZXW6YTBOI"],
])("base32 of %o is that of RFC 4648, without padding", (text, encoded) => {
  expect(base32(Buffer.from(text))).toBe(encoded);
});

test("a secret has 160 random bits", () => {
  expect(base32(newSecret())).toMatch(/^[A-Z2-7]{32}$/);
  expect(newSecret()).not.toEqual(newSecret());
});

test("the address for the app says whose the secret is, whatever the team is called", () => {
  const uri = new URL(keyUri(secret, "Smyk: tým & syn", "boss+1@team.example"));
  expect([uri.protocol, uri.host]).toEqual(["otpauth:", "totp"]);
  expect(decodeURIComponent(uri.pathname)).toBe("/Smyk  tým & syn:boss+1@team.example");
  expect(uri.href).not.toContain("+");
  expect(Object.fromEntries(uri.searchParams)).toEqual({
    secret: base32(secret),
    issuer: "Smyk  tým & syn",
    algorithm: "SHA1",
    digits: "6",
    period: "30",
  });
});
