import { expect, test } from "vitest";
import { z } from "zod";
import { flag, json, optionalWholeNumber, webAddress, wholeNumber } from "../validation/fields.ts";
import { parseIn, says } from "../validation/says.ts";
import { contentContract, mergeTranslations, text } from "./content.ts";

const nameRequired = says({ en: "Name, please", cs: "Jméno, prosím" });
const things = contentContract({
  texts: { name: text({ required: nameRequired }), note: text() },
  fields: { count: wholeNumber(0), is_active: flag() },
});

test("a multipart write and a JSON write mean the same", () => {
  const form = parseIn("en", things.input, {
    count: "3",
    is_active: "1",
    translations: '{"cs":{"name":"Jé"}}',
  });
  const sent = parseIn("en", things.input, {
    count: 3,
    is_active: true,
    translations: { cs: { name: "Jé" } },
  });
  expect(form).toEqual(sent);
  expect(form).toEqual({
    ok: true,
    value: { count: 3, is_active: true, translations: { cs: { name: "Jé" } } },
  });
});

test("a whole record needs what the contract requires, said in the asked language at its field", () => {
  const record = {
    count: 1,
    is_active: true,
    translations: { en: { name: "A", note: "" }, cs: { name: " ", note: "" } },
  };
  expect(parseIn("cs", things.whole, record)).toEqual({
    ok: false,
    errors: [{ path: "translations.cs.name", message: "Jméno, prosím" }],
  });
  expect(parseIn("en", things.whole, record)).toMatchObject({ errors: [{ message: "Name, please" }] });
});

test("a text that a record was stored without is blank, and required ones are asked for", () => {
  const record = { count: 1, is_active: true, translations: { en: { name: "A" }, cs: { note: "b" } } };
  expect(parseIn("en", things.whole, record)).toEqual({
    ok: false,
    errors: [{ path: "translations.cs.name", message: "Name, please" }],
  });
  const named = { ...record, translations: { en: { name: "A" }, cs: { name: "B" } } };
  expect(parseIn("en", things.whole, named)).toMatchObject({
    value: { translations: { en: { name: "A", note: "" } } },
  });
});

test("texts that are not sent stay as they are stored", () => {
  const stored = { en: { name: "A", note: "n" }, cs: { name: "Á", note: "m" } };
  expect(mergeTranslations(stored, { cs: { name: "B" } })).toEqual({
    en: stored.en,
    cs: { name: "B", note: "m" },
  });
  expect(mergeTranslations(stored, undefined)).toEqual(stored);
  expect(mergeTranslations(stored, { en: { name: undefined as never } }).en.name).toBe("A");
});

test.each([
  [flag(), "yes"],
  [flag(), 2],
  [wholeNumber(0), "1.5"],
  [wholeNumber(0), "-1"],
  [wholeNumber(0), ""],
  [wholeNumber(0), "1e12"],
  [optionalWholeNumber(0), "many"],
  [webAddress(), "javascript:alert(1)"],
  [webAddress(), "ftp://example.com"],
  [json(z.object({})), "{broken"],
])("a value that is no such thing is refused (%#)", (schema, value) => {
  expect(parseIn("en", schema, value).ok).toBe(false);
});
