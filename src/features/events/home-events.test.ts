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
    description: date,
    ...facts,
  }) as PublicEvent;
const coming = ["20", "21", "22", "23", "24", "25", "26"].map((day) => event(`2027-06-${day}`));
const dates = (events: PublicEvent[]) => events.map(({ date }) => date);

test("the home page has the first six events by date, no race before them and none behind", () => {
  const race = event("2027-06-25", { is_race: true });
  const list = [...coming, race, event("2027-05-02", { is_race: true })];
  expect(dates(homeEvents(list, TODAY))).toEqual(dates(coming.slice(0, 6)));
});

test("the first of them alone is described there, and hidden events are not shown", () => {
  const hidden = event("2027-06-19", { is_active: false });
  const told = homeEvents([hidden, ...coming.slice(0, 2)], TODAY).map(({ description }) => description);
  expect(told).toEqual(["2027-06-20", ""]);
});
