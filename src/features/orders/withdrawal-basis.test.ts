import { expect, test } from "vitest";
import { withdrawalBasis, withdrawalEnd } from "./withdrawal-basis.ts";

const product = { category: "merchandise" as const, is_withdrawal_exempt: false, is_value: false };

test("goods run from delivery, services from the contract, a ride on a fixed day can't be withdrawn from", () => {
  expect(withdrawalBasis(product)).toBe("goods");
  expect(withdrawalBasis({ ...product, category: "experience" })).toBe("service");
  expect(withdrawalBasis({ ...product, category: "course" })).toBe("service");
  expect(withdrawalBasis({ ...product, is_withdrawal_exempt: true })).toBe("exempt");
  expect(withdrawalBasis({ ...product, category: "experience", is_for_day: true })).toBe("exempt");
  expect(withdrawalBasis({ ...product, category: "experience", is_for_day: false })).toBe("service");
  expect(withdrawalBasis({ ...product, is_value: true, is_withdrawal_exempt: true })).toBe("service");
});

test("the 14 days are days in Prague and end on a working day", () => {
  const created_at = new Date("2026-11-02T10:00:00Z");
  expect(withdrawalEnd("service", { created_at, delivered_at: null })).toBe("2026-11-16");
  expect(withdrawalEnd("service", { created_at: new Date("2026-11-02T23:00:00Z"), delivered_at: null })).toBe(
    // The 17th is a holiday.
    "2026-11-18",
  );
  expect(withdrawalEnd("goods", { created_at, delivered_at: new Date("2026-11-05T10:00:00Z") })).toBe(
    "2026-11-19",
  );
  expect(withdrawalEnd("goods", { created_at, delivered_at: null })).toBeNull();
});
