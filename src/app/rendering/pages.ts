import { randomBytes } from "node:crypto";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { languageOfOrderPage } from "#features/customer-order/server/index.ts";
import { isLanguage, type Language } from "#kit/contract/language/language.ts";
import { languageCookie } from "#kit/contract/language/language-cookie.ts";
import { withLanguage } from "#kit/contract/language/page-address.ts";
import type { Config } from "#kit/server/config/config.ts";
import type { Services } from "#kit/server/context.ts";
import { IN_PROCESS } from "#kit/server/http/request-id.ts";
import { languageHosts } from "#kit/server/own-address/language-hosts.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import type { ResponseCache } from "#kit/server/response-cache/response-cache.ts";
import { Turns } from "#kit/server/turns.ts";
import type { Transport } from "#kit/web/api/api.ts";
import type { PageState } from "#kit/web/document/page-state.ts";
import { contentSecurityPolicy, type Inlined } from "../http/content-security.ts";
import { pageLanguage, storedLanguage } from "../http/request-language.ts";
import { clientDocument } from "./client-apps.ts";
import type { Page, PageBuild, PageBuilds } from "./page-builds.ts";

/** Rendering is limited by the processor: more at a time would not end sooner, and would delay all other answers. */
const RENDERS = { atOnce: 2, perAddress: 60, inAll: 400 };

/** What a request asks for, read in the same way as the router reads it in the browser. */
interface Asked {
  pathname: string;
  /** `?` and all that was sent. */
  query: string;
  /** `?` and what the page is made of; for pages that are not kept all that was sent. */
  search: string;
  /** What the address asks for by `?lang=`. */
  lang: Language | null;
  /** All that was sent. */
  given: URLSearchParams;
  language: Language;
  page: Page;
}

/** The page is elsewhere. It is not kept, for everybody goes there with the parameters of their own. */
class Moved extends Error {
  readonly status: number;
  readonly location: string;

  constructor(status: number, location: string) {
    super("A page is elsewhere");
    this.status = status;
    this.location = location;
  }

  withRest(given: URLSearchParams): string {
    const { pathname, searchParams } = new URL(this.location, "http://site");
    for (const [name, value] of given) if (!searchParams.has(name)) searchParams.append(name, value);
    return pathname + (searchParams.size > 0 ? `?${searchParams}` : "");
  }
}

/** Renders every path that is no API, no media and no file: pages for visitors, kept ready; the documents of the apps. */
export function registerPages(
  app: FastifyInstance,
  builds: PageBuilds,
  {
    responseCache,
    services: { config, db, ownAddress },
  }: { responseCache: ResponseCache; services: Pick<Services, "config" | "db" | "ownAddress"> },
): void {
  const turns = new Turns(RENDERS);

  /** The page and all that it is made of: it is rendered of nothing else. */
  const keyOf = (asked: Asked, origin: string): string | null =>
    isCacheable(asked) ? `page ${origin} ${asked.language} ${asked.pathname}${asked.search}` : null;

  const cacheKey = (request: FastifyRequest): string | null => {
    const asked = builds.built && isPath(request.url) ? askedFor(request, builds.built, config) : null;
    return asked && keyOf(asked, ownAddress.of(request));
  };

  app.get("/*", { config: { cacheKey }, schema: { hide: true } }, async (request, reply) => {
    // Links that repeat such an address, the language switch's for one, would lead to the site that it names. Where
    // it leads to may be a page whose address is its key: this answer says it too.
    const moved = (address: string) =>
      reply
        .headers({
          "cache-control": "no-store",
          "x-robots-tag": "noindex",
          "referrer-policy": "no-referrer",
          "permissions-policy": "camera=()",
        })
        .redirect(address, 301);
    if (!isPath(request.url)) return moved(request.url.replace(/^[\\/]+/, "/"));
    const build = await builds.load();
    const asked = askedFor(request, build, config);
    if (!asked) return reply.callNotFound();
    const written = build.pageAt(asked.pathname.replace(/\/{2,}/g, "/")).address;
    if (written !== null && written !== asked.pathname) return moved(written + asked.query);
    const { rules, app: clientApp, file } = asked.page;
    const { isPersonal, isForTheTeam, usesCamera } = rules;
    const origin = ownAddress.of(request);
    reply.header("permissions-policy", usesCamera ? "camera=(self)" : "camera=()");
    if (isPersonal) reply.header("referrer-policy", "no-referrer");
    if (isForTheTeam || isPersonal) reply.header("x-robots-tag", "noindex");
    // The next page that is loaded whole is in the same language, with scripts or without.
    if (asked.lang) reply.header("set-cookie", languageCookie(asked.lang));
    else if (isPersonal && !storedLanguage(request)) {
      const own = await languageOfOrderPage({ config, db }, asked.page.params).catch(() => null);
      if (own && own !== asked.language)
        return reply
          .header("cache-control", "no-store")
          .redirect(withLanguage(asked.pathname + asked.search, own), 302);
    }
    if (clientApp) {
      const styleNonce = clientApp.writesStyles ? randomBytes(16).toString("base64") : undefined;
      if (builds.built)
        reply.header("content-security-policy", contentSecurityPolicy({ styleNonce }, config));
      const state = pageState(asked.language, origin);
      const parts = build.partsOf(clientApp, file);
      return reply
        .headers({ ...documentHeaders(asked.language), "cache-control": "no-store" })
        .send(clientDocument(clientApp, { state, parts, styleNonce }));
    }
    const address = clientNetwork(request.ip);
    const key = builds.built ? keyOf(asked, origin) : null;
    if (key !== null) {
      turns.join(address, key);
      const make = () =>
        turns.take(address, key, async () => {
          const { status, headers, html, inlined } = await render(build, request, asked, origin);
          if (headers.location) throw new Moved(status, headers.location);
          const policy = contentSecurityPolicy(inlined, config);
          return {
            status,
            headers: { ...headers, "content-security-policy": policy, "cache-control": "no-cache" },
            body: html,
          };
        });
      try {
        return await responseCache.replyWith(key, request, reply, make);
      } catch (error) {
        if (!(error instanceof Moved)) throw error;
        return reply.header("cache-control", "no-cache").redirect(error.withRest(asked.given), error.status);
      }
    }
    const { status, headers, html, inlined } = await turns.take(address, request.id, () =>
      render(build, request, asked, origin),
    );
    if (builds.built) reply.header("content-security-policy", contentSecurityPolicy(inlined, config));
    return reply.code(status).headers(headers).header("cache-control", "no-store").send(html);
  });

  const pageState = (language: Language, origin: string): PageState => ({
    language,
    site: siteAddresses(origin, config),
    ...(!config.SMTP_URL && { sendsNoMail: true as const }),
  });

  async function render(
    { handle, renderingOf, builtStyles }: PageBuild,
    request: FastifyRequest,
    { pathname, search, language }: Asked,
    origin: string,
  ): Promise<Rendered> {
    const state = pageState(language, origin);
    const report = (error: unknown) => request.log.error({ err: error }, "A page could not be rendered");
    const transport = inProcess(app, request);
    let inlined: Inlined = {};
    const onInlined = (scripts: string[], styles: string[]) => {
      inlined = { scripts, styles };
    };
    const context = renderingOf({ state, transport, report, builtStyles, onInlined });
    const page = new Request(origin + pathname + search, { headers: { accept: "text/html" } });
    const response = await handle(page, context);
    const location = response.headers.get("location");
    return {
      status: response.status,
      headers: {
        ...documentHeaders(language),
        "content-type": response.headers.get("content-type") ?? "text/html; charset=utf-8",
        ...(location && { location }),
      },
      html: await response.text(),
      inlined,
    };
  }
}

