import { afterEach, expect, test, vi } from "vitest";
import { newQueryClient } from "../page.tsx";
import { dehydrated, type PageState, pageStateText, readPageState } from "./page-state.ts";

afterEach(() => {
  // In the reverse order of their making: what is stubbed later holds what was faked before.
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** What a server makes of a read at this moment. */
async function renderedAt(time: string, read: () => Promise<unknown>): Promise<string> {
  vi.useFakeTimers({ now: new Date(time) });
  const client = newQueryClient();
  await client.prefetchQuery({ queryKey: ["cars"], queryFn: read, retry: false });
  return pageStateText({ language: "cs", queries: dehydrated(client) } as PageState);
}

/** What a browser makes of it that came to the page so. */
function readIn(text: string, type: string): PageState {
  vi.stubGlobal("document", { getElementById: () => ({ textContent: text }) });
  vi.stubGlobal("performance", { getEntriesByType: () => [{ type }] });
  return readPageState();
}

test("the same content makes the same bytes at any time, a failed read too", async () => {
  for (const read of [async () => [{ name: "S15" }], () => Promise.reject(new Error("away"))]) {
    const one = await renderedAt("2026-05-01T10:00:00Z", read);
    expect(await renderedAt("2026-05-01T10:00:07Z", read)).toBe(one);
  }
});

test("data of a page that has just come is as of now, and of one that was gone back to old", async () => {
  const text = await renderedAt("2026-05-01T10:00:00Z", async () => [{ name: "S15" }]);
  vi.setSystemTime(new Date("2026-05-01T12:00:00Z"));
  const [fresh] = readIn(text, "navigate").queries?.queries ?? [];
  expect(fresh?.state).toMatchObject({ data: [{ name: "S15" }], dataUpdatedAt: Date.now() });
  const [old] = readIn(text, "back_forward").queries?.queries ?? [];
  expect(old?.state).toMatchObject({ data: [{ name: "S15" }], dataUpdatedAt: Date.now() - 3_600_000 });
});
