import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { showsContentBehaviour } from "#testing/content/content-behaviour.ts";
import { createRecord, formOf, pictureFile } from "#testing/content/content-records.ts";
import { testServer } from "#testing/test-server.ts";
import { events } from "./events.table.ts";

const server = await testServer();

const fields = {
  date: "2027-06-14",
  event_type: "our",
  event_url: "https://races.example/most",
  is_active: true,
  translations: {
    en: { title: "Drift Masters Most", location: "Most, Czechia", description: "Round three." },
    cs: { title: "Drift Masters v Mostě", location: "Most", description: "Třetí závod." },
  },
};

const type = {
  server,
  path: "/events",
  table: events,
  key: "id",
  fields,
  text: "location",
  change: { event_url: "#" },
  picture: { field: "image", path: "image_path" },
} as const;

showsContentBehaviour(type);

const datesOf = (answer: { body: { date: string }[] }) => answer.body.map(({ date }) => date);

test("upcoming events come first, nearest first, then past ones, latest first, by the day in Prague", async () => {
  await server.services.db.delete(events);
  for (const date of ["2027-03-02", "2027-02-28", "2027-05-01", "2026-12-31", "2027-03-01"])
    await createRecord(type, { date });
  const nights = {
    "2027-02-28T22:59:00Z": ["2027-02-28", "2027-03-01", "2027-03-02", "2027-05-01", "2026-12-31"],
    // Still February in London, already March in Prague.
    "2027-02-28T23:01:00Z": ["2027-03-01", "2027-03-02", "2027-05-01", "2027-02-28", "2026-12-31"],
  };
  try {
    for (const [now, order] of Object.entries(nights)) {
      server.setNow(new Date(now));
      // The team's reads are not kept; what visitors read was kept in the night before.
      const token = await server.signIn();
      expect(datesOf(await server.call("GET /events", { token }))).toEqual(order);
    }
  } finally {
    server.setNow(null);
  }
});

test("type filters by our and world, anything else is a malformed request", async () => {
  await server.services.db.delete(events);
  const { record: our } = await createRecord(type);
  const { record: world } = await createRecord(type, { event_type: "world" });
  const idsOf = async (query: string) =>
    (await server.call(`GET /events${query}`)).body.map(({ id }: { id: number }) => id);
  expect(await idsOf("?type=our")).toEqual([our.id]);
  expect(await idsOf(`?type=world&_t=${Date.now()}`)).toEqual([world.id]);
  expect(await idsOf("")).toEqual([our.id, world.id]);
  for (const query of ["?type=theirs", "?type=", "?type=our&type=world"])
    expect((await server.call(`GET /events${query}`)).status, query).toBe(400);
});

test("date, both titles and a photo are required, with the spec's words", async () => {
  const token = await server.signIn();
  const { date: _, ...undated } = fields;
  const post = async (sent: object, language: "en" | "cs", withPicture = true) =>
    server.call("POST /events", {
      token,
      language,
      body: formOf({ ...sent }, withPicture ? { image: await pictureFile() } : {}),
    });
  for (const sent of [undated, { ...fields, date: "" }, { ...fields, date: "14.6.2027" }]) {
    const { status, body } = await post(sent, "en");
    expect([status, body.message]).toEqual([422, "Date is required and must be in YYYY-MM-DD format"]);
    expect(body.errors[0].path).toBe("date");
    expect((await post(sent, "cs")).body.message).toBe("Datum je povinné a musí být ve formátu RRRR-MM-DD");
  }
  expect((await post({ ...fields, date: "2027-02-30" }, "en")).status).toBe(422);

  const untitled = { ...fields, translations: { ...fields.translations, cs: {} } };
  expect((await post(untitled, "en")).body.message).toBe("Title is required in both languages");
  expect((await post(untitled, "cs")).body.message).toBe("Název je povinný v obou jazycích");

  const without = await post(fields, "en", false);
  expect([without.status, without.body.message]).toEqual([422, "Photo is required for a new event"]);
  expect((await post(fields, "cs", false)).body.message).toBe("U nové události je fotografie povinná");
});

test("a location is required in both languages, and an older event without one can be changed in all else", async () => {
  const { record, address, token } = await createRecord(type);
  const without = { en: { title: "Old", location: " " }, cs: { title: "Stará" } };
  const words = {
    en: "Location is required in both languages",
    cs: "Místo je povinné v obou jazycích",
  };
  for (const language of ["en", "cs"] as const) {
    const image = await pictureFile();
    const body = formOf({ ...fields, translations: without }, { image });
    const added = await server.call("POST /events", { token, language, body });
    expect([added.status, added.body.message]).toEqual([422, words[language]]);
    const blanked = { translations: { cs: { location: "" } } };
    const changed = await server.call(`PUT ${address}`, { token, language, body: blanked });
    expect([changed.status, changed.body.message]).toEqual([422, words[language]]);
    expect(changed.body.errors[0].path).toBe("translations.cs.location");
  }
  const translations = { en: { ...record.translations.en, location: "" }, cs: record.translations.cs };
  await server.services.db.update(events).set({ translations }).where(eq(events.id, record.id));
  const hidden = await server.call(`PUT ${address}`, { token, body: { is_active: false } });
  expect([hidden.status, hidden.body.is_active]).toEqual([200, false]);
  const half = { translations: { cs: { location: "Brno" } } };
  expect((await server.call(`PUT ${address}`, { token, body: half })).status).toBe(422);
});

