import { expect, test } from "vitest";
import type { PublicEvent } from "./events.content.ts";
import { homeEvents } from "./home-events.ts";

const TODAY = "2027-06-14";
const event = (date: string, facts: Partial<PublicEvent> = {}) =>
  ({
    date,
    end_date: null,
    event_type: "our",
    is_race: false,
    is_active: true,
    description: "",
    ...facts,
  }) as PublicEvent;
const coming = ["20", "21", "22", "23", "24", "25", "26"].map((day) => event(`2027-06-${day}`));
const race = event("2027-05-02", { is_race: true });

test("the home page has six events, and the last race behind them", () => {
  const list = [...coming, event("2027-06-01"), race, event("2027-04-01", { is_race: true })];
  expect(homeEvents(list, TODAY)).toEqual([...coming.slice(0, 6), race]);
});

test("the poster, a race before what is nearer, and the last race keep their descriptions", () => {
  const told = (date: string, is_race: boolean) => event(date, { is_race, description: date });
  const list = [
    told("2027-06-20", false),
    told("2027-06-27", true),
    told("2027-07-04", true),
    told("2027-05-02", true),
  ];
  expect(homeEvents(list, TODAY).map(({ description }) => description)).toEqual([
    "",
    "2027-06-27",
    "",
    "2027-05-02",
  ]);
});

test("a last race that is among the six is there once, and hidden events are not", () => {
  const hidden = event("2027-06-19", { is_active: false });
  expect(homeEvents([hidden, ...coming.slice(0, 2), race], TODAY)).toEqual([...coming.slice(0, 2), race]);
});
