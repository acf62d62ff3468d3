import { expect, test } from "vitest";
import { formOf } from "#testing/content/content-records.ts";
import { showsDeclaredBehaviour } from "#testing/content/declared-behaviour.ts";
import { testServer } from "#testing/test-server.ts";
import { achievementStats as content } from "../achievement-stats.content.ts";
import { achievementStats } from "./achievement-stats.table.ts";

const server = await testServer();

const fields = {
  value: "120+",
  icon: "medal",
  display_order: 2,
  is_active: true,
  translations: { en: { title: "Trophies" }, cs: { title: "Trofejí" } },
};

showsDeclaredBehaviour(server, content, achievementStats);

test("both titles and the value are required, trimmed", async () => {
  const token = await server.signIn();
  const post = (change: object, language: "en" | "cs") =>
    server.call("POST /achievement-stats", { token, language, body: { ...fields, ...change } });
  const untitled = { translations: { en: { title: "  " }, cs: { title: "Trofejí" } } };
  const english = await post(untitled, "en");
  expect([english.status, english.body.message]).toEqual([422, "Title is required in both languages"]);
  expect((await post(untitled, "cs")).body.message).toBe("Název je povinný v obou jazycích");
  for (const value of [undefined, null, "", "  "]) {
    const answer = await post({ value }, "en");
    expect([answer.status, answer.body.message]).toEqual([422, "Value is required"]);
    expect((await post({ value }, "cs")).body.message).toBe("Hodnota je povinná");
  }
  const spaced = await post(
    { value: " 5 ", translations: { en: { title: " Cups " }, cs: { title: "Pohárů " } } },
    "en",
  );
  expect(spaced.body).toMatchObject({
    value: "5",
    translations: { en: { title: "Cups" }, cs: { title: "Pohárů" } },
  });
});

test("the icon is a trophy unless told, and one of four; the order is 0 where it is left out or blank", async () => {
  const token = await server.signIn();
  const least = { value: 5, translations: fields.translations };
  for (const body of [least, formOf({ ...least, display_order: "" }), { ...least, display_order: null }]) {
    const made = await server.call("POST /achievement-stats", { token, body });
    expect(made.status).toBe(201);
    expect(made.body).toMatchObject({ value: "5", icon: "trophy", display_order: 0, is_active: true });
  }
  const wrong = await server.call("POST /achievement-stats", { token, body: { ...least, icon: "cup" } });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, "icon"]);
});
