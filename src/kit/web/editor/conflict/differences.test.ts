import { expect, test } from "vitest";
import { differences, mixed } from "./differences.ts";

const before = {
  name: "One",
  image_path: null,
  features: [{ en: "a", cs: "b" }],
  picture: { path: "/media/a.jpg", file: null },
  translations: { en: { title: "T", text: "" }, cs: { title: "N", text: "" } },
};

test("each field that differs is told by its path, in both languages", () => {
  const after = {
    ...before,
    translations: { en: { title: "T", text: "new" }, cs: { title: "M", text: "" } },
  };
  expect(differences(before, after)).toEqual([
    { path: "translations.en.text", before: "", after: "new" },
    { path: "translations.cs.title", before: "N", after: "M" },
  ]);
});

test("lists and pictures are one field each, and blank is blank however it is written", () => {
  const file = new File(["x"], "x.jpg");
  const after = {
    ...before,
    image_path: "",
    features: [...before.features, { en: "c", cs: "d" }],
    picture: { path: "/media/a.jpg", file },
  };
  expect(differences(before, after).map(({ path }) => path)).toEqual(["features", "picture"]);
});

test("a record that was added or deleted differs in every field that it has", () => {
  expect(differences(null, { name: "One", text: "", is_active: false }).map(({ path }) => path)).toEqual([
    "name",
    "is_active",
  ]);
  expect(differences({ name: "One" }, null)).toEqual([{ path: "name", before: "One", after: undefined }]);
});

test("chosen fields come from the other version, all others stay", () => {
  const theirs = {
    ...before,
    name: "Two",
    features: [],
    translations: { en: { title: "X", text: "Y" }, cs: { title: "N", text: "" } },
  };
  expect(mixed(before, theirs, ["features", "translations.en.text"])).toEqual({
    ...before,
    features: [],
    translations: { en: { title: "T", text: "Y" }, cs: before.translations.cs },
  });
});
