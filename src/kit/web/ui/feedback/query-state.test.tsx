import type { UseQueryResult } from "@tanstack/react-query";
import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import { QueryState } from "./query-state.tsx";

type Answer = Partial<UseQueryResult<string[], Error>>;

/** The part's look for an answer; the fields that it does not read are left out. */
function look(answer: Answer, language: "en" | "cs" = "en"): string {
  const query = { data: undefined, error: null, isFetching: false, ...answer } as UseQueryResult<
    string[],
    Error
  >;
  return staticPage(
    <QueryState query={query} errorText="Failed to load events data" emptyText="No events">
      {(events) => <p>{events.join()}</p>}
    </QueryState>,
    { language },
  );
}

test("while data is on its way a spinner says so in the page's language", () => {
  expect(look({ isFetching: true })).toMatch(/<output.*Loading.*<\/output>/);
  expect(look({ isFetching: true }, "cs")).toContain("Načítá se");
});

test("a failed read shows the screen's text in place of content, with a way on", () => {
  const html = look({ error: new Error("secret") });
  expect(html).toMatch(/role="alert".*Failed to load events data.*<button.*Try again/);
  expect(html).not.toContain("secret");
  expect(look({ error: new Error("x") }, "cs")).toContain("Zkusit znovu");
});

test("an empty list has its text and, where a page gives one, a way on", () => {
  expect(look({ data: [] })).toContain("No events");
  const query = { data: [], error: null, isFetching: false } as unknown as UseQueryResult<string[], Error>;
  const html = staticPage(
    <QueryState query={query} errorText="" emptyText="No events" emptyAction={<a href="/">Home</a>}>
      {() => null}
    </QueryState>,
    { language: "en" },
  );
  expect(html).toMatch(/No events.*<a href="\/">Home/);
});

test("asking again shows the spinner, not the old error", () => {
  expect(look({ error: new Error("x"), isFetching: true })).toContain("<output");
});

test("data stays on screen when a later read fails", () => {
  expect(look({ data: ["Round 1"], error: new Error("x") })).toBe("<p>Round 1</p>");
});

test("an empty list shows its own text", () => {
  expect(look({ data: [] })).toContain("No events");
});