function documentHeaders(language: Language) {
  return {
    "content-type": "text/html; charset=utf-8",
    "content-language": language,
    vary: "Cookie, Origin, Accept-Encoding",
  };
}

/** Not the start of another site's address, as browsers read it. */
function isPath(url: string): boolean {
  return !/^\/[\\/]/.test(url);
}

/** Null for what is no page: data that the router could ask for by itself, and never does here. */
function askedFor(request: FastifyRequest, { pageAt }: PageBuild, config: Config): Asked | null {
  // Whose site is named before the path is not asked.
  const path = request.url.replace(/^\w+:\/\/[^/?#]*/, "").replace(/^(?!\/)/, "/");
  const address = URL.parse(`http://site${path}`);
  if (!address || address.pathname.endsWith(".data")) return null;
  const { pathname, searchParams } = address;
  const page = pageAt(pathname);
  const given = searchParams.get("lang");
  // A link of the team's mail changes nobody's back office.
  const isAsked = !page.rules.isForTheTeam || storedLanguage(request) === null;
  const lang = isLanguage(given) && isAsked ? given : null;
  const asked = {
    pathname,
    query: address.search,
    lang,
    given: searchParams,
    language: pageLanguage(request, config, lang),
    page,
  };
  if (!isCacheable(asked)) return { ...asked, search: address.search };
  const search = new URLSearchParams();
  for (const name of page.rules.parameters) {
    const value = searchParams.get(name);
    if (value !== null) search.set(name, value);
  }
  if (lang) search.set("lang", lang);
  return { ...asked, search: search.size > 0 ? `?${search}` : "" };
}

function isCacheable({ page: { rules } }: Pick<Asked, "page">): boolean {
  return !rules.isForTheTeam && !rules.isPersonal;
}

interface Rendered {
  status: number;
  headers: Record<string, string>;
  html: string;
  /** What we put into it. */
  inlined: Inlined;
}

function siteAddresses(origin: string, config: Config): PageState["site"] {
  return {
    origin,
    hosts: languageHosts(config),
    apiBase: config.API_URL ?? "",
    checkoutBase: config.CHECKOUT_URL ?? "",
    mediaBase: config.MEDIA_URL ?? "",
  };
}

/** The API without a network between. */
function inProcess(app: FastifyInstance, page: FastifyRequest): Transport {
  return async (url, init) => {
    const given = init.headers as Record<string, string>;
    const headers = { ...given, host: page.host, "x-request-id": page.id };
    const method = (init.method ?? "GET") as "GET";
    const response = await app.inject({ method, url, headers, remoteAddress: IN_PROCESS });
    return new Response(response.statusCode === 204 ? null : response.body, { status: response.statusCode });
  };
}