test("the event's address is a web address, or # where there is none", async () => {
  const { address, token } = await createRecord(type, { event_url: "" });
  expect((await server.call(`GET ${address}`)).body.event_url).toBe("#");
  const put = (event_url: string) => server.call(`PUT ${address}`, { token, body: { event_url } });
  expect((await put("http://races.example")).body.event_url).toBe("http://races.example");
  expect((await put("races.example/most")).body.event_url).toBe("https://races.example/most");
  for (const wrong of ["javascript:alert(1)", "races", "//races.example", "#section", "data:text/html,x"])
    expect((await put(wrong)).status, wrong).toBe(422);
  expect((await put(" ")).body.event_url).toBe("#");
});

test("a stored address that is no web address counts as none, and breaks no list (15.14)", async () => {
  const { address } = await createRecord(type);
  const id = Number(address.split("/").at(-1));
  for (const event_url of ["javascript:alert(1)", "//races.example", "#section"]) {
    await server.services.db.update(events).set({ event_url }).where(eq(events.id, id));
    await server.services.responseCache.invalidate();
    const list = await server.call("GET /events");
    expect(list.status).toBe(200);
    expect(list.body.find((event: { id: number }) => event.id === id).event_url, event_url).toBe("#");
    expect((await server.call(`GET ${address}`)).body.event_url, event_url).toBe("#");
  }
});

test("an event is ours unless told, and of no third type", async () => {
  const { event_type: _, event_url: __, is_active: ___, ...least } = fields;
  const { record, address, token } = await createRecord({ ...type, fields: least });
  expect(record).toMatchObject({ event_type: "our", event_url: "#", is_active: true });
  const answer = await server.call(`PUT ${address}`, { token, body: { event_type: "theirs" } });
  expect([answer.status, answer.body.errors[0].path]).toEqual([422, "event_type"]);
});

test("an event of two days has its last day, which may be left out, sent blank and taken away", async () => {
  const { record, address, token } = await createRecord(type, { end_date: "2027-06-15" });
  expect(record).toMatchObject({ date: "2027-06-14", end_date: "2027-06-15" });
  const put = async (body: object) => (await server.call(`PUT ${address}`, { token, body })).body;
  expect((await put({ event_url: "#" })).end_date).toBe("2027-06-15");
  expect((await put({ end_date: "" })).end_date).toBeNull();
  expect((await put({ end_date: "2027-06-14" })).end_date).toBe("2027-06-14");
  expect((await put({ end_date: null })).end_date).toBeNull();
  const { record: single } = await createRecord(type);
  expect(single.end_date).toBeNull();
});

test("a last day before the first one is refused, whichever of the two is sent", async () => {
  const { address, token } = await createRecord(type, { end_date: "2027-06-15" });
  const put = (body: object, language: "en" | "cs" = "en") =>
    server.call(`PUT ${address}`, { token, language, body });
  for (const body of [{ end_date: "2027-06-13" }, { date: "2027-06-16" }])
    expect(await put(body)).toMatchObject({
      status: 422,
      body: { message: "The last day must not be before the first one", errors: [{ path: "end_date" }] },
    });
  expect((await put({ end_date: "2027-06-13" }, "cs")).body.message).toBe(
    "Poslední den nesmí být před prvním",
  );
  expect((await put({ end_date: "2027-06-31" })).status).toBe(422);
  expect((await put({ date: "2027-06-20", end_date: "2027-06-21" })).status).toBe(200);
});

test("an event is upcoming until its last day is over, and comes first while it lasts", async () => {
  await server.services.db.delete(events);
  for (const [date, end_date] of [
    ["2027-06-12", "2027-06-14"],
    ["2027-06-13", null],
    ["2027-06-15", null],
  ])
    await createRecord(type, { date, end_date: end_date ?? "" });
  try {
    server.setNow(new Date("2027-06-14T12:00:00Z"));
    const order = async () => datesOf(await server.call("GET /events", { token: await server.signIn() }));
    expect(await order()).toEqual(["2027-06-12", "2027-06-15", "2027-06-13"]);
    // Its last day is over in Prague.
    server.setNow(new Date("2027-06-14T22:01:00Z"));
    expect(await order()).toEqual(["2027-06-15", "2027-06-12", "2027-06-13"]);
  } finally {
    server.setNow(null);
  }
});

test("a version from before events had last days can be put back", async () => {
  const { record, address, token } = await createRecord(type);
  await server.call(`PUT ${address}`, { token, body: { event_url: "#" } });
  await server.services.db.execute(
    sql`update history_entries set before = before - 'end_date' where type = 'events' and before is not null`,
  );
  const { entries } = (await server.call(`GET /history?type=events&record=${record.id}`, { token })).body;
  expect((await server.call(`POST /history/${entries[0].id}/restore`, { token })).status).toBe(200);
  expect((await server.call(`GET ${address}`)).body.event_url).toBe(fields.event_url);
});
