import { expect, test } from "vitest";
import { earliest, lastGiftDay, plainLine, plainLines, plainText } from "./gift-rules.ts";

test("a gift can be mailed within a year, and while its voucher is valid", () => {
  expect(lastGiftDay("2026-11-20", 24)).toBe("2027-11-20");
  expect(lastGiftDay("2027-11-20", 24)).toBe("2028-11-19");
  expect(lastGiftDay("2026-11-20", 6)).toBe("2027-05-20");
  expect(earliest("2027-05-20", "2026-12-24", "2027-01-01")).toBe("2026-12-24");
});

test("a dedication keeps its lines, without blank ends, and with one blank line between two at most", () => {
  expect(plainLines("  Milá Jano,  \n\n\n\n  hodně štěstí!  \r\n\r\nOta \n\n")).toBe(
    "Milá Jano,\n\nhodně štěstí!\n\nOta",
  );
  expect(plainLines("a\n\nb\n\n\nc")).toBe("a\n\nb\n\nc");
});

test("what papers can't hold is left out: control characters, turned writing, half letters", () => {
  expect(plainText("a\u0007b\u202ec\n\ud800d")).toBe("a bc\n\ufffdd");
  expect(plainLine("a\u0007b\u202ec\n\ud800d ")).toBe("a bc \ufffdd");
});
