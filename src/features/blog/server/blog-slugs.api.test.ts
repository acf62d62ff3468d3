import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";
import { blogPosts } from "./blog.table.ts";
import { postBody, postMaker } from "./blog-test-posts.ts";

const server = await testServer();
let token = "";
const make = postMaker(server, () => token);
const check = async (query: string) => (await server.call(`GET /blog/check-slug?${query}`, { token })).body;
const change = (id: number, en: string, cs = en) =>
  server.call(`PATCH /blog/${id}`, { token, body: { translations: { en: { slug: en }, cs: { slug: cs } } } });

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  await server.services.db.delete(blogPosts);
});

describe("GET /blog/{slug}", () => {
  test("answers the other language's text, said to be so, where the asked one has none (15.D)", async () => {
    const texts = (language: string, content: string) => ({ slug: `one-${language}`, title: "One", content });
    const add = (en: string, cs: string) =>
      server.call("POST /blog", {
        token,
        body: { translations: { en: texts("en", en), cs: texts("cs", cs) } },
      });
    const read = async () => {
      const [en, cs] = [
        (await server.call("GET /blog/one-en", { language: "en" })).body,
        (await server.call("GET /blog/one-cs", { language: "cs" })).body,
      ];
      return [en, cs].map(({ content, content_language }) => [content, content_language]);
    };
    const { body } = await add("<p> </p>", "<p>Jen česky</p>");
    expect(await read()).toEqual([
      ["<p>Jen česky</p>", "cs"],
      ["<p>Jen česky</p>", "cs"],
    ]);
    await server.call(`DELETE /blog/${body.id}`, { token });
    await add("<p>English only</p>", "");
    expect(await read()).toEqual([
      ["<p>English only</p>", "en"],
      ["<p>English only</p>", "en"],
    ]);
  });

  test("answers posts whose slugs have underscores", async () => {
    await make("drift_taxi");
    expect((await server.call("GET /blog/drift_taxi-en")).body.title).toContain("drift_taxi");
    expect((await check("slug=drift_taxi-en")).isUnique).toBe(false);
    expect((await check("slug=drift_bus")).isUnique).toBe(true);
  });

  test("answers the post of a slug in either language, in the asked language, with both slugs", async () => {
    await make("drift");
    for (const slug of ["drift-en", "drift-cs"]) {
      for (const language of ["en", "cs"] as const) {
        const { status, body, headers } = await server.call(`GET /blog/${slug}`, { language });
        expect(status).toBe(200);
        expect(headers["content-language"]).toBe(language);
        expect(body).toMatchObject({
          slug: `drift-${language}`,
          title: `drift in ${language}`,
          content: `<p>Text ${language}</p>`,
          slugs: { en: "drift-en", cs: "drift-cs" },
          author_name: "Admin",
        });
        expect(body).not.toHaveProperty("translations");
      }
    }
  });

  test("hides drafts and coming posts from visitors and shows them to the team", async () => {
    await make("draft", { is_active: false });
    await make("coming", { published_date: "2099-01-01" });
    for (const slug of ["draft-en", "coming-cs"]) {
      expect((await server.call(`GET /blog/${slug}`)).status).toBe(404);
      expect((await server.call(`GET /blog/${slug}`, { token })).status).toBe(200);
    }
  });

  test.each([
    "no-such-post",
    "categories",
    "images",
    "DRIFT-EN",
    "..%2f..%2fetc%2fpasswd",
    "%00",
    "drift-en%00",
    "%27%20OR%201%3D1--",
    "%3Cscript%3Ealert(1)%3C%2Fscript%3E",
    "drift--en",
    "x".repeat(200),
  ])("answers 404 for %s", async (slug) => {
    await make("drift");
    const answer = await server.call(`GET /blog/${slug}`, { language: "cs" });
    expect(answer).toMatchObject({ status: 404, body: { code: "NOT_FOUND", message: "Nenalezeno." } });
  });

  test("a former slug answers 301 to the current one of the asked language, through all changes", async () => {
    const { id } = await make("first");
    await change(id, "second-en", "second-cs");
    await change(id, "third-en", "third-cs");
    for (const former of ["first-en", "first-cs", "second-en"]) {
      const answer = await server.call(`GET /blog/${former}`, { language: "cs" });
      expect(answer).toMatchObject({ status: 301, body: { code: "MOVED", slug: "third-cs" } });
      expect(answer.headers.location).toBe("/api/blog/third-cs");
    }
    expect((await server.call("GET /blog/first-en", { language: "en" })).headers.location).toBe(
      "/api/blog/third-en",
    );
    expect((await server.call("GET /blog/third-cs")).status).toBe(200);
  });

  test("a former slug of a draft gives nothing away", async () => {
    const { id } = await make("first", { is_active: false });
    await change(id, "second-en");
    const answer = await server.call("GET /blog/first-en");
    expect([answer.status, answer.headers.location]).toEqual([404, undefined]);
  });

  test("a post can take its former slug back", async () => {
    const { id } = await make("first");
    await change(id, "second-en");
    expect((await change(id, "first-en")).status).toBe(200);
    expect((await server.call("GET /blog/first-en")).status).toBe(200);
    expect((await server.call("GET /blog/second-en")).headers.location).toBe("/api/blog/first-en");
  });
});

