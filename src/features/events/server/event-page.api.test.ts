import { expect, test } from "vitest";
import { createRecord } from "#testing/content/content-records.ts";
import { testServer } from "#testing/test-server.ts";
import { events } from "./events.table.ts";

const server = await testServer();

const type = {
  server,
  path: "/events",
  table: events,
  key: "id",
  fields: {
    date: "2027-06-14",
    event_type: "our",
    is_active: true,
    translations: {
      en: { title: "Round at Most", location: "Most, Czechia" },
      cs: { title: "Závod v Mostě", location: "Most" },
    },
  },
  text: "location",
  change: { event_url: "#" },
  picture: { field: "image", path: "image_path" },
} as const;

test("what an event's page tells is optional, in both languages, and its addresses are addresses", async () => {
  const { record, address, token } = await createRecord(type);
  expect(record).toMatchObject({ map_url: "", tickets_url: "", film_url: "", tag: "" });
  const put = (body: object) => server.call(`PUT ${address}`, { token, body });
  const texts = {
    programme: "13:00 Qualifying",
    tickets: "CZK 200",
    way: "P2",
    line_up: "Ota: S14",
    weather: "Rain",
  };
  const changed = await put({
    map_url: "maps.example/most",
    tag: " Most ",
    tickets_url: "https://tickets.example",
    translations: { en: texts, cs: { programme: "13:00 Kvalifikace" } },
  });
  expect(changed.body).toMatchObject({
    map_url: "https://maps.example/most",
    tag: "Most",
    tickets_url: "https://tickets.example",
    ...texts,
  });
  expect((await server.call(`GET ${address}`, { language: "cs" })).body.programme).toBe("13:00 Kvalifikace");
  for (const field of ["map_url", "tickets_url", "film_url"])
    expect((await put({ [field]: "javascript:alert(1)" })).status, field).toBe(422);
});

test("an event's page is in the sitemap, and its day is a calendar file of its own", async () => {
  const { record } = await createRecord(type);
  const path = `/event/round-at-most-${record.id}`;
  expect((await server.app.inject({ url: "/sitemap.xml" })).body).toContain(path);
  const file = await server.app.inject({ url: `/events.ics?lang=en&event=${record.id}` });
  expect(file.body.match(/BEGIN:VEVENT/g)).toHaveLength(1);
  expect(file.body.replaceAll("\r\n ", "")).toContain(path);
  expect((await server.app.inject({ url: "/events.ics?event=999999" })).statusCode).toBe(404);
});

test("the gallery answers the pictures of one event, and forgets nothing when it is named wrongly", async () => {
  const { record, token } = await createRecord(type);
  const add = (event_id: number | null) =>
    server.call("POST /gallery", { token, body: { event_id, is_active: true, translations: {} } });
  const own = await add(record.id);
  expect(own.body.event_id).toBe(record.id);
  await add(null);
  const { body } = await server.call(`GET /gallery?event=${record.id}`);
  expect(body.map(({ id }: { id: number }) => id)).toEqual([own.body.id]);
  expect((await add(-1)).status).toBe(422);
  expect((await server.call("GET /gallery?event=x")).status).toBe(400);
});
