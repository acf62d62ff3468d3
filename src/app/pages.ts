import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { isLanguage, type Language } from "#kit/contract/language.ts";
import type { Answers } from "#kit/server/answers.ts";
import type { Config } from "#kit/server/config.ts";
import type { Services } from "#kit/server/context.ts";
import type { DirectReads } from "#kit/server/http/direct-reads.ts";
import { IN_PROCESS } from "#kit/server/http/request-id.ts";
import type { Transport } from "#kit/web/api.ts";
import type { PageState } from "#kit/web/page-state.ts";
import { contentSecurityPolicy } from "./content-security.ts";
import type { PageBuilds } from "./page-builds.ts";
import { pageLanguage } from "./request-language.ts";

/** Pages whose address is the key to somebody's order: never kept, never found, never told to others. */
const PERSONAL = /^\/(order|test-payment)\//;

/** Renders every path that is no API, no media and no file: pages for visitors, kept ready; the back office's shell. */
export function registerPages(
  app: FastifyInstance,
  builds: PageBuilds,
  {
    answers,
    directReads,
    services: { config, ownAddress },
  }: { answers: Answers; directReads: DirectReads; services: Pick<Services, "config" | "ownAddress"> },
): void {
  app.get("/*", async (request, reply) => {
    // Links that repeat such an address, the language switch's for one, would lead to the site that it names.
    if (/^\/[\\/]/.test(request.url)) return reply.redirect(request.url.replace(/^[\\/]+/, "/"), 301);
    const language = pageLanguage(request, config);
    const origin = ownAddress.of(request);
    reply.header("permissions-policy", cameraPolicy(request.url));
    const isOffice = /^\/admin(\/|\?|$)/.test(request.url);
    const isPersonal = PERSONAL.test(request.url);
    if (isPersonal) reply.header("referrer-policy", "no-referrer");
    if (isForTheTeam(request.url) || isPersonal) reply.header("x-robots-tag", "noindex");
    if (isForTheTeam(request.url) || isPersonal || builds.development) {
      const nonce = isOffice ? randomBytes(16).toString("base64") : undefined;
      return answerPage(await render(request, language, origin, nonce), reply, nonce);
    }
    return answers.replyWith(`page ${origin} ${language} ${request.url}`, request, reply, async () => {
      const { status, headers, html, sheets } = await render(request, language, origin);
      return {
        status,
        headers: {
          ...headers,
          "content-security-policy": contentSecurityPolicy(html, config, { sheets }),
          "cache-control": "no-cache",
        },
        body: html,
      };
    });
  });

  function answerPage(
    { status, headers, html, sheets }: Rendered,
    reply: FastifyReply,
    nonce?: string,
  ): FastifyReply {
    if (!builds.development)
      reply.header("content-security-policy", contentSecurityPolicy(html, config, { nonce, sheets }));
    return reply.code(status).headers(headers).header("cache-control", "no-store").send(html);
  }

  async function render(
    request: FastifyRequest,
    language: Language,
    origin: string,
    styleNonce?: string,
  ): Promise<Rendered> {
    const { handle, renderingOf, brought: built } = await builds.load();
    const state: PageState = {
      language,
      site: siteAddresses(origin, config),
      ...(styleNonce && { styleNonce }),
    };
    const report = (error: unknown) => request.log.error({ err: error }, "A page could not be rendered");
    const transport = inProcess(app, directReads, request);
    const brought = isForTheTeam(request.url) ? undefined : built;
    const context = renderingOf({ state, transport, report, brought });
    const page = new Request(pageAddress(request.url, origin), { headers: { accept: "text/html" } });
    const response = await handle(page, context);
    const location = response.headers.get("location");
    return {
      status: response.status,
      headers: {
        "content-type": response.headers.get("content-type") ?? "text/html; charset=utf-8",
        "content-language": language,
        vary: "Cookie, Accept-Encoding",
        ...(location && { location }),
      },
      html: await response.text(),
      sheets: brought?.sheets,
    };
  }
}

/** The back office and its previews, which are rendered for whoever asks. */
function isForTheTeam(url: string): boolean {
  return /^\/(admin|preview)(\/|\?|$)/.test(url);
}

/** The whole address of a page; a path such as `//elsewhere` stays a path, and whose site it is is not asked. */
function pageAddress(url: string, origin: string): string {
  return origin + url.replace(/^\w+:\/\/[^/]*/, "").replace(/^(?!\/)/, "/");
}

/** The camera is for scanning vouchers, in the back office, and nowhere else. */
function cameraPolicy(url: string): string {
  return /^\/admin\/vouchers\/?(\?|$)/.test(url) ? "camera=(self)" : "camera=()";
}

interface Rendered {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** The style sheets that may stand in it. */
  sheets: ReadonlyMap<string, string> | undefined;
}

function siteAddresses(origin: string, config: Config): PageState["site"] {
  const { CZECH_URL, ENGLISH_URL } = config;
  return {
    origin,
    hosts: CZECH_URL && ENGLISH_URL ? { cs: CZECH_URL, en: ENGLISH_URL } : null,
    apiBase: config.API_URL ?? "",
    checkoutBase: config.CHECKOUT_URL ?? "",
    mediaBase: config.MEDIA_URL ?? "",
  };
}

/**
 * The API without a network between: public reads straight from what answers them, all other calls of a page's loader
 * as requests to the routes.
 */
function inProcess(app: FastifyInstance, directReads: DirectReads, page: FastifyRequest): Transport {
  return async (url, init) => {
    const given = init.headers as Record<string, string>;
    const method = (init.method ?? "GET") as "GET";
    const language = given["accept-language"];
    if (method === "GET" && isLanguage(language)) {
      const text = await directReads.read({ url, language, page });
      if (text !== null) return answered(text);
    }
    const headers = { ...given, host: page.host, "x-request-id": page.id };
    const response = await app.inject({ method, url, headers, remoteAddress: IN_PROCESS });
    return new Response(response.statusCode === 204 ? null : response.body, { status: response.statusCode });
  };
}

/** What the API's client reads of a response; a real one takes a stream to make and another to read. */
function answered(text: string): Response {
  return { ok: true, status: 200, text: async () => text } as Response;
}
