import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";
import { blogPosts } from "./blog.table.ts";
import { postMaker } from "./blog-test-posts.ts";

const server = await testServer();
let token = "";
const make = postMaker(server, () => token);
const titles = (posts: { title: string }[]) => posts.map((post) => post.title);
const slugs = (posts: { slug: string }[]) => posts.map((post) => post.slug.replace(/-en$/, ""));
const list = async (query = "", language: "en" | "cs" = "en") =>
  (await server.call(`GET /blog${query}`, { language })).body;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  await server.services.db.delete(blogPosts);
});

describe("GET /blog", () => {
  test("answers nine posts to a page, newest first, with the page's place among all", async () => {
    for (let day = 10; day < 21; day++) await make(`p${day}`, { published_date: `2026-01-${day}` });
    await make("same-day", { published_date: "2026-01-20" });
    const first = await list();
    expect(slugs(first.posts)).toEqual(["same-day", "p20", "p19", "p18", "p17", "p16", "p15", "p14", "p13"]);
    expect(first.pagination).toEqual({ page: 1, limit: 9, total: 12, totalPages: 2 });
    const second = await list("?page=2&limit=9");
    expect(slugs(second.posts)).toEqual(["p12", "p11", "p10"]);
    expect(slugs((await list("?limit=3")).posts)).toEqual(["same-day", "p20", "p19"]);
    expect(await list("?page=3")).toEqual({
      posts: [],
      pagination: { page: 3, limit: 9, total: 12, totalPages: 2 },
    });
    expect((await list("?page=9007199254740991&limit=50")).posts).toEqual([]);
  });

  test("a post in the list has the asked language's fields, and neither its text nor both translations", async () => {
    await make("drift", { category: "racing", tags: "a, b", author_name: "Tereza" });
    const [english] = (await list()).posts;
    expect(english).toEqual({
      id: expect.any(Number),
      slug: "drift-en",
      title: "drift in en",
      summary: "Summary en",
      image_path: null,
      category: "racing",
      tags: "a, b",
      published_date: "2026-01-10",
      updated_date: "2026-01-10",
      author_name: "Tereza",
      is_active: true,
      display_order: 0,
    });
    const [czech] = (await list("", "cs")).posts;
    expect(czech).toEqual({ ...english, slug: "drift-cs", title: "drift in cs", summary: "Summary cs" });
  });

  test.each([
    "page=0",
    "page=-1",
    "page=1.5",
    "page=two",
    "page=",
    "page=1&page=2",
    "page=99999999999999999999",
    "limit=0",
    "limit=51",
    "limit=all",
    "admin=maybe",
    "category=a&category=b",
    `tag=${"x".repeat(201)}`,
  ])("refuses ?%s with 400", async (query) => {
    expect(await server.call(`GET /blog?${query}`)).toMatchObject({
      status: 400,
      body: { code: "BAD_REQUEST" },
    });
  });

  test("limit takes 1 to 50, and the cache buster changes nothing", async () => {
    await make("one");
    for (const query of ["?limit=1", "?limit=50", "?limit=9&_t=1", "?_t=2"]) {
      expect((await list(query)).posts).toHaveLength(1);
    }
  });

  test("filters by category and by whole tag in any case, and combines both", async () => {
    await make("a", { category: "racing", tags: "Drift, Česká Lípa" });
    await make("b", { category: "garage", tags: "driftcar,DRIFT" });
    await make("c", { category: "racing", tags: "driftcar, Дрифт" });
    expect(slugs((await list("?category=racing")).posts).sort()).toEqual(["a", "c"]);
    expect(slugs((await list("?tag=dRIFT")).posts).sort()).toEqual(["a", "b"]);
    expect(slugs((await list("?tag=rift")).posts)).toEqual([]);
    expect(slugs((await list(`?tag=${encodeURIComponent("ČESKÁ lípa")}`)).posts)).toEqual(["a"]);
    expect(slugs((await list(`?tag=${encodeURIComponent("Дрифт")}`)).posts)).toEqual(["c"]);
    expect(await list("?category=racing&tag=driftcar")).toMatchObject({
      posts: [{ slug: "c-en" }],
      pagination: { total: 1, totalPages: 1 },
    });
    expect((await list("?category=Racing")).posts).toEqual([]);
    expect((await list("?category=&tag=")).posts).toHaveLength(3);
  });

  test("leaves out the post that others are related to, by its slug in either language", async () => {
    for (const slug of ["a", "b", "c", "d"]) await make(slug, { category: "racing" });
    const related = await list("?category=racing&limit=3&exclude=c-cs");
    expect(slugs(related.posts)).toEqual(["d", "b", "a"]);
    expect((await list("?exclude=no-such-post")).posts).toHaveLength(4);
  });

  test.each(["' OR 1=1 --", "%", "_", "\\", "a\u0000b", "');DROP TABLE blog_posts;--"])(
    "a filter of %j is a text and nothing else",
    async (hostile) => {
      await make("one", { category: "racing", tags: "drift" });
      const text = encodeURIComponent(hostile);
      for (const query of [`category=${text}`, `tag=${text}`]) {
        const answer = await server.call(`GET /blog?${query}`);
        expect([answer.status, answer.body.posts]).toEqual([200, []]);
      }
      expect((await server.call(`GET /blog?exclude=${text}`)).body.posts).toHaveLength(1);
    },
  );

  test("hides drafts, and posts of a later day until that day begins in Prague", async () => {
    await make("draft", { is_active: false });
    await make("coming", { published_date: "2026-07-02" });
    server.setNow(new Date("2026-07-01T21:59:59Z"));
    expect((await list("?limit=11")).posts).toEqual([]);
    server.setNow(new Date("2026-07-01T22:00:00Z"));
    expect(titles((await list("?limit=12")).posts)).toEqual(["coming in en"]);
    server.setNow(null);
  });

  test("a new post, a change and a deletion show at once", async () => {
    const { id } = await make("first");
    expect(titles((await list()).posts)).toEqual(["first in en"]);
    await server.call(`PATCH /blog/${id}`, { token, body: { translations: { en: { title: "Changed" } } } });
    expect(titles((await list()).posts)).toEqual(["Changed"]);
    await server.call(`DELETE /blog/${id}`, { token });
    expect((await list()).posts).toEqual([]);
  });
});

