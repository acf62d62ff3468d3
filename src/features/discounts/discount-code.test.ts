import { expect, test } from "vitest";
import { foldedCode, GENERATED_BYTES, generatedCode, sameCustomer } from "./discount-code.ts";

test("a code is the same however it is written", () => {
  expect(["léto 2026", "LETO-2026", "Leto2026", " l.e_t/o 2026! "].map(foldedCode)).toEqual(
    Array(4).fill("LETO2026"),
  );
  expect(foldedCode("Žluťoučký № ①")).toBe("ZLUTOUCKYNO1");
  expect(foldedCode(" – ")).toBe("");
});

test("a generated code has a letter for each byte, none that people mix up", () => {
  expect(generatedCode(new Uint8Array([0, 8, 31, 32, 255]))).toBe("2AZ2Z");
  const all = generatedCode(Uint8Array.from({ length: 256 }, (_, byte) => byte));
  expect(new Set(all).size).toBe(32);
  expect(all).not.toMatch(/[01IO]/);
  expect(generatedCode(new Uint8Array(GENERATED_BYTES))).toHaveLength(8);
});

test("a customer is the address, in any case and without what stands behind a plus", () => {
  expect(
    ["jana@example.cz", " Jana@Example.CZ ", "jana+leto@example.cz", "jana+a+b@example.cz"].map(sameCustomer),
  ).toEqual(Array(4).fill("jana@example.cz"));
  expect(["", "  ", "jana", "jana@"].map(sameCustomer)).toEqual(["", "", "", ""]);
});
