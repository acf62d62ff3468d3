import { expect, test } from "vitest";
import { showsContentBehaviour } from "#testing/content/content-behaviour.ts";
import { createRecord, formOf } from "#testing/content/content-records.ts";
import { testServer } from "#testing/test-server.ts";
import { achievements } from "./achievements.table.ts";

const server = await testServer();

const fields = {
  year: 2023,
  display_order: 1,
  is_active: true,
  translations: {
    en: { title: "National champions", description: "The fifth title." },
    cs: { title: "Mistři republiky", description: "Pátý titul." },
  },
};

const type = {
  server,
  path: "/achievements",
  table: achievements,
  key: "id",
  fields,
  text: "title",
  change: { year: 2024 },
} as const;

showsContentBehaviour(type);

test("achievements come by year, then by display order", async () => {
  await server.services.db.delete(achievements);
  const made = [];
  for (const [year, display_order] of [
    [2022, 0],
    [2018, 2],
    [2018, 1],
    [2025, 0],
  ])
    made.push((await createRecord(type, { year, display_order })).record.id);
  const { body } = await server.call("GET /achievements");
  expect(body.map(({ id }: { id: number }) => id)).toEqual([made[2], made[1], made[0], made[3]]);
});

test("the title is required in both languages, the year is a number, with the spec's words", async () => {
  const token = await server.signIn();
  const post = (change: object, language: "en" | "cs") =>
    server.call("POST /achievements", { token, language, body: { ...fields, ...change } });
  const untitled = { translations: { en: { title: "Champions" }, cs: { title: " " } } };
  const english = await post(untitled, "en");
  expect([english.status, english.body.message]).toEqual([422, "Title is required in both languages"]);
  expect((await post(untitled, "cs")).body.message).toBe("Název je povinný v obou jazycích");
  for (const year of [undefined, null, "", "last", "20x4", 2023.5]) {
    const answer = await post({ year }, "en");
    expect([answer.status, answer.body.message], String(year)).toEqual([422, "Year is required"]);
    expect(answer.body.errors[0].path).toBe("year");
    expect((await post({ year }, "cs")).body.message).toBe("Rok je povinný");
  }
  for (const year of [1899, 2101]) expect((await post({ year }, "cs")).status).toBe(422);
});

test("values as text, in JSON and in a form, count like numbers and booleans", async () => {
  const token = await server.signIn();
  const text = { year: "2019", display_order: "4", is_active: "false" };
  const json = { ...text, translations: fields.translations };
  for (const body of [json, formOf(json)]) {
    const made = await server.call("POST /achievements", { token, body });
    expect(made.body).toMatchObject({ year: 2019, display_order: 4, is_active: false });
    const form = formOf({ is_active: "true" });
    const shown = await server.call(`PUT /achievements/${made.body.id}`, { token, body: form });
    expect(shown.body).toMatchObject({ year: 2019, is_active: true, translations: fields.translations });
  }
});

test("a record without a year is read all the same", async () => {
  const { translations } = fields;
  const [row] = await server.services.db.insert(achievements).values({ translations }).returning();
  expect((await server.call(`GET /achievements/${row?.id}`)).body.year).toBeNull();
});
