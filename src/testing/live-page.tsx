import { MantineProvider } from "@mantine/core";
import type { QueryClient } from "@tanstack/react-query";
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import userEvent, { type UserEvent } from "@testing-library/user-event";
import type { ReactNode } from "react";
import { createMemoryRouter, type RouteObject } from "react-router";
import { RouterProvider } from "react-router/dom";
import { expect, onTestFinished, vi } from "vitest";
import type { Language } from "#kit/contract/language/language.ts";
import { Api, type Transport } from "#kit/web/api/api.ts";
import { newQueryClient, PageProviders } from "#kit/web/page.tsx";

/** What a test's API says to one call: a body, or an answer of its own. */
type Said = unknown | ((asked: Asked) => unknown | Promise<unknown>);

export interface Asked {
  /** `GET /cars/falcon`, without query. */
  name: string;
  query: URLSearchParams;
  headers: Headers;
  /** The JSON that was sent, if it was. */
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of a body
  body: any;
}

/** The answer of a server that can't, with its reason. */
export const refused = (status: number, body: object = {}) => new Response(JSON.stringify(body), { status });

/** The text of an element as people read it: a no-break space is a space. */
export const textOf = (element: Element | null | undefined) =>
  (element?.textContent ?? "").replace(/\s+/g, " ").trim();

/** What the page says of a fault; waits for it. */
export async function faultSaid(): Promise<string> {
  const said = () => screen.queryAllByRole("alert").map(textOf).filter(Boolean);
  await waitFor(() => expect(said()).not.toEqual([]));
  return said().join(" ");
}

/** Answers what the page asks by `confirm` until the test ends; the questions so far. */
export function answerQuestions(answer = true): string[] {
  const questions: string[] = [];
  vi.stubGlobal("confirm", (question: string) => {
    questions.push(question);
    return answer;
  });
  onTestFinished(() => void vi.unstubAllGlobals());
  return questions;
}

interface Options {
  language?: Language;
  /** The path and query that the page is opened at. */
  url?: string;
  /** The path of the route, with its parameters. */
  path?: string;
  /** By call: `{ "GET /cars": [], "GET /cars/*": car }`. What a test does not name is not there. */
  answers?: Record<string, Said>;
  client?: QueryClient;
}

interface LivePage {
  user: UserEvent;
  /** Every call so far. */
  asked: Asked[];
  /** What the API says from now on. */
  answers: Record<string, Said>;
  /** Where the page is now. */
  address: () => string;
}

/**
 * A part of a page as a browser draws it, in a document without layout. It stands in what every page stands in; only the
 * network is the test's. Other pages that it leads to are empty.
 */
export function livePage(
  part: ReactNode,
  { language = "en", url = "/", path = "*", answers = {}, client = newQueryClient() }: Options = {},
): LivePage {
  const asked: Asked[] = [];
  const transport: Transport = async (address, init) => {
    const { pathname, searchParams } = new URL(address, "https://team.example");
    const name = `${init.method ?? "GET"} ${pathname.replace(/^\/api/, "")}`;
    const body = typeof init.body === "string" ? JSON.parse(init.body) : init.body;
    const call = { name, query: searchParams, headers: new Headers(init.headers), body };
    asked.push(call);
    const said = answers[name] ?? answers[`${name.slice(0, name.lastIndexOf("/"))}/*`];
    if (said === undefined) return refused(404, { message: `Nobody answers ${name}.` });
    const answer = typeof said === "function" ? await said(call) : said;
    return answer instanceof Response ? answer.clone() : new Response(JSON.stringify(answer));
  };
  const api = new Api({
    transport,
    language,
    base: "",
    checkoutBase: "",
    tokens: null,
    onSignedOut: () => {},
  });
  const site = { origin: "https://team.example", hosts: null, apiBase: "", checkoutBase: "", mediaBase: "" };
  const routes: RouteObject[] = [{ path, element: part }];
  if (path !== "*") routes.push({ path: "*", element: null });
  const router = createMemoryRouter(routes, { initialEntries: [url] });
  // Writes fail without a network instead of waiting for one, as in the apps (client-app.tsx).
  client.setDefaultOptions({ ...client.getDefaultOptions(), mutations: { networkMode: "always" } });
  render(
    <PageProviders api={api} client={client} state={{ language, site }}>
      <MantineProvider env="test">
        <RouterProvider router={router} />
      </MantineProvider>
    </PageProviders>,
  );
  onTestFinished(() => {
    cleanup();
    client.clear();
  });
  return {
    user: userEvent.setup(),
    asked,
    answers,
    address: () => router.state.location.pathname + router.state.location.search,
  };
}
