import { expect, test } from "vitest";
import { parseIn } from "../validation/says.ts";
import {
  activeField,
  choiceField,
  flagField,
  numberField,
  optionalDayField,
  optionalNumberField,
  orderField,
  pictureField,
  textField,
  webAddressField,
} from "./content-fields.ts";
import { defineContent, endpointsOf, newRecordOf, reorderEndpointOf, schemasOf } from "./content-type.ts";
import { recordTypeOf } from "./record-type.ts";

const label = { en: "Label", cs: "Popisek" };

const trophies = defineContent({
  type: "trophies",
  names: { one: { en: "Trophy", cs: "Trofej" }, many: { en: "Trophies", cs: "Trofeje" } },
  title: "name",
  screen: "/admin/trophies",
  texts: {
    name: textField({ label, required: { en: "Name it", cs: "Pojmenujte ji" } }),
    story: textField({ label: { en: "Story", cs: "Příběh" }, max: 20 }),
  },
  fields: {
    photo_path: pictureField({
      label,
      upload: "photo",
      required: { en: "Add a photo", cs: "Přidejte foto" },
    }),
    weight: optionalNumberField({ label, max: 90 }),
    wins: numberField({ label, min: 1 }),
    won: optionalDayField({ label }),
    metal: choiceField({
      label,
      choices: { gold: { en: "Gold", cs: "Zlato" }, silver: { en: "Silver", cs: "Stříbro" } },
      empty: "gold",
    }),
    website_url: webAddressField({ label }),
    is_shared: flagField({ label, empty: false }),
    display_order: orderField(),
    is_active: activeField(),
  },
});

const { whole, input, record } = schemasOf(trophies);
const named = { en: { name: "Cup", story: "" }, cs: { name: "Pohár", story: "" } };

test("a new record has what its fields begin with, and blank texts", () => {
  expect(newRecordOf(trophies)).toEqual({
    photo_path: null,
    weight: null,
    wins: 1,
    won: null,
    metal: "gold",
    website_url: "",
    is_shared: false,
    display_order: 0,
    is_active: true,
    translations: { en: { name: "", story: "" }, cs: { name: "", story: "" } },
  });
});

test("a new record with its required texts is valid, as its form sends it too", () => {
  expect(whole.parse({ ...newRecordOf(trophies), translations: named }).translations).toEqual(named);
  const sent = { weight: "70", won: "", is_shared: "1", display_order: "" };
  expect(whole.parse({ ...newRecordOf(trophies), ...sent, translations: named })).toMatchObject({
    weight: 70,
    won: null,
    is_shared: true,
    display_order: 0,
  });
});

test("what breaks a field's rule is named in the asked language", () => {
  const wrong = { wins: 0, weight: 91, metal: "tin", website_url: "no address", won: "2026-02-30" };
  const texts = { en: { name: " ", story: "x".repeat(21) }, cs: { name: "Pohár", story: "" } };
  const parsed = parseIn("cs", whole, { ...newRecordOf(trophies), ...wrong, translations: texts });
  const errors = parsed.ok ? [] : parsed.errors;
  expect(errors.map(({ path }) => path).sort()).toEqual(
    [...Object.keys(wrong), "translations.en.name", "translations.en.story"].sort(),
  );
  expect(errors.find(({ path }) => path === "translations.en.name")?.message).toBe("Pojmenujte ji");
});

test("a write may send any part", () => {
  expect(input.parse({ wins: "3" })).toEqual({ wins: 3 });
  expect(input.parse({ translations: '{"cs":{"name":"Pohár"}}' })).toEqual({
    translations: { cs: { name: "Pohár" } },
  });
});

test("an answer leaves out a stored address that is none", () => {
  const row = {
    ...newRecordOf(trophies),
    id: 1,
    website_url: "javascript:alert(1)",
    translations: named,
    ...named.en,
    created_at: new Date(0),
    updated_at: new Date(0),
  };
  expect(record.parse(row)).toMatchObject({
    website_url: "",
    name: "Cup",
    created_at: "1970-01-01T00:00:00.000Z",
  });
});

test("the endpoints stand under the type's name and take the files of its pictures", () => {
  const endpoints = { ...endpointsOf(trophies), reorder: reorderEndpointOf(trophies) };
  expect(Object.values(endpoints).map(({ method, path, access }) => `${method} ${path} ${access}`)).toEqual([
    "GET /trophies public",
    "GET /trophies/:id public",
    "POST /trophies admin",
    "PUT /trophies/:id admin",
    "DELETE /trophies/:id admin",
    "PUT /display-order/trophies admin",
  ]);
  expect(endpoints.create.files).toEqual({ photo: { kind: "image" } });
});

test("the log of changes finds the names of fields, of pictures in forms and of choices", () => {
  const { name, labels, choices, addressOf, editorOf } = recordTypeOf(trophies);
  expect(name.cs).toBe("Trofej");
  expect([labels.story?.cs, labels.photo_path, labels.photo]).toEqual(["Příběh", label, label]);
  expect(choices.metal?.silver?.en).toBe("Silver");
  expect([addressOf("7"), editorOf("a b")]).toEqual([
    "/admin/trophies?record=7",
    "/admin/trophies?edit=a%20b",
  ]);
});

test("a type says itself where its records are seen and written, and how the log calls what no form has", () => {
  const { labels, addressOf, editorOf } = recordTypeOf({
    ...trophies,
    logged: { slug: { en: "Slug", cs: "Adresa" } },
    addressOf: () => "/admin/shelf",
    editorOf: (key) => `/admin/shelf/${key}`,
  });
  expect([labels.slug?.cs, labels.wins]).toEqual(["Adresa", label]);
  expect([addressOf("7"), editorOf("gold")]).toEqual(["/admin/shelf", "/admin/shelf/gold"]);
});
