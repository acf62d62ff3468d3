import { expect, test } from "vitest";
import { linesError, stateError } from "./discount-faults.ts";
import { DISCOUNT_STATES } from "./discount-state.ts";

const days = { valid_from: "2026-06-01", valid_until: "2026-06-30" };

test("each state but active has its reason, with its day where there is one", () => {
  expect(DISCOUNT_STATES.map((state) => stateError(state, days)?.en ?? null)).toEqual([
    null,
    "This code is valid from 1 June 2026.",
    "This code was valid until 30 June 2026.",
    "This code has been used up.",
    "This code is no longer valid.",
  ]);
  expect(stateError("early", days)?.cs).toBe("Tento kód platí až od 1. června 2026.");
  expect(stateError("ended", days)?.cs).toBe("Tento kód platil do 30. června 2026.");
  const without = { valid_from: null, valid_until: null };
  expect(stateError("early", without)?.en).toBe("This code is no longer valid.");
  expect(stateError("ended", without)?.en).toBe("This code is no longer valid.");
});

const shirt = { product_id: "shirt", price_halere: 59_000, quantity: 2, is_value: false };
const cap = { product_id: "cap", price_halere: 49_000, quantity: 1, is_value: false };

test("a code needs goods that it is for, as many as its least purchase says", () => {
  const code = { products: [], minimum_halere: 167_000 };
  expect(linesError(code, [shirt, cap])).toBeNull();
  expect(linesError(code, [])?.en).toBe("This code isn’t for anything in the cart.");
  expect(linesError({ products: ["mug"], minimum_halere: 0 }, [shirt])?.cs).toBe(
    "Na nic v košíku se tento kód nevztahuje.",
  );
});

test("what is missing to the least purchase is told, of selected goods where it is for these", () => {
  const words = (products: string[]) => linesError({ products, minimum_halere: 167_001 }, [shirt, cap]);
  expect(words([])).toEqual({
    en: "This code is for purchases of CZK\u00a01,670.01 or more. You need CZK\u00a00.01 more.",
    cs: "Tento kód platí při nákupu od 1\u00a0670,01\u00a0Kč. Chybí 0,01\u00a0Kč.",
  });
  expect(words(["cap"])).toEqual({
    en: "This code is for purchases of CZK\u00a01,670.01 or more of selected products. You need CZK\u00a01,180.01 more.",
    cs: "Tento kód platí při nákupu vybraného zboží od 1\u00a0670,01\u00a0Kč. Chybí 1\u00a0180,01\u00a0Kč.",
  });
});
