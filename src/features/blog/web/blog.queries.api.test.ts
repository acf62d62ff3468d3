import { beforeAll, describe, expect, test } from "vitest";
import { Api } from "#kit/web/api/api.ts";
import { isNotFound } from "#kit/web/api/api-error.ts";
import type { ApiQuery } from "#kit/web/api/queries.ts";
import { testServer } from "#testing/test-server.ts";
import { postMaker } from "../server/blog-test-posts.ts";
import {
  blogQuery,
  categoriesQuery,
  latestPostsQuery,
  postQuery,
  relatedPostsQuery,
  tagsQuery,
} from "./blog.queries.ts";

const server = await testServer();
const asked: string[] = [];

/** The client as a rendered page has it: without a network between, so that nobody follows a 301 for it. */
function clientOf(answer?: () => Response) {
  return new Api({
    language: "en",
    base: "",
    checkoutBase: "",
    tokens: null,
    onSignedOut: () => {},
    transport: async (url, init) => {
      asked.push(url.replace(/[?&]_t=\d+/, ""));
      if (answer) return answer();
      const headers = init.headers as Record<string, string>;
      const { statusCode, body } = await server.app.inject({ method: "GET", url, headers });
      return new Response(body, { status: statusCode });
    },
  });
}
const run = <T>(query: ApiQuery<T>, api = clientOf()) => {
  asked.length = 0;
  return query.fetch(api);
};

beforeAll(async () => {
  const token = await server.signIn();
  const make = postMaker(server, () => token);
  for (const slug of ["a", "b", "c", "d"]) await make(slug, { category: "racing", tags: "drift" });
  const { id } = await make("old", { category: "garage" });
  const translations = { en: { slug: "new-en" }, cs: { slug: "new-cs" } };
  await server.call(`PATCH /blog/${id}`, { token, body: { translations } });
});

describe("the blog's reads make the spec's calls", () => {
  test("a page of nine, with its filters", async () => {
    expect((await run(blogQuery({ page: 1 }))).pagination).toMatchObject({
      limit: 9,
      total: 5,
      totalPages: 1,
    });
    expect(asked).toEqual(["/api/blog?page=1&limit=9"]);
    const filtered = await run(blogQuery({ page: 2, category: "racing", tag: "drift" }));
    expect(filtered.posts).toEqual([]);
    expect(asked).toEqual(["/api/blog?page=2&limit=9&category=racing&tag=drift"]);
  });

  test("the latest posts", async () => {
    expect(await run(latestPostsQuery(3))).toHaveLength(3);
    expect(asked).toEqual(["/api/blog?limit=3"]);
  });

  test("three related posts without the one they are related to", async () => {
    const related = await run(relatedPostsQuery("racing", "c-en"));
    expect(related.map(({ slug }) => slug)).toEqual(["d-en", "b-en", "a-en"]);
  });

  test("a category with fewer is filled up with the latest others: a related post is never a lonely one", async () => {
    const related = await run(relatedPostsQuery("garage", "new-en"));
    expect(related.map(({ slug }) => slug)).toEqual(["d-en", "c-en", "b-en"]);
  });

  test("categories and tags, which stay fresh for good", async () => {
    expect(await run(categoriesQuery)).toEqual([
      { category: "garage", post_count: 1 },
      { category: "racing", post_count: 4 },
    ]);
    expect(await run(tagsQuery)).toEqual([{ name: "drift", count: 4 }]);
    expect([categoriesQuery.staleTime, tagsQuery.staleTime]).toEqual([Infinity, Infinity]);
  });
});

describe("one post", () => {
  test("a former slug leads to the post with its current one", async () => {
    expect(await run(postQuery("old-en"))).toMatchObject({ slug: "new-en", title: "old in en" });
    expect(asked).toEqual(["/api/blog/old-en", "/api/blog/new-en"]);
  });

  test("an unknown one, and an answer without an id, are not found", async () => {
    expect(await run(postQuery("none")).catch(isNotFound)).toBe(true);
    for (const body of ["{}", "null", '{"id":0}']) {
      const failed = await run(
        postQuery("a-en"),
        clientOf(() => new Response(body)),
      ).catch((error) => error);
      expect(isNotFound(failed)).toBe(true);
    }
  });
});
