import { expect, test } from "vitest";
import { bookingLink } from "./booking-link.ts";
import { readCode, voucherCode } from "./voucher-code.ts";

const code = voucherCode(new Uint8Array(11));

test("a voucher's link keeps the language and has the code where no server sees it; a scanner reads it out", () => {
  const link = bookingLink("https://www.team.example/?lang=cs", code);
  expect(link).toBe(`https://www.team.example/book?lang=cs#${code}`);
  expect(readCode(link ?? "")).toBe(code);
  expect(readCode(`https://www.team.example/book?lang=cs`)).toBeNull();
});

test("a voucher of old does not say where the site is: then the code alone is scanned", () => {
  expect(bookingLink(undefined, code)).toBeNull();
  expect(bookingLink("not an address", code)).toBeNull();
});
