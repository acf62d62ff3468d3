import { expect, test } from "vitest";
import { monthsLater, voucherState } from "./voucher-state.ts";

const unused = { used_at: null, voided_at: null, valid_until: "2026-06-30" };

test("a voucher is valid up to and including its last day", () => {
  expect(voucherState(unused, "2026-06-30")).toBe("valid");
  expect(voucherState(unused, "2026-07-01")).toBe("expired");
});

test("used outweighs void, void outweighs expired", () => {
  const at = new Date();
  expect(voucherState({ ...unused, used_at: at, voided_at: at }, "2027-01-01")).toBe("used");
  expect(voucherState({ ...unused, voided_at: at }, "2027-01-01")).toBe("void");
});

test("months end on a day that exists", () => {
  expect(monthsLater("2026-01-31", 1)).toBe("2026-02-28");
  expect(monthsLater("2028-02-29", 12)).toBe("2029-02-28");
  expect(monthsLater("2026-11-20", 12)).toBe("2027-11-20");
  expect(monthsLater("2026-11-20", 3)).toBe("2027-02-20");
});
