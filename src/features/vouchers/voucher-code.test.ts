import { randomBytes } from "node:crypto";
import fc from "fast-check";
import { expect, test } from "vitest";
import { CODE_BYTES, readCode, voucherCode } from "./voucher-code.ts";

const codes = fc.uint8Array({ minLength: CODE_BYTES, maxLength: CODE_BYTES }).map(voucherCode);
const LETTERS = "23456789ABCDEFGHJKLMNPQRSTUVWXYZ";

test("a code is easy to read aloud: three groups of four, without 0, O, 1 and I", () => {
  fc.assert(
    fc.property(codes, (code) => {
      expect(code).toMatch(/^[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    }),
  );
});

test("a code is found however it was typed", () => {
  fc.assert(
    fc.property(codes, (code) => {
      for (const typed of [code.toLowerCase(), code.replaceAll("-", ""), ` ${code.replaceAll("-", " ")} `])
        expect(readCode(typed)).toBe(code);
    }),
  );
});

test("one wrong letter is noticed, whichever it is", () => {
  fc.assert(
    fc.property(codes, fc.nat(11), fc.constantFrom(...LETTERS), (code, place, letter) => {
      const letters = [...code.replaceAll("-", "")];
      fc.pre(letters[place] !== letter);
      letters[place] = letter;
      expect(readCode(letters.join(""))).toBeNull();
    }),
  );
});

test("what can be no code is none", () => {
  for (const text of ["", "7KQM", "0000-0000-0000", "OIOI-OIOI-OIOI", "žluť-oučk-ýkůň", "x".repeat(5000)])
    expect(readCode(text)).toBeNull();
});

test("ten thousand codes differ", () => {
  const many = new Set(Array.from({ length: 10_000 }, () => voucherCode(randomBytes(CODE_BYTES))));
  expect(many.size).toBe(10_000);
});
