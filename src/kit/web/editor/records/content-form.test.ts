import { expect, test } from "vitest";
import {
  activeField,
  dayField,
  fileField,
  optionalDayField,
  pictureField,
  textField,
} from "#kit/contract/content/content-fields.ts";
import { defineContent } from "#kit/contract/content/content-type.ts";
import { bodyOf, copyFormOf, emptyFormOf, formErrorsOf, formValuesOf } from "./content-form.ts";

const label = { en: "Label", cs: "Popisek" };
const photoRequired = { en: "Add a photo", cs: "Přidejte foto" };
const base = {
  names: { one: label, many: label },
  title: "name" as const,
  screen: "/admin/x",
  texts: { name: textField({ label, required: { en: "Name it", cs: "Pojmenujte ji" } }) },
};
const races = defineContent({
  ...base,
  type: "races",
  fields: {
    image_path: pictureField({ label, upload: "image", required: photoRequired }),
    date: dayField({ label, required: { en: "When?", cs: "Kdy?" } }),
    end_date: optionalDayField({ label }),
    is_active: activeField(),
  },
});
const notes = defineContent({ ...base, type: "notes", fields: { is_active: activeField() } });

const stored = {
  id: 1,
  created_at: "",
  updated_at: "",
  name: "Most",
  image_path: "/media/abcdefgh234567zz-9x9-ffffff.jpg",
  date: "2026-05-01",
  end_date: null,
  is_active: true,
  translations: { en: { name: "Most" }, cs: { name: "Most" } },
};
const file = new File(["x"], "x.jpg");

test("an empty form has blank days and no pictures", () => {
  expect(emptyFormOf(races)).toEqual({
    image: { path: null, file: null },
    date: "",
    end_date: "",
    is_active: true,
    translations: { en: { name: "" }, cs: { name: "" } },
  });
});

test("a record's form holds what is stored and nothing that is not edited", () => {
  expect(formValuesOf(races, stored)).toEqual({
    image: { path: "/media/abcdefgh234567zz-9x9-ffffff.jpg", file: null },
    date: "2026-05-01",
    end_date: "",
    is_active: true,
    translations: stored.translations,
  });
});

test("a form that was not changed is valid, and sends the stored picture's path", () => {
  const values = formValuesOf(races, stored);
  expect(formErrorsOf(races, values, false, "en")).toEqual([]);
  const body = bodyOf(races, values) as FormData;
  expect(Object.fromEntries(body)).toEqual({
    image_path: "/media/abcdefgh234567zz-9x9-ffffff.jpg",
    date: "2026-05-01",
    end_date: "",
    is_active: "true",
    translations: JSON.stringify(stored.translations),
  });
});

test("a chosen file goes under its own name, without the stored path", () => {
  const values = {
    ...formValuesOf(races, stored),
    image: { path: "/media/abcdefgh234567zz-9x9-ffffff.jpg", file },
  };
  const body = bodyOf(races, values) as FormData;
  expect([body.get("image"), body.has("image_path")]).toEqual([file, false]);
});

test("a file to save is sent as a picture is, and its removal as a blank path", () => {
  const kits = defineContent({
    ...base,
    type: "kits",
    fields: { file_path: fileField({ label, upload: "file" }) },
  });
  const path = "/media/abcdefgh234567zz-12-kit.pdf";
  const values = formValuesOf(kits, { file_path: path, translations: stored.translations });
  expect(values.file).toEqual({ path, file: null });
  expect(formErrorsOf(kits, values, true, "en")).toEqual([]);
  expect((bodyOf(kits, { ...values, file: { path, file } }) as FormData).get("file")).toEqual(file);
  expect((bodyOf(kits, { ...values, file: { path: null, file: null } }) as FormData).get("file_path")).toBe(
    "",
  );
});

test("a type without pictures is sent as JSON", () => {
  const values = emptyFormOf(notes);
  expect(bodyOf(notes, values)).toEqual(values);
});

test("a new record says that it needs a picture, a stored one does not", () => {
  const values = { ...formValuesOf(races, stored), image: { path: null, file: null } };
  expect(formErrorsOf(races, values, true, "cs")).toEqual([{ path: "image", message: "Přidejte foto" }]);
  expect(formErrorsOf(races, values, false, "cs")).toEqual([]);
  expect(formErrorsOf(races, { ...values, image: { path: null, file } }, true, "cs")).toEqual([]);
});

test("texts and days that are missing are named with the declaration's words", () => {
  expect(formErrorsOf(races, emptyFormOf(races), false, "en")).toEqual([
    { path: "date", message: "When?" },
    { path: "translations.en.name", message: "Name it" },
    { path: "translations.cs.name", message: "Name it" },
  ]);
});

test("a copy is named so in both languages, hidden, and keeps the stored file", () => {
  const copy = copyFormOf(races, stored);
  expect(copy).toEqual({
    ...formValuesOf(races, stored),
    is_active: false,
    translations: { en: { name: "Most (copy)" }, cs: { name: "Most (kopie)" } },
  });
  expect(formErrorsOf(races, copy, true, "en")).toEqual([]);
  const unnamed = { ...stored, translations: { en: { name: "" }, cs: { name: "" } } };
  expect(copyFormOf(races, unnamed).translations).toEqual(unnamed.translations);
});
