import type { FastifyInstance, FastifyRequest } from "fastify";
import { type EventType, eventTypeOf } from "#features/events/event-types.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Answers } from "#kit/server/answers.ts";
import type { Context, Services } from "#kit/server/context.ts";
import { pageLanguage } from "../request-language.ts";
import { webManifest } from "./manifest.ts";
import { sitemap } from "./sitemap.ts";
import { visitor } from "./visitor.ts";

interface Document {
  path: string;
  type: string;
  make: (context: Context, type?: EventType) => Promise<string> | string;
  /** Where the address tells the language. */
  language?: Language;
  /** True where `?type=` asks for the events of one type. */
  ofType?: true;
}

/** Their libraries are loaded when somebody asks. */
const atomFeed = async (context: Context) => (await import("./feed.ts")).atomFeed(context);
const eventsCalendar = async (context: Context, type?: EventType) =>
  (await import("./calendar.ts")).eventsCalendar(context, type);

const DOCUMENTS: Document[] = [
  { path: "/robots.txt", type: "text/plain; charset=utf-8", make: robots },
  { path: "/sitemap.xml", type: "application/xml; charset=utf-8", make: sitemap },
  { path: "/feed.cs.xml", type: "application/atom+xml; charset=utf-8", make: atomFeed, language: "cs" },
  { path: "/feed.en.xml", type: "application/atom+xml; charset=utf-8", make: atomFeed, language: "en" },
  { path: "/events.ics", type: "text/calendar; charset=utf-8", make: eventsCalendar, ofType: true },
  { path: "/site.webmanifest", type: "application/manifest+json", make: webManifest },
];

/** What machines read: robots, sitemap, feeds, calendar and manifest, kept ready like pages. */
export function registerDocuments(app: FastifyInstance, services: Services, answers: Answers): void {
  for (const { path, type, make, language, ofType } of DOCUMENTS) {
    app.get(path, { schema: { hide: true } }, async (request, reply) => {
      const spoken = language ?? pageLanguage(request, services.config);
      const context = contextOf(request, spoken);
      const { type: asked } = request.query as { type?: string };
      const eventType = (ofType && eventTypeOf(String(asked))) ?? undefined;
      const key = `document ${path} ${context.origin} ${spoken} ${eventType ?? ""}`;
      return answers.replyWith(key, request, reply, async () => ({
        status: 200,
        headers: { "content-type": type, "content-language": spoken, "cache-control": "public, max-age=300" },
        body: await make(context, eventType),
      }));
    });
  }

  function contextOf(request: FastifyRequest, language: Language): Context {
    return visitor(services, language, services.ownAddress.of(request));
  }
}

function robots({ origin }: Context): string {
  const closed = [
    "/admin",
    "/api/",
    "/cart",
    "/checkout",
    "/login",
    "/order/",
    "/preview",
    "/test-payment/",
  ].map((path) => `Disallow: ${path}`);
  return ["User-agent: *", ...closed, `Sitemap: ${origin}/sitemap.xml`, ""].join("\n");
}
