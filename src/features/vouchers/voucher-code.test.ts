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

test("a code is known by its letters: the same bytes give the same code, too few give none", () => {
  const bytes = Uint8Array.from({ length: 20 }, (_, byte) => byte * 9);
  expect(voucherCode(bytes)).toBe(voucherCode(bytes.slice(0, CODE_BYTES)));
  expect(voucherCode(new Uint8Array(CODE_BYTES))).toBe("2222-2222-2222");
  expect(voucherCode(bytes)).toBe("2BLV-6FQZ-AKU2");
  expect(() => voucherCode(bytes.slice(0, CODE_BYTES - 1))).toThrow(RangeError);
});

test("two neighbours that changed places are noticed", () => {
  const letters = [
    ...voucherCode(Uint8Array.from({ length: 11 }, (_, byte) => byte * 5)).replaceAll("-", ""),
  ];
  for (let place = 0; place < 11; place++) {
    const swapped = [...letters];
    [swapped[place], swapped[place + 1]] = [letters[place + 1] as string, letters[place] as string];
    expect(readCode(swapped.join("")), `place ${place}`).toBeNull();
  }
});

test("of what is scanned the code stands behind the link's mark and before the signature", () => {
  const code = voucherCode(new Uint8Array(CODE_BYTES));
  for (const scanned of [`https://team.example/book#${code}`, `#a#${code}`, `${code}~abcd`, `x#${code}~a~b`])
    expect(readCode(scanned)).toBe(code);
  for (const typed of ["2222.2222_2222", "2222–2222—2222"]) expect(readCode(typed)).toBe(code);
});

test("a code has twelve letters, all of the alphabet, whatever its check letter is", () => {
  const code = voucherCode(Uint8Array.from({ length: 11 }, (_, byte) => byte));
  expect(readCode(code + code)).toBeNull();
  for (const check of LETTERS)
    for (const foreign of "01IO*") expect(readCode(`${foreign}2222222222${check}`)).toBeNull();
});

test("ten thousand codes differ", () => {
  const many = new Set(Array.from({ length: 10_000 }, () => voucherCode(randomBytes(CODE_BYTES))));
  expect(many.size).toBe(10_000);
});
