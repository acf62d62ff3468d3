import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { PublicEvent } from "../../events.content.ts";
import { EventCard } from "./event-card.tsx";

const event = {
  id: 1,
  date: "2026-05-09",
  event_type: "world",
  title: "Matsuri",
  location: "Ebisu, Japan",
  description: "A week on seven tracks.",
  image_path: null,
  event_url: "https://example.com/matsuri",
  slug: "matsuri-1",
} as unknown as PublicEvent;

test("a card has the long date, the world's mark, title, place, description and the way on", () => {
  const html = staticPage(<EventCard event={event} />);
  for (const part of [
    "9 May 2026",
    "WORLD EVENT",
    "Matsuri",
    "Ebisu",
    "A week on seven tracks.",
    "More Info",
  ])
    expect(html).toContain(part);
  expect(html).toContain('href="/event/matsuri-1"');
  expect(staticPage(<EventCard event={event} />, { language: "cs" })).toMatch(
    /9\. května 2026.*SVĚTOVÁ AKCE|SVĚTOVÁ AKCE.*9\. května 2026/s,
  );
});

test("a card of an event of two days has both, in the long form of either language", () => {
  const weekend = { ...event, end_date: "2026-05-10" };
  expect(staticPage(<EventCard event={weekend} />)).toContain("9–10 May 2026");
  expect(staticPage(<EventCard event={weekend} />, { language: "cs" })).toContain("9.–10. května 2026");
});
