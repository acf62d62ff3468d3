import { expect, test } from "vitest";
import { idOfSlug, numberedSlug } from "./slug.ts";

test("an address says the title and holds the id, which is found whatever the title is", () => {
  expect(numberedSlug("Závod v Mostě 2027", 14)).toBe("zavod-v-moste-2027-14");
  expect(numberedSlug("!?", 14)).toBe("14");
  for (const slug of ["zavod-v-moste-2027-14", "another-title-14", "14"]) expect(idOfSlug(slug)).toBe(14);
});

test("an address without an id names none", () => {
  for (const slug of ["", "most", "most-0", "most2027", "-1", "most-99999999999", "most-01", "14-most"])
    expect(idOfSlug(slug), slug).toBe(slug === "-1" ? 1 : null);
});
