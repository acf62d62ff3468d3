import { QueryClient } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { Api } from "./api.ts";
import { type ApiQuery, optionsOf, prefetchOnce, publicQuery } from "./queries.ts";

const api = new Api({
  transport: async () => new Response("[]"),
  language: "en",
  base: "",
  checkoutBase: "",
  tokens: null,
  onSignedOut: () => {},
});

test("each language has its own data", () => {
  const query: ApiQuery<string> = { key: ["a"], fetch: async () => "x" };
  expect(optionsOf(query, api, "cs").queryKey).not.toEqual(optionsOf(query, api, "en").queryKey);
});

test("a query asks in the language of its key, whatever the client speaks", async () => {
  const query: ApiQuery<string> = { key: ["a"], fetch: async (asked) => asked.language };
  const { queryFn } = optionsOf(query, api, "cs");
  expect(await queryFn({ signal: new AbortController().signal })).toBe("cs");
});

test("the server asks once, however often the browser would", async () => {
  let asked = 0;
  const query: ApiQuery<string> = {
    key: ["busy"],
    retry: () => true,
    retryDelay: 1,
    fetch: async () => {
      asked++;
      throw new Error("busy");
    },
  };
  const client = new QueryClient();
  await prefetchOnce(client, api, "en", [query]);
  expect(asked).toBe(1);
  expect(client.getQueryState(["en", "busy"])?.status).toBe("error");
});

test("what pages only show comes without the other language's texts, wherever they stand", async () => {
  const photo = { id: 2, description: "Rear", translations: { en: { description: "Rear" } } };
  const car = { id: 1, tags: ["a"], slug: null, translations: { en: {}, cs: {} }, photos: [photo] };
  const query = publicQuery({ key: ["cars"], fetch: async () => [car] });
  expect(await query.fetch(api)).toEqual([
    { id: 1, tags: ["a"], slug: null, photos: [{ id: 2, description: "Rear" }] },
  ]);
});
