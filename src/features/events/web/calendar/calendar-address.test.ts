import { expect, test } from "vitest";
import { calendarAddresses } from "./calendar-address.ts";

const site = { origin: "https://team.example", hosts: null };

test("a calendar is subscribed by webcal, which phones open in their calendar, in the page's language", () => {
  expect(calendarAddresses(site, "our", "cs")).toEqual({
    subscribe: "webcal://team.example/events.ics?lang=cs&type=our",
    google:
      "https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fteam.example%2Fevents.ics%3Flang%3Dcs%26type%3Dour",
    file: "/events.ics?lang=cs&type=our",
  });
});

test("on two hosts the calendar is on the language's own", () => {
  const hosts = { cs: "https://team.cz", en: "https://team.com/" };
  expect(calendarAddresses({ ...site, hosts }, "world", "en").subscribe).toBe(
    "webcal://team.com/events.ics?lang=en&type=world",
  );
});
