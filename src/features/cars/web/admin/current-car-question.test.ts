import { expect, test } from "vitest";
import { carsAdminWords } from "./cars-admin.words.ts";
import { currentCarQuestion } from "./current-car-question.ts";

const car = (id: number, specs_4: string, is_active = true, is_current = false) => ({
  id,
  name: `Car ${id}`,
  specs_4,
  is_active,
  is_current,
});

test("deleting the current car says so, and which one the site begins with then: the newest that is shown", () => {
  const current = car(1, "2026", true, true);
  const cars = [car(2, "2024"), current, car(3, "2025"), car(4, "2027", false)];
  expect(currentCarQuestion(current, cars, carsAdminWords.en)).toMatch(
    /current season.*starts with Car 3\./s,
  );
  expect(currentCarQuestion(current, cars, carsAdminWords.cs)).toMatch(/aktuální sezóny.*Car 3/s);
  expect(currentCarQuestion(current, [current, car(4, "2027", false)], carsAdminWords.en)).toContain(
    "no other car",
  );
});

test("deleting any other car says nothing more than before", () => {
  expect(currentCarQuestion(car(2, "2024"), [car(1, "2026", true, true)], carsAdminWords.en)).toBeNull();
});