describe("one address space for both languages", () => {
  test("one post may use one slug in both languages", async () => {
    await make("x", {}, { slug: "drift-matsuri" });
    expect((await server.call("GET /blog/drift-matsuri", { language: "cs" })).body.slugs).toEqual({
      en: "drift-matsuri",
      cs: "drift-matsuri",
    });
  });

  test("a slug of another post, in the other language or given up, is 409 and nothing is stored", async () => {
    const { id } = await make("taken");
    await change(id, "current-en", "current-cs");
    const body = postBody("new");
    for (const slug of ["current-en", "current-cs", "taken-en"]) {
      const translations = { ...(body.translations as object), cs: { slug, title: "New" } };
      const refused = await server.call("POST /blog", {
        token,
        language: "cs",
        body: { ...body, translations },
      });
      expect(refused).toMatchObject({
        status: 409,
        body: {
          code: "CONFLICT",
          message: "Tento URL slug už patří jinému příspěvku",
          errors: [{ path: "translations.cs.slug" }],
        },
      });
    }
    expect(await server.services.db.$count(blogPosts)).toBe(1);
    expect((await check("slug=new-en")).isUnique).toBe(true);
  });

  test("of many that claim one slug at once, one gets it", { tags: "both-databases" }, async () => {
    const claims = Array.from({ length: 6 }, () =>
      server.call("POST /blog", { token, body: postBody("race", {}, { slug: "race" }) }),
    );
    const statuses = (await Promise.all(claims)).map((answer) => answer.status);
    expect(statuses.sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(await server.services.db.$count(blogPosts)).toBe(1);
  });

  test("deleting a post frees its slugs, former ones too", async () => {
    const { id } = await make("first");
    await change(id, "second-en");
    await server.call(`DELETE /blog/${id}`, { token });
    for (const slug of ["first-en", "first-cs", "second-en"]) {
      expect(await check(`slug=${slug}`)).toEqual({ isUnique: true });
    }
  });
});

describe("GET /blog/check-slug", () => {
  test("a slug is free unless another post has or had it in either language", async () => {
    const { id } = await make("first");
    await change(id, "second-en", "second-cs");
    for (const slug of ["second-en", "second-cs", "first-en"]) {
      expect(await check(`slug=${slug}&language=cs`)).toEqual({ isUnique: false });
      expect(await check(`slug=${slug}&language=en&exclude=${id}`)).toEqual({ isUnique: true });
      expect(await check(`slug=${slug}&exclude=${id + 1}`)).toEqual({ isUnique: false });
    }
    expect(await check("slug=third&language=en")).toEqual({ isUnique: true });
  });

  test.each([
    "categories",
    "tags",
    "check-slug",
    "id",
    "images",
    "Upper",
    "a%20b",
    "a--b",
    "%C4%8Daj",
    "a%00",
  ])("%s is never free", async (slug) => {
    expect(await check(`slug=${slug}&language=en`)).toEqual({ isUnique: false });
  });

  test.each(["", "slug=a&language=de", "slug=a&exclude=x", "slug=a&exclude=1%20or%201=1"])(
    "?%s is 400",
    async (query) => {
      expect((await server.call(`GET /blog/check-slug?${query}`, { token })).status).toBe(400);
    },
  );
});
