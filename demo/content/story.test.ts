import { describe, expect, test } from "vitest";
import { achievementStats } from "./achievement-stats.ts";
import { achievements } from "./achievements.ts";
import { blog } from "./blog.ts";
import { cars } from "./cars.ts";
import { addDays, isInSeason, saturdayFrom, yearOf } from "./days.ts";
import { season } from "./event-words.ts";
import { events } from "./events.ts";
import { partnersPage } from "./partners-page.ts";
import { courseAndRideWords } from "./product-experiences.ts";
import { reviewsOn } from "./reviews.ts";
import { rideDays } from "./ride-days.ts";
import { settings } from "./settings.ts";
import { teamMembers } from "./team-members.ts";

/** The demo tells one story, whatever day a site is started on. */
const starts = ["2027-01-15", "2027-04-10", "2027-07-20", "2027-10-25", "2027-12-20"];
const COUNTED = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight"];
const people = teamMembers.map(({ translations }) => translations.en.name);
const words = (of: unknown) => JSON.stringify(of).toLowerCase();

test("five titles are five titles wherever they are counted", () => {
  const titles = achievements.filter(({ translations }) =>
    translations.en.title.startsWith("National champion"),
  );
  expect(achievementStats[0]?.value).toBe(String(titles.length));
  const badge = settings.find(({ setting_key }) => setting_key === "hero_badge");
  expect(badge?.translations.en.setting_value).toMatch(new RegExp(`^${COUNTED[titles.length]}-time`, "i"));
});

test("partners are promised the races that there are", () => {
  const races = (type: "our" | "world") =>
    season.filter((event) => event.type === type && event.isRace && event.isWeekend).length;
  expect(partnersPage.en.content).toContain(
    `Five rounds of the national championship and four European rounds`,
  );
  expect([races("our"), races("world")]).toEqual([5, 4]);
});

test("whatever day a site is started on, rides and courses are on no event's Saturday and none follows the farewell", () => {
  const started = Array.from({ length: 365 }, (_, days) => addDays("2027-01-01", days));
  const dates = new Set(started.flatMap(rideDays).map(({ date }) => date));
  const wrong = [...dates].filter((date) => {
    const saturdays = season.map(({ from }) => saturdayFrom(`${yearOf(date)}-${from}`));
    const farewell = saturdays[season.findIndex(({ key }) => key === "sosnova-farewell")] ?? "";
    return saturdays.includes(date) || date > farewell;
  });
  expect(wrong).toEqual([]);
});

describe.each(starts)("started on %s", (today) => {
  const year = yearOf(today);
  const garage = cars(today);

  test("each car of the season is driven by one of the team, and what it has won is what its race tells", () => {
    const ours = garage.filter(({ translations }) => translations.en.specs_4 === String(year));
    expect(ours).toHaveLength(3);
    for (const { translations } of ours) {
      const { specs_3: driver, results } = translations.en;
      expect(people).toContain(driver);
      const won = results.split("\n").filter((line) => !/^\d{4}/.test(line));
      expect(won.length).toBeGreaterThan(0);
      for (const line of won) {
        const place = line.split(":")[0] ?? "";
        const race = season.find(
          ({ isRace, type, en }) => isRace && type === "our" && en.location.includes(place),
        );
        expect(race?.en.done, line).toContain(driver.split(" ")[0]);
      }
    }
  });

  test("the taxi and its driver are the same on its page, on ride days and in the blog", () => {
    const taxi = garage.find(({ translations }) => translations.en.name === "Magnet 350Z");
    const driver = taxi?.translations.en.specs_3;
    const days = rideDays(today);
    for (const day of days.filter(({ kind }) => kind === "ride"))
      expect(day).toMatchObject({ cars: ["Magnet 350Z"], drivers: [driver] });
    for (const { drivers } of days) for (const name of drivers) expect(people).toContain(name);
    const told = blog(today).find(({ tags }) => tags.includes("Magnet 350Z"));
    expect(told?.author_name).toBe(driver);
  });

  test("a course has as many places as its page promises", () => {
    const basic = rideDays(today).find(({ products }) => products[0]?.slug === "drift-course-basic");
    const promised = courseAndRideWords["drift-course-basic"]?.features.map(({ en }) => en).join(" ") ?? "";
    expect(promised.toLowerCase()).toContain(`${COUNTED[basic?.seats ?? 0]} drivers`);
  });

  test("each course's day is told in its own words, and a full day is longer than six hours", () => {
    const [basic, advanced] = ["drift-course-basic", "drift-course-advanced"].map((slug) =>
      rideDays(today).find(({ products }) => products[0]?.slug === slug),
    );
    for (const language of ["en", "cs"] as const)
      for (const text of ["description", "what_to_bring"] as const)
        expect(advanced?.translations[language][text]).not.toBe(basic?.translations[language][text]);
    expect([basic?.ends, advanced?.ends]).toEqual(["15:00", "17:00"]);
  });

  test("rides, courses and what is said of them are in the season, and nothing is from the future", () => {
    for (const { date } of rideDays(today)) expect(isInSeason(date)).toBe(true);
    for (const { product, written } of reviewsOn(today)) {
      expect(written < today).toBe(true);
      if (product.startsWith("drift-")) expect(isInSeason(written), `${product} ${written}`).toBe(true);
    }
  });

  test("news are of this year as soon as there can be some, and races of the running season are past", () => {
    const newest = blog(today).find(({ is_active }) => is_active)?.published_date ?? "";
    expect(newest >= addDays(today, -7)).toBe(true);
    const past = events(today).filter((event) => (event.end_date ?? event.date) < today);
    const isRunning = today.slice(5) > "05-01";
    if (isRunning) expect(past.some((event) => event.is_race && yearOf(event.date) === year)).toBe(true);
  });

  test("posts are signed by people of the team and tell of cars and people that there are", () => {
    const known = words([people, garage.map(({ translations }) => translations.en.name)]);
    for (const { author_name, tags } of blog(today)) {
      expect(people).toContain(author_name);
      for (const tag of tags.split(", "))
        if (/^[A-ZÁ-Ž]\S+ ([A-Z]\d|\d{3}Z|GT|[A-ZÁ-Ž][a-zá-ž]+á?$)/u.test(tag))
          expect(known, tag).toContain(tag.toLowerCase());
    }
  });
});