describe("GET /blog?admin=true", () => {
  test("is a plain array with drafts, coming posts and texts for the team, newest first", async () => {
    await make("old");
    await make("draft", { is_active: false, published_date: "2026-01-11", display_order: 3 });
    await make("coming", { published_date: "2099-01-01" });
    const { status, body } = await server.call("GET /blog?limit=50&admin=true", { token, language: "en" });
    expect(status).toBe(200);
    expect(slugs(body)).toEqual(["coming", "draft", "old"]);
    expect(body[1]).toMatchObject({
      is_active: false,
      display_order: 3,
      title: "draft in en",
      summary: "Summary en",
      content: "<p>Text en</p>",
    });
    expect(
      slugs((await server.call("GET /blog?admin=true&limit=1&page=2", { token, language: "en" })).body),
    ).toEqual(["draft"]);
  });

  test("is 401 without a bearer, also when the same address was answered before", async () => {
    await server.call("GET /blog?admin=true", { token });
    const answer = await server.call("GET /blog?admin=true", { language: "cs" });
    expect(answer).toMatchObject({ status: 401, body: { code: "UNAUTHORIZED" } });
    expect(answer.body.message).toMatch(/^Unauthorized/);
  });

  test("a search looks through all posts, drafts and older pages too, whatever the case and the accents (15.D)", async () => {
    await make("old", { published_date: "2020-01-01", author_name: "Klára" }, { title: "Tandem v Mostě" });
    for (let i = 0; i < 3; i++) await make(`new-${i}`, { tags: "2JZ, drift" });
    await make("hidden", { is_active: false, category: "garage" }, { summary: "100% traction" });
    const found = async (q: string) =>
      slugs((await server.call(`GET /blog?admin=true&limit=2&q=${encodeURIComponent(q)}`, { token })).body);
    expect(await found("TANDEM v moste")).toEqual(["old"]);
    expect(await found("klara")).toEqual(["old"]);
    expect(await found("old-cs")).toEqual(["old"]);
    expect(await found("100%")).toEqual(["hidden"]);
    expect(await found("GARAGE")).toEqual(["hidden"]);
    expect(await found("2jz")).toHaveLength(2);
    expect(await found("nothing like it")).toEqual([]);
    const paged = (await server.call("GET /blog?q=2jz&limit=2", { token })).body;
    expect(paged.pagination).toMatchObject({ total: 3, totalPages: 2 });
    expect((await server.call("GET /blog?q=2jz")).status).toBe(401);
  });

  test("what the search looks through is neither answered nor logged, and versions come back without it", async () => {
    const { id } = await make("logged");
    await server.call(`PATCH /blog/${id}`, { token, body: { tags: "changed" } });
    const { entries } = (await server.call(`GET /history?type=blog&record=${id}`, { token })).body;
    const { body } = await server.call(`GET /history/${entries[0].id}`, { token });
    expect(body.before).not.toHaveProperty("searched");
    expect(body.after).not.toHaveProperty("searched");
    expect((await server.call(`POST /history/${entries[0].id}/restore`, { token })).status).toBe(200);
    const answer = await server.call("GET /blog?admin=true", { token });
    expect(answer.body[0]).toMatchObject({ tags: "" });
    expect(answer.body[0]).not.toHaveProperty("searched");
  });

  test("the team sees drafts in the paged list too", async () => {
    await make("draft", { is_active: false });
    expect((await server.call("GET /blog", { token })).body.posts).toHaveLength(1);
    expect((await list()).posts).toEqual([]);
  });
});

describe("categories and tags", () => {
  test("are counted over published posts, tags whatever their case", async () => {
    await make("a", { category: "racing", tags: "Drift, 2JZ" });
    await make("b", { category: "racing", tags: "drift,Drift" });
    await make("c", { tags: "Drift" });
    await make("draft", { category: "secret", tags: "secret", is_active: false });
    await make("coming", { category: "secret", tags: "secret", published_date: "2099-01-01" });
    for (const bearer of [{}, { token }]) {
      expect((await server.call("GET /blog/categories/list", bearer)).body).toEqual([
        { category: "racing", post_count: 2 },
        { category: "uncategorized", post_count: 1 },
      ]);
      expect((await server.call("GET /blog/tags/list", bearer)).body).toEqual([
        { name: "Drift", count: 3 },
        { name: "2JZ", count: 1 },
      ]);
    }
  });

  test("are empty lists without posts", async () => {
    const { id } = await make("only", { tags: "drift" });
    await server.call(`DELETE /blog/${id}`, { token });
    expect((await server.call("GET /blog/categories/list")).body).toEqual([]);
    expect((await server.call("GET /blog/tags/list")).body).toEqual([]);
  });
});
