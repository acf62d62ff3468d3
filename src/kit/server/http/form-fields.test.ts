import { expect, test } from "vitest";
import { FormFieldError, formObject } from "./form-fields.ts";

test("bracketed names become objects and lists in their order", () => {
  expect(
    formObject([
      ["slug", "cap"],
      ["translations[en][name]", "Cap"],
      ["translations[cs][name]", "Kšiltovka"],
      ["features[1][en]", "b"],
      ["features[0][en]", "a"],
      ["names[10]", "k"],
      ["names[9]", "j"],
    ]),
  ).toEqual({
    slug: "cap",
    translations: { en: { name: "Cap" }, cs: { name: "Kšiltovka" } },
    features: [{ en: "a" }, { en: "b" }],
    names: ["j", "k"],
  });
});

test.each([
  "__proto__[admin]",
  "a[__proto__]",
  "constructor[prototype][x]",
  "a[b",
  "a]b[",
  "[x]",
  "a[b][c][d][e]",
  "n[99999999]",
])("the name %s is refused", (name) => {
  expect(() => formObject([[name, "1"]])).toThrow(FormFieldError);
  expect(({} as Record<string, unknown>).admin).toBeUndefined();
});

test("a name can't be a text and a branch at once", () => {
  expect(() =>
    formObject([
      ["a", "1"],
      ["a[b]", "2"],
    ]),
  ).toThrow(FormFieldError);
  expect(() =>
    formObject([
      ["a[b]", "2"],
      ["a", "1"],
    ]),
  ).toThrow(FormFieldError);
});
