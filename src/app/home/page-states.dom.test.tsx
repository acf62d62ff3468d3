import { screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import AchievementsPage from "#features/achievements/web/achievements-page.tsx";
import { MilestonesSection } from "#features/achievements/web/milestones-section.tsx";
import EventsPage from "#features/events/web/events-page.tsx";
import { EventsSection } from "#features/events/web/events-section.tsx";
import GalleryPage from "#features/gallery/web/gallery-page.tsx";
import { GallerySection } from "#features/gallery/web/gallery-section.tsx";
import { SponsorsSection } from "#features/sponsors/web/sponsors-section.tsx";
import { TeamSection } from "#features/team-members/web/team-section.tsx";
import { type ContentType, schemasOf } from "#kit/contract/content/content-type.ts";
import { faultSaid, livePage, refused, textOf } from "#testing/live-page.tsx";
import { sampleAnswer } from "#testing/sample-answer.ts";
import { achievements, events, gallery, sponsors, teamMembers } from "../content/content-types.ts";

/** What a page says of its data: that they are on their way, that they failed, that there are none. */

interface Read {
  part: ReactNode;
  url?: string;
  content: ContentType;
  loaded: string;
  en: { failed: string; empty: string };
  cs: { failed: string; empty: string };
}

const said = (failed: string, empty: string) => ({ failed, empty });
const TEAM = {
  en: said("Failed to load team members", "No team members here yet"),
  cs: said("Nepodařilo se načíst členy týmu", "Zatím tu nejsou žádní členové týmu"),
};
const EVENTS = {
  en: said("Failed to load events data", "No upcoming team events"),
  cs: said("Nepodařilo se načíst události", "Žádné nadcházející akce týmu"),
};
const WORLD = {
  en: said("Failed to load events data", "No upcoming world events"),
  cs: said("Nepodařilo se načíst události", "Žádné nadcházející světové akce"),
};
const ACHIEVEMENTS = {
  en: said("Failed to load achievements data", "No achievements here yet"),
  cs: said("Nepodařilo se načíst úspěchy", "Zatím tu nejsou žádné úspěchy"),
};
const GALLERY = {
  en: said("Failed to load gallery", "No pictures here yet"),
  cs: said("Nepodařilo se načíst galerii", "Zatím tu nejsou žádné fotografie"),
};
const SPONSORS = {
  en: said("Failed to load sponsors", "No partners here yet"),
  cs: said("Nepodařilo se načíst partnery", "Zatím tu nejsou žádní partneři"),
};

const READS: Record<string, Read> = {
  "home: team": { part: <TeamSection />, content: teamMembers, loaded: "article", ...TEAM },
  "home: events": { part: <EventsSection />, content: events, loaded: "article", ...EVENTS },
  "home: milestones": {
    part: <MilestonesSection counters={null} />,
    content: achievements,
    loaded: "ol > li",
    ...ACHIEVEMENTS,
  },
  "home: gallery": { part: <GallerySection />, content: gallery, loaded: "li > a", ...GALLERY },
  "home: partners": { part: <SponsorsSection />, content: sponsors, loaded: "li a", ...SPONSORS },
  "the calendar": { part: <EventsPage />, content: events, loaded: "article", ...EVENTS },
  "the calendar of the world": {
    part: <EventsPage />,
    url: "/events-calendar?type=world",
    content: events,
    loaded: "article",
    ...WORLD,
  },
  "the gallery": { part: <GalleryPage />, content: gallery, loaded: "li a", ...GALLERY },
  "the timeline": { part: <AchievementsPage />, content: achievements, loaded: "ol > li", ...ACHIEVEMENTS },
};

const AGAIN = { en: "Try again", cs: "Zkusit znovu" };
const cases = Object.entries(READS).flatMap(([name, read]) =>
  (["en", "cs"] as const).map((language) => ({ name, read, language })),
);

test.each(cases)(
  "$name: loads, fails, loads on another try, and may be empty ($language)",
  async ({ read, language }) => {
    const { part, url = "/", content, loaded } = read;
    const call = `GET /${content.type}`;
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const next = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
    const record = sampleAnswer(schemasOf(content).record, {
      id: 7,
      date: next,
      year: 2020,
      type: url.includes("world") ? "world" : "our",
      width: 3,
      height: 2,
    });
    const { answers, user } = livePage(part, {
      language,
      url,
      answers: { [call]: () => held.then(() => refused(500)) },
    });
    expect(screen.getAllByRole("status")).not.toEqual([]);
    release();
    expect(await faultSaid()).toContain(read[language].failed);

    // The home page has its own way to show just so many pictures.
    answers[call] = Array.from({ length: 8 }, (_, i) => ({ ...record, id: i + 1 }));
    await user.click(screen.getAllByRole("button", { name: AGAIN[language] })[0] as HTMLElement);
    await expect.poll(() => document.querySelectorAll(loaded).length).toBeGreaterThan(0);

    livePage(part, { language, url, answers: { [call]: [] } });
    await expect.poll(() => textOf(document.body.lastElementChild)).toContain(read[language].empty);
  },
);
