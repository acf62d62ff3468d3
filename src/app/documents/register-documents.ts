import type { FastifyInstance, FastifyRequest } from "fastify";
import { type EventType, eventTypeOf } from "#features/events/index.ts";
import { settingTexts } from "#features/settings/server/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import type { Context, Services } from "#kit/server/context.ts";
import { programContext } from "#kit/server/program-context.ts";
import type { ResponseCache } from "#kit/server/response-cache/response-cache.ts";
import { pageLanguage } from "../http/request-language.ts";
import { sitemap } from "./sitemap.ts";

/** The paths of pages that search engines leave alone. */
export type UnlistedPaths = () => Promise<string[]>;

interface Asked {
  type: EventType | undefined;
  event: number | undefined;
  unlisted: UnlistedPaths;
}

interface Document {
  path: string;
  type: string;
  make: (context: Context, asked: Asked) => Promise<string> | string;
  /** Where the address tells the language, or `none` where it is for both. Else it is the visitor's, as of a page. */
  language?: Language | "none";
  /** True where `?type=` asks for the events of one type, `?event=` for one. */
  ofType?: true;
}

/** Their libraries are loaded when somebody asks. */
const atomFeed = async (context: Context) => (await import("./feed.ts")).atomFeed(context);
const eventsCalendar = async (context: Context, { type, event }: Asked) =>
  (await import("./calendar.ts")).eventsCalendar(context, { type, event });

const DOCUMENTS: Document[] = [
  { path: "/robots.txt", type: "text/plain; charset=utf-8", make: robots, language: "none" },
  { path: "/sitemap.xml", type: "application/xml; charset=utf-8", make: sitemap, language: "none" },
  { path: "/feed.cs.xml", type: "application/atom+xml; charset=utf-8", make: atomFeed, language: "cs" },
  { path: "/feed.en.xml", type: "application/atom+xml; charset=utf-8", make: atomFeed, language: "en" },
  { path: "/events.ics", type: "text/calendar; charset=utf-8", make: eventsCalendar, ofType: true },
  { path: "/site.webmanifest", type: "application/manifest+json", make: webManifest },
];

/** What machines read: robots, sitemap, feeds, calendar and manifest, kept ready like pages. */
export function registerDocuments(
  app: FastifyInstance,
  services: Services,
  responseCache: ResponseCache,
  unlisted: UnlistedPaths,
): void {
  for (const { path, type, make, language, ofType } of DOCUMENTS) {
    /** All that the document is made of. */
    const askedFor = (request: FastifyRequest) => {
      const spoken = language ?? pageLanguage(request, services.config);
      const { type: asked, event: id } = request.query as { type?: string; event?: string };
      const event = ofType && /^[1-9]\d{0,8}$/.test(String(id)) ? Number(id) : undefined;
      const eventType = (ofType && eventTypeOf(String(asked))) ?? undefined;
      const origin = services.ownAddress.of(request);
      const key = ["document", path, origin, spoken, eventType, event].join(" ");
      return { spoken, eventType, event, origin, key };
    };
    const headers = {
      "content-type": type,
      "cache-control": "public, max-age=300",
      // Shared caches give this answer to others. A visitor with another cookie may need another language.
      vary: language ? "Origin, Accept-Encoding" : "Cookie, Origin, Accept-Encoding",
    };
    const cacheKey = (request: FastifyRequest) => askedFor(request).key;
    app.get(path, { schema: { hide: true }, config: { cacheKey } }, async (request, reply) => {
      const { spoken, eventType, event, origin, key } = askedFor(request);
      return responseCache.replyWith(key, request, reply, async () => ({
        status: 200,
        headers: { ...headers, ...(spoken !== "none" && { "content-language": spoken }) },
        body: await make(visitor(services, spoken === "none" ? "en" : spoken, origin), {
          type: eventType,
          event,
          unlisted,
        }),
      }));
    });
  }
}

async function robots({ origin }: Context, { unlisted }: Asked): Promise<string> {
  const closed = ["/api/", ...(await unlisted())].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...closed, `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}

/** The web manifest: the site on a phone's home screen under the team's name. */
async function webManifest({ db, language }: Context): Promise<string> {
  const { team_name, hero_description } = await settingTexts(db, ["team_name", "hero_description"], language);
  return JSON.stringify({
    name: team_name,
    short_name: team_name,
    description: hero_description,
    lang: language,
    start_url: "/",
    display: "standalone",
    background_color: "#0d1013",
    theme_color: "#0d1013",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/favicon.svg", sizes: "any", type: "image/svg+xml" },
    ],
  });
}

/** A visitor's context for documents that are made from the same services as pages. */
function visitor(services: Services, language: Language, origin: string): Context {
  return { ...programContext(services, language), origin, user: null };
}
