import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { FastifyInstance } from "fastify";
import type {
  createRequestHandler,
  matchRoutes,
  Params,
  RequestHandler,
  RouteObject,
  ServerBuild,
} from "react-router";
import { ByteCache } from "#kit/server/response-cache/byte-cache.ts";
import { isUnlisted, type PageRules, rulesOf } from "#kit/web/page-rules.ts";
import type { BuiltStyles, renderingOf } from "../../entry.server.tsx";
import { builtParts, CLIENT_APPS, type ClientApp, type FindParts } from "./client-apps.ts";

/** React Router's handler of a build, made once for it, with what `src/entry.server.tsx` exports beside it. */
export interface PageBuild {
  handle: RequestHandler;
  renderingOf: typeof renderingOf;
  /** None in development, where Vite serves all parts of a page. */
  builtStyles: BuiltStyles | undefined;
  /** What the page at this path is, as its routes say. */
  pageAt: (pathname: string) => Page;
  /** The paths that search engines leave alone: how each begins, as far as it is the same for all. */
  unlisted: string[];
  /** What the document of an app asks for. */
  partsOf: FindParts;
}

export interface Page {
  rules: ReturnType<typeof rulesOf>;
  /** What its address names: `slug` of `/car/:slug`. */
  params: Params;
  /** How the page's address is written; null where there is no page. */
  address: string | null;
  /** Draws the page; undefined where the server renders it. */
  app?: ClientApp;
  /** The page's module in that app. */
  file?: string | undefined;
}

export interface PageBuilds {
  load: () => Promise<PageBuild>;
  /** The one build; none in development, where each page may be of another. */
  built?: PageBuild;
}

type Entry = ServerBuild["entry"]["module"] &
  Pick<PageBuild, "renderingOf"> & {
    createRequestHandler: typeof createRequestHandler;
    matchRoutes: typeof matchRoutes;
  };

/** What is remembered of which page a path is, bytes. */
const MOST_REMEMBERED = 512 * 1024;
const REMEMBERED_BYTES = 200;

function pageBuild(
  build: ServerBuild,
  mode: "production" | "development",
  partsOf: FindParts,
  builtStyles?: BuiltStyles,
): PageBuild {
  const { renderingOf, createRequestHandler, matchRoutes } = build.entry.module as Entry;
  const routes = [...appRoutes(), ...routesOf(build)];
  const known = new ByteCache<Page>(MOST_REMEMBERED);
  const pageAt = (pathname: string) => {
    const remembered = known.get(pathname);
    if (remembered) return remembered;
    // As the router itself finds the page: in any case of letters, decoded, with a slash at the end or without.
    const matches = matchRoutes(routes, pathname) ?? [];
    const handles = matches.map(({ route }) => route.handle);
    const { params = {}, route } = matches.at(-1) ?? {};
    const address = route ? addressOf(route.path ?? "", params) : null;
    const page: Page = { ...handles.at(-1)?.drawnBy, params, address, rules: rulesOf(handles) };
    known.set(pathname, page, REMEMBERED_BYTES + 2 * pathname.length);
    return page;
  };
  const unlisted = unlistedPaths(routes);
  return { handle: createRequestHandler(build, mode), renderingOf, builtStyles, pageAt, unlisted, partsOf };
}

/** The one way to write an address that the router finds in any case of letters; keys are as they were given. */
function addressOf(path: string, params: Params): string | null {
  if (path.includes("*")) return null;
  const parts = path.split("/").filter(Boolean);
  const written = parts.map((part) => {
    if (!part.startsWith(":")) return part;
    const value = params[part.slice(1)] ?? "";
    return encodeURIComponent(part === ":slug" ? value.toLowerCase() : value);
  });
  return URL.parse(`http://site/${written.join("/")}`)?.pathname ?? null;
}

/** How the paths begin that search engines leave alone; those of the apps alone where no pages are given. */
export function unlistedPaths(routes: RouteObject[] = appRoutes()): string[] {
  const starts = allOf(routes)
    .filter(({ path, handle }) => path && isUnlisted(handle ?? {}))
    .map(({ path = "" }) => `/${path.replace(/^\//, "")}`)
    // What ends with parameters is left alone as a whole; one in the middle may be anything.
    .map((path) => path.replace(/(?:\/[:*][^/]*)+$/, "/").replaceAll(/:[^/]+/g, "*"))
    .sort();
  // The shorter one closes what it begins.
  return starts.filter((start, at) => !starts.slice(0, at).some((shorter) => start.startsWith(shorter)));
}

function allOf(routes: RouteObject[]): RouteObject[] {
  return routes.flatMap((route) => [route, ...allOf(route.children ?? [])]);
}

const appRoutes = () => CLIENT_APPS.flatMap(routesOfApp);

/** An app's routes, each with the rules of all of it. */
function routesOfApp(app: ClientApp): RouteObject[] {
  return app.routes.map(({ path, file, handle }) => ({
    path,
    handle: { ...app.rules, ...handle, drawnBy: { app, file } },
  }));
}

/** The routes below one, or all, as the router's matching takes them. */
function routesOf(build: ServerBuild, parent?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route) => {
    if (!route || route.parentId !== parent) return [];
    const { id, path, index, caseSensitive, module } = route;
    const own = { id, path, caseSensitive, handle: module.handle as PageRules | undefined };
    return [index ? { ...own, index: true as const } : { ...own, children: routesOf(build, id) }];
  });
}

/** The pages as `npm run build` made them. Throws where they were not built. */
export async function builtPages(root: string): Promise<PageBuilds> {
  const file = join(root, "build/server/index.js");
  if (!existsSync(file)) throw new Error("The pages are not built: run npm run build");
  const build = (await import(pathToFileURL(file).href)) as ServerBuild;
  const loaded = pageBuild(
    build,
    "production",
    builtParts(root),
    builtStylesOf(build, join(root, "build/client")),
  );
  return { load: async () => loaded, built: loaded };
}

/** The style sheets that any route names; the router marks what code that comes later has, too, with a `#`. */
function builtStylesOf({ assets }: ServerBuild, folder: string): BuiltStyles {
  const hrefs = new Set(Object.values(assets.routes).flatMap((route) => route?.css ?? []));
  return {
    sheets: new Map(
      [...hrefs].map((href) => [href, readFileSync(join(folder, href.replace(/#$/, "")), "utf8")]),
    ),
  };
}

/** The pages from their sources, with hot reload, through Vite in this process. */
export async function developedPages(app: FastifyInstance, root: string): Promise<PageBuilds> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root,
    appType: "custom",
    server: { middlewareMode: true, hmr: { server: app.server } },
  });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", async (request, reply) => {
    if (request.url.startsWith("/api") || request.url.startsWith("/media/")) return;
    await new Promise<void>((resolve, reject) => {
      reply.raw.once("close", resolve);
      vite.middlewares(request.raw, reply.raw, (error: unknown) => (error ? reject(error) : resolve()));
    });
    if (reply.raw.writableEnded || reply.raw.headersSent) reply.hijack();
  });
  const load = async () => {
    const build = (await vite.ssrLoadModule("virtual:react-router/server-build")) as unknown as ServerBuild;
    // Hot reload of React's parts is the router's: its runtime comes before every module.
    const hot = ["/@vite/client", build.assets.hmr?.runtime ?? ""];
    const partsOf: FindParts = ({ entry }) => ({ scripts: [...hot, `/${entry}`], styles: [], preloads: [] });
    return pageBuild(build, "development", partsOf);
  };
  return { load };
}
