import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Api, type Transport } from "#kit/web/api/api.ts";
import { optionsOf } from "#kit/web/api/queries.ts";
import { newQueryClient, PageProviders } from "#kit/web/page.tsx";
import { BUILT_IN_SETTINGS } from "../setting-defaults.ts";
import { settingsQuery } from "./settings.queries.ts";
import { useSettings } from "./use-settings.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const site = { origin: "", hosts: null, apiBase: "", checkoutBase: "", mediaBase: "" };

function Shown() {
  const { settings, query } = useSettings();
  return `${query.status}: ${query.error?.message ?? settings.hero_title}`;
}

/** What a page shows after the settings' read with this transport, and when it was asked, in seconds. */
async function shownWith(transport: Transport) {
  const asked: number[] = [];
  const start = Date.now();
  const counted: Transport = (url, init) => {
    asked.push((Date.now() - start) / 1000);
    return transport(url, init);
  };
  const api = new Api({
    transport: counted,
    language: "en",
    base: "",
    checkoutBase: "",
    tokens: null,
    onSignedOut: () => {},
  });
  const client = newQueryClient();
  const reading = client.prefetchQuery(optionsOf(settingsQuery, api, "en"));
  await vi.advanceTimersByTimeAsync(60_000);
  await reading;
  const html = renderToStaticMarkup(
    <PageProviders api={api} client={client} state={{ language: "en", site }}>
      <Shown />
    </PageProviders>,
  );
  return { html, asked };
}

const answering =
  (status: number, body: unknown): Transport =>
  async () =>
    new Response(typeof body === "string" ? body : JSON.stringify(body), { status });

const DEFAULT = `success: ${BUILT_IN_SETTINGS.hero_title.value.en}`;

test("what the server answers is shown, asked for once", async () => {
  const translations = { en: { setting_value: "Louder" }, cs: { setting_value: "" } };
  const body = [{ setting_key: "hero_title", value: "", translations }];
  expect(await shownWith(answering(200, body))).toEqual({ html: "success: Louder", asked: [0] });
});

test("a busy or unreachable server is asked three times more, 2 s apart, then the defaults are shown", async () => {
  const busy = await shownWith(answering(429, { message: "Too many attempts." }));
  expect(busy).toEqual({ html: DEFAULT, asked: [0, 2, 4, 6] });
  const offline = await shownWith(() => Promise.reject(new TypeError("Failed to fetch")));
  expect(offline).toEqual({ html: DEFAULT, asked: [0, 2, 4, 6] });
});

test("any other failure falls back to the defaults at once", async () => {
  const answer = await shownWith(answering(503, { message: "Not available." }));
  expect(answer).toEqual({ html: DEFAULT, asked: [0] });
});

test("a refused sign-in and an answer that can't be read are shown", async () => {
  const unauthorized = await shownWith(answering(401, { message: "Unauthorized: please sign in." }));
  expect(unauthorized).toEqual({ html: "error: Unauthorized: please sign in.", asked: [0] });
  const unreadable = await shownWith(answering(200, "<html>"));
  expect(unreadable).toEqual({ html: "error: Failed to parse response.", asked: [0] });
});
