import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { withDraft } from "./preview-draft.ts";

const kept = new Map<string, string>();
beforeEach(() => {
  kept.clear();
  vi.stubGlobal("localStorage", { getItem: (key: string) => kept.get(key) ?? null });
  vi.stubGlobal("location", { origin: "https://www.example.cz" });
});
afterEach(() => vi.unstubAllGlobals());

const draft = (name: string, values: object) =>
  kept.set(`draft:${name}`, JSON.stringify({ values, basis: null }));
const fox = {
  id: 1,
  slug: "night-fox",
  name: "Night Fox",
  description: "Saved",
  horsepower: 400,
  is_active: true,
  image_path: "/media/fox.jpg",
  photos: [{ id: 9, image_path: "/media/photo.jpg" }],
  translations: {
    en: { name: "Night Fox", description: "Saved" },
    cs: { name: "Noční liška", description: "" },
  },
};
const owl = { ...fox, id: 2, slug: "owl", name: "Owl" };
const typed = {
  picture: { file: null, path: "/media/other.jpg" },
  photos: { kept: [] },
  is_active: false,
  horsepower: 500,
  translations: { en: { name: "Fox", description: "Typed" }, cs: { name: "Liška", description: " " } },
};

test("a draft stands in place of its record, in the language that is asked for, with pictures as saved", async () => {
  draft("cars:night-fox", typed);
  const shown = { ...fox, horsepower: 500, translations: typed.translations };
  expect(await withDraft(fox, "/api/cars/night-fox?_t=1", "cars:night-fox", "en")).toEqual({
    ...shown,
    name: "Fox",
    description: "Typed",
  });
  // Blank in the asked language: the English text, as in what is saved.
  expect(await withDraft(fox, "https://api.example.cz/api/cars", "cars:night-fox", "cs")).toEqual({
    ...shown,
    name: "Liška",
    description: "Typed",
  });
});

test("it is found in lists by its number or its slug, and the other records stay", async () => {
  draft("cars:1", { horsepower: 500 });
  draft("cars:night-fox", { horsepower: 600 });
  const list = [fox, owl];
  expect(await withDraft(list, "/api/cars", "cars:1", "en")).toEqual([{ ...fox, horsepower: 500 }, owl]);
  expect(await withDraft({ list, total: 2 }, "/api/cars", "cars:night-fox", "en")).toEqual({
    list: [{ ...fox, horsepower: 600 }, owl],
    total: 2,
  });
});

test.each([
  ["of another kind", "/api/events", "cars:night-fox"],
  ["whose kind begins alike", "/api/cars-of-old/night-fox", "cars:night-fox"],
  ["without a draft", "/api/cars/night-fox", "cars:owl"],
  ["of a nonsense draft", "/api/cars/night-fox", "(+"],
])("an answer %s stays as it is", async (_, url, name) => {
  draft("cars:night-fox", typed);
  expect(await withDraft(fox, url, name, "en")).toEqual(fox);
});

test("fields that are blank while they are typed stay as saved", async () => {
  draft("cars:night-fox", { horsepower: null, description: "" });
  expect(await withDraft(fox, "/api/cars/night-fox", "cars:night-fox", "en")).toEqual(fox);
});
