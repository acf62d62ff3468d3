import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { pragueDay } from "#kit/contract/time/days.ts";
import { unusableTokens } from "#testing/people/unusable-tokens.ts";
import { testServer } from "#testing/test-server.ts";
import { blogPosts } from "./blog.table.ts";
import { postBody, postMaker } from "./blog-test-posts.ts";

const server = await testServer();
let token = "";
const make = postMaker(server, () => token);
const post = (body: unknown, language: "en" | "cs" = "en") =>
  server.call("POST /blog", { token, language, body });
const patch = (id: number, body: unknown, language: "en" | "cs" = "en") =>
  server.call(`PATCH /blog/${id}`, { token, language, body });
const byId = async (id: number) => (await server.call(`GET /blog/id/${id}`, { token })).body;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  await server.services.db.delete(blogPosts);
});

describe("saving a post", () => {
  test("answers 201 with both translations and the defaults of what was not sent", async () => {
    server.setNow(new Date("2026-03-31T22:30:00Z"));
    const { translations } = postBody("drift");
    const { status, body } = await post({ translations }, "cs");
    server.setNow(null);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      translations,
      title: "drift in cs",
      image_path: null,
      published_date: "2026-04-01",
      updated_date: "2026-04-01",
      is_active: true,
      display_order: 0,
      category: "uncategorized",
      tags: "",
      author_name: "Admin",
    });
    expect(await byId(body.id)).toMatchObject({ id: body.id, translations });
  });

  test("takes a multipart form with translations as JSON, as the back office sends it", async () => {
    const { translations } = postBody("form");
    const form = new FormData();
    form.set("published_date", "2026-02-03");
    form.set("is_active", "false");
    form.set("display_order", "7");
    form.set("category", " ");
    form.set("tags", " drift ,, 2JZ,DRIFT , ");
    form.set("image_path", "");
    form.set("translations", JSON.stringify(translations));
    const { status, body } = await post(form);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      published_date: "2026-02-03",
      is_active: false,
      display_order: 7,
      category: "uncategorized",
      tags: "drift, 2JZ",
      translations,
    });
  });

  test("a change alters only what it sends", async () => {
    const made = await make("drift", { category: "racing", tags: "a, b", display_order: 2 });
    const { status, body } = await patch(made.id, { translations: { cs: { title: "Nový název" } } });
    expect(status).toBe(200);
    const { en, cs } = made.translations;
    expect(body).toEqual({
      ...made,
      translations: { en, cs: { ...cs, title: "Nový název" } },
      updated_at: expect.any(String),
      updated_date: expect.any(String),
    });
    expect(await byId(made.id)).toMatchObject({ translations: body.translations });
  });

  test("the updated day is the published one until the post is changed later", async () => {
    const made = await make("drift", { published_date: "2026-01-10" });
    expect(made.updated_date).toBe("2026-01-10");
    const changed = (await patch(made.id, { tags: "a" })).body;
    expect(changed.updated_date).toBe(pragueDay(new Date(changed.updated_at)));
    expect((await patch(made.id, { published_date: "2099-01-01" })).body.updated_date).toBe("2099-01-01");
  });

  test("the author is a sent name, or Admin where there is none, and never the name of an account (15.25)", async () => {
    const made = await make("drift");
    expect(made.author_name).toBe("Admin");
    expect((await patch(made.id, { author_name: "Klára" })).body.author_name).toBe("Klára");
    expect((await patch(made.id, { author_name: " " })).body.author_name).toBe("Admin");
  });

  test.each([
    [{ slug: "" }, "slug", "URL slug is required for both languages", "URL slug je povinný pro oba jazyky"],
    [{ title: "  " }, "title", "Title is required in both languages", "Název je povinný v obou jazycích"],
    [{ slug: "categories" }, "slug", "This URL slug is reserved", "Tento URL slug je vyhrazený"],
    [{ slug: "id" }, "slug", "This URL slug is reserved", "Tento URL slug je vyhrazený"],
    [
      { slug: "../Etc" },
      "slug",
      "A URL slug may contain only lowercase letters without accents, digits, underscores and single hyphens",
      "URL slug tvoří jen malá písmena bez diakritiky, číslice, podtržítka a jednotlivé spojovníky",
    ],
  ])("refuses %j in either language, in both languages' words", async (wrong, field, en, cs) => {
    const { translations, ...rest } = postBody("drift") as { translations: Record<string, object> };
    for (const at of ["en", "cs"] as const) {
      const body = { ...rest, translations: { ...translations, [at]: { ...translations[at], ...wrong } } };
      const errors = [{ path: `translations.${at}.${field}` }];
      expect(await post(body)).toMatchObject({ status: 422, body: { message: en, errors } });
      expect(await post(body, "cs")).toMatchObject({ status: 422, body: { message: cs, errors } });
    }
    expect(await server.services.db.$count(blogPosts)).toBe(0);
  });

  test.each([
    ["published_date", "2026-02-30"],
    ["published_date", "yesterday"],
    ["is_active", "perhaps"],
    ["display_order", -1],
    ["display_order", "1.5"],
    ["image_path", "/etc/passwd"],
    ["image_path", "https://evil.example/x.png"],
    ["image_path", "/media/abcdefghijklmnop-40x30-e84818.jpg"],
    ["category", "x".repeat(101)],
    ["tags", "x".repeat(1001)],
    ["tags", ["a"]],
    ["translations", "{not json"],
    ["translations", { en: { title: 5 } }],
  ])("refuses %s %j with 422 and changes nothing", async (field, value) => {
    const made = await make("drift");
    const answer = await patch(made.id, {
      [field]: value,
      category: field === "category" ? value : "changed",
    });
    expect(answer).toMatchObject({ status: 422, body: { code: "INVALID" } });
    expect(answer.body.errors[0].path).toMatch(new RegExp(`^${field}`));
    expect(await byId(made.id)).toEqual(made);
  });

  test("characters that a database cannot keep are left out, not an error", async () => {
    const made = await make("drift", { tags: "a\u0000b", category: "c\u0000" });
    expect(made).toMatchObject({ tags: "ab", category: "c" });
    const { status, body } = await patch(made.id, {
      translations: { en: { title: "T\u0000\ud800", content: "<p>a\u0000\udc00</p>" } },
    });
    expect([status, body.translations.en.title]).toEqual([200, "T\ufffd"]);
  });
});

