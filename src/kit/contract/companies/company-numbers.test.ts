import fc from "fast-check";
import { expect, test } from "vitest";
import { companyNumber, hasIco, isCompanyId, isVatId } from "./company-numbers.ts";

test.each(["27074358", "25596641", "00006947", "270 74 358", "45274649", "00177041"])(
  "%s is an IČO",
  (text) => expect(isCompanyId(text)).toBe(true),
);

test.each([
  "",
  "0",
  "1",
  "6947",
  "00000000",
  "27074359",
  "2707435",
  "270743580",
  "CZ27074358",
  "2707435a",
  "12345678",
])("%s is no IČO", (text) => expect(isCompanyId(text)).toBe(false));

test("of ten numbers that differ in the last digit, one at most is an IČO", () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[1-9]\d{6}$/), (seven) => {
      const right = Array.from({ length: 10 }, (_, digit) => isCompanyId(`${seven}${digit}`)).filter(Boolean);
      expect(right).toHaveLength(1);
    }),
  );
});

test.each(["CZ27074358", "cz 270 743 58", "CZ7512121234", "SK2020000000", "ATU12345678", "DE123456789"])(
  "%s looks like a DIČ",
  (text) => expect(isVatId(text)).toBe(true),
);

test.each(["", "27074358", "CZ1234567", "CZ12345678901", "CZABCDEFGH", "SK123", "XX", "C127074358"])(
  "%s does not look like a DIČ",
  (text) => expect(isVatId(text)).toBe(false),
);

test.each([
  [{ country: "CZ", vatId: "" }, true],
  [{ country: undefined, vatId: "" }, true],
  [{ country: "SK", vatId: "" }, true],
  [{ country: "DE", vatId: "" }, false],
  [{ country: "DE", vatId: "CZ27074358" }, true],
  [{ country: "CZ", vatId: "de 136 695 976" }, false],
])("a company number of %o is an IČO: %s", (buyer, expected) => expect(hasIco(buyer)).toBe(expected));

test("an IČO is kept without spaces, another country's number as it was typed", () => {
  expect(companyNumber(" 270 74\u00a0358 ")).toBe("27074358");
  expect(companyNumber(" HRB  12345\u00a0B ")).toBe("HRB 12345 B");
});
