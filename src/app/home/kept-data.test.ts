import type { QueryClient } from "@tanstack/react-query";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Api } from "#kit/web/api/api.ts";
import type { ApiQuery } from "#kit/web/api/queries.ts";

const MINUTE = 60_000;

// The cache keeps what nobody shows for a time in a browser only.
vi.stubGlobal("window", globalThis);
vi.stubGlobal("document", {});
vi.resetModules();
const { Api: Client } = await import("#kit/web/api/api.ts");
const { newQueryClient } = await import("#kit/web/page.tsx");
const { optionsOf } = await import("#kit/web/api/queries.ts");
const { settingsQuery } = await import("#features/settings/web/settings.queries.ts");
const { achievementStatsQuery } = await import(
  "#features/achievement-stats/web/achievement-stats.queries.ts"
);
const { categoriesQuery, tagsQuery } = await import("#features/blog/web/blog.queries.ts");

let asked: string[];
let api: Api;
let client: QueryClient;

beforeEach(() => {
  vi.useFakeTimers();
  asked = [];
  client = newQueryClient();
  api = new Client({
    transport: async (_, init) => {
      asked.push((init.headers as Record<string, string>)["accept-language"] ?? "");
      return new Response("[]");
    },
    language: "en",
    base: "",
    checkoutBase: "",
    tokens: null,
    onSignedOut: () => {},
  });
});
afterEach(() => vi.useRealTimers());
afterAll(() => vi.unstubAllGlobals());

/** A page that shows the data is opened and left again. */
const visit = (query: ApiQuery<unknown>, language: "en" | "cs" = "en") =>
  client.fetchQuery(optionsOf(query, api, language));

test.each([
  ["settings", settingsQuery],
  ["stats", achievementStatsQuery],
])(
  "%s are kept for 30 minutes in each language, also while no page shows them, and asked for anew after",
  async (_, query) => {
    await visit(query);
    await vi.advanceTimersByTimeAsync(29 * MINUTE + 59_000);
    await visit(query);
    expect(asked).toEqual(["en"]);
    await visit(query, "cs");
    expect(asked).toEqual(["en", "cs"]);
    await vi.advanceTimersByTimeAsync(1_000);
    await visit(query);
    expect(asked).toEqual(["en", "cs", "en"]);
    await visit(query, "cs");
    expect(asked).toEqual(["en", "cs", "en"]);
  },
);

test("the blog's categories and tags are asked for once, however long the visit", async () => {
  for (let hour = 0; hour < 5; hour++) {
    await visit(categoriesQuery);
    await visit(tagsQuery);
    await vi.advanceTimersByTimeAsync(60 * MINUTE);
  }
  expect(asked).toHaveLength(2);
});