describe("the text of a post", () => {
  test("loses scripts and everything that is not on the allow list, in both languages", async () => {
    const content = `<h2 onclick="alert(1)">Drift</h2><script>alert(2)</script><p>ok <img src=x onerror=alert(3)><a href="javascript:alert(4)">x</a></p>`;
    const { id, translations } = await make("drift", {}, { content });
    const clean = `<h2>Drift</h2><p>ok <a rel="noopener">x</a></p>`;
    expect(translations).toMatchObject({ en: { content: clean }, cs: { content: clean } });
    const dirty = { en: { content: `<p>${content}</p>` } };
    expect((await patch(id, { translations: dirty })).body.content).not.toMatch(/script|onclick|onerror/);
  });

  test("titles and summaries stay the texts that they are", async () => {
    const title = '<b>5 < 6 & "7"</b><script>alert(1)</script>';
    expect((await make("drift", {}, { title })).translations.en.title).toBe(title);
  });

  test("becomes a paragraph where it has no paragraph or heading", async () => {
    const wrapped = async (content: string) => (await make("w", {}, { content })).translations.en.content;
    const again = async (content: string) => {
      await server.services.db.delete(blogPosts);
      return wrapped(content);
    };
    expect(await again("Just words")).toBe("<p>Just words</p>");
    expect(await again("<strong>Words</strong>")).toBe("<p><strong>Words</strong></p>");
    expect(await again("<pre>code</pre>")).toBe("<p><pre>code</pre></p>");
    expect(await again("<h3>Head</h3>rest")).toBe("<h3>Head</h3>rest");
    expect(await again('<p style="text-align:center">x</p>')).toBe('<p style="text-align:center">x</p>');
    expect(await again("<script>alert(1)</script>")).toBe("");
  });
});

describe("deleting a post", () => {
  test("answers 204, and 404 afterwards on every call with its id", async () => {
    const { id } = await make("drift");
    expect((await server.call(`DELETE /blog/${id}`, { token })).status).toBe(204);
    for (const name of [
      `GET /blog/id/${id}`,
      `GET /blog/${id}/images`,
      `PATCH /blog/${id}`,
      `DELETE /blog/${id}`,
    ]) {
      const body = name.startsWith("PATCH") ? {} : undefined;
      expect((await server.call(name, { token, body })).status).toBe(404);
    }
    expect((await server.call("GET /blog/drift-en")).status).toBe(404);
  });
});

test.each(["0", "-1", "1.5", "x", "1%20OR%201=1", "1;DROP%20TABLE%20blog_posts", "99999999999", "%00"])(
  "an id of %s is 400 on every call that takes one",
  async (id) => {
    for (const name of [
      `GET /blog/id/${id}`,
      `GET /blog/${id}/images`,
      `PATCH /blog/${id}`,
      `DELETE /blog/${id}`,
    ]) {
      const body = name.startsWith("PATCH") ? {} : undefined;
      expect((await server.call(name, { token, body })).status).toBe(400);
    }
  },
);

test("every call of the team is 401 without a bearer and with each kind of wrong one", async () => {
  const { id } = await make("drift");
  const bearers = { none: undefined, ...(await unusableTokens(server)) };
  const calls = [
    "GET /blog?admin=true",
    "GET /blog/check-slug?slug=abc",
    `GET /blog/id/${id}`,
    `GET /blog/${id}/images`,
    "POST /blog/images",
    "POST /blog",
    `PATCH /blog/${id}`,
    `DELETE /blog/${id}`,
  ];
  for (const bearer of Object.values(bearers)) {
    for (const name of calls) {
      const body = /^(POST|PATCH)/.test(name) ? postBody("other") : undefined;
      const answer = await server.call(name, { ...(bearer && { token: bearer }), body });
      expect([name, answer.status]).toEqual([name, 401]);
      expect(answer.body.message).toMatch(/^(Unauthorized|Invalid token)/);
    }
  }
  expect((await byId(id)).translations.en.slug).toBe("drift-en");
  expect(await server.services.db.$count(blogPosts)).toBe(1);
});

test("public reads refuse a wrong bearer too, instead of showing less", async () => {
  await make("drift");
  for (const bearer of Object.values(await unusableTokens(server))) {
    for (const name of [
      "GET /blog",
      "GET /blog/drift-en",
      "GET /blog/tags/list",
      "GET /blog/categories/list",
    ]) {
      expect((await server.call(name, { token: bearer })).status).toBe(401);
    }
  }
});
