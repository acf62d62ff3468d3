import { expect, test } from "vitest";
import {
  authorOf,
  emptyPost,
  lackingText,
  lacksEnglish,
  type PostValues,
  postErrors,
  postForm,
  tabOf,
} from "./post-values.ts";

const texts = (language: string) => ({
  slug: `post-${language}`,
  title: "T",
  summary: "",
  content: "<p>x</p>",
  image_alt: "",
});
const post = (change: Partial<PostValues> = {}): PostValues => ({
  ...emptyPost(),
  is_active: true,
  translations: { en: texts("en"), cs: texts("cs") },
  ...change,
});

test("whoever is signed in signs a new post, unless the account has no name of a person", () => {
  expect(authorOf("Jana Nová", [])).toBe("Jana Nová");
  expect(authorOf("Tereza", ["Tereza"])).toBe("Tereza");
  expect(authorOf("tym", ["Tereza"])).toBe("");
  expect(authorOf("", [])).toBe("");
});

test("a new post is a draft, uncategorized, of today, and signed by who writes it (team C13)", () => {
  expect(emptyPost("Tereza")).toMatchObject({
    is_active: false,
    author_name: "Tereza",
    display_order: 0,
    category: "uncategorized",
    tags: "",
  });
  expect(emptyPost().published_date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(postErrors(post(), null, "en")).toEqual([]);
});

test("both slugs are asked for first, then both titles, in the language of the page", () => {
  const blank = post({
    published_date: "",
    translations: { en: { ...texts("en"), title: " " }, cs: { ...texts("cs"), slug: "" } },
  });
  expect(
    postErrors(blank, null, "en")
      .map(({ message }) => message)
      .slice(0, 2),
  ).toEqual(["URL slug is required for both languages", "Title is required in both languages"]);
  expect(postErrors(blank, null, "en")[2]?.path).toBe("published_date");
  expect(postErrors(emptyPost(), null, "cs")[0]?.message).toBe("URL slug je povinný pro oba jazyky");
});

test("a fault of a slug, a title or a shared field leads to the general tab, one of a text to its own", () => {
  expect(tabOf([])).toBeNull();
  expect(tabOf([{ path: "translations.cs.content" }])).toBe("cs");
  expect(tabOf([{ path: "translations.cs.summary" }, { path: "translations.en.slug" }])).toBe("general");
  expect(tabOf([{ path: "published_date" }])).toBe("general");
});

test("the form sends the chosen file or the stored path, never both, and the author", () => {
  const file = new File(["x"], "a.png");
  const stored = postForm(post({ image: { path: "/media/a", file: null } }));
  expect([stored.get("image"), stored.get("image_path")]).toEqual([null, "/media/a"]);
  const chosen = postForm(post({ image: { path: "/media/a", file } }));
  expect([chosen.get("image"), chosen.get("image_path")]).toEqual([file, null]);
  expect([...chosen.keys()].sort()).toEqual(
    [
      "author_name",
      "category",
      "display_order",
      "film",
      "image",
      "is_active",
      "published_date",
      "tags",
      "translations",
    ].sort(),
  );
});

test("English is missing where its title or its text is blank", () => {
  expect(lacksEnglish(post())).toBe(false);
  expect(lacksEnglish(post({ translations: { en: { ...texts("en"), content: "" }, cs: texts("cs") } }))).toBe(
    true,
  );
});

test("publishing without an English text is asked about, a draft is not (15.D)", () => {
  const lacking = (en: string, cs: string, is_active = true) =>
    lackingText(
      post({
        is_active,
        translations: { en: { ...texts("en"), content: en }, cs: { ...texts("cs"), content: cs } },
      }),
    );
  expect(lacking("", "<p>Text</p>")).toBe("english");
  expect(lacking("<p> &nbsp;</p>", "<p>Text</p>")).toBe("english");
  expect(lacking("<p></p>", "")).toBe("any");
  expect(lacking("<p>Text</p>", "")).toBeNull();
  expect(lacking('<p><img src="/media/a.jpg"></p>', "")).toBeNull();
  expect(lacking("", "", false)).toBeNull();
});
