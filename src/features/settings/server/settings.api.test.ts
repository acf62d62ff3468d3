import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  showsLanguageBehaviour,
  showsTokenBehaviour,
  showsWriteBehaviour,
} from "#testing/content-behaviour.ts";
import { createRecord } from "#testing/content-records.ts";
import { testServer } from "#testing/test-server.ts";
import { BUILT_IN_SETTINGS, SETTING_KEYS } from "../setting-defaults.ts";
import { storeBuiltInSettings } from "./built-in-settings.ts";
import { settings } from "./settings.table.ts";

const server = await testServer();

let count = 0;
const type = {
  server,
  path: "/settings",
  table: settings,
  key: "id",
  fields: {
    setting_group: "seo",
    value: "",
    translations: {
      en: { label: "Page title", setting_value: "Drift team" },
      cs: { label: "Titulek stránky", setting_value: "Driftový tým" },
    },
  },
  unique: () => ({ setting_key: `key_${count++}` }),
  text: "setting_value",
  change: { setting_group: "general" },
} as const;

describe("/settings as a content type", () => {
  showsLanguageBehaviour(type);
  showsTokenBehaviour(type);
  showsWriteBehaviour(type);
});

const storedRow = async (key: string) =>
  (await server.call("GET /settings")).body.find(
    ({ setting_key }: { setting_key: string }) => setting_key === key,
  );

test("every built-in key is listed from the first start on, with its default", async () => {
  const { body } = await server.call("GET /settings", { language: "cs" });
  const listed = body.map(({ setting_key }: { setting_key: string }) => setting_key);
  expect(listed.slice(0, SETTING_KEYS.length)).toEqual(SETTING_KEYS);
  expect(await storedRow("instagram_url")).toMatchObject({ value: BUILT_IN_SETTINGS.instagram_url.value });
  expect(body.find(({ setting_key }: { setting_key: string }) => setting_key === "hero_title")).toMatchObject(
    {
      id: expect.any(Number),
      setting_group: "appearance",
      setting_value: BUILT_IN_SETTINGS.hero_title.value.cs,
    },
  );
});

test("the team's hours are the usual ones until it says otherwise", async () => {
  expect((await storedRow("opening_hours")).translations).toMatchObject({
    en: { setting_value: "Mon-Fri 9:00-17:00, Sat-Sun by appointment" },
    cs: { setting_value: "Po-Pá 9:00-17:00, So-Ne po domluvě" },
  });
});

test("a deleted built-in key comes back with its default and no id, and can be stored again", async () => {
  const token = await server.signIn();
  const before = await storedRow("hero_title");
  const translations = { en: { setting_value: "Louder" }, cs: { setting_value: "Hlasitěji" } };
  await server.call(`PUT /settings/${before.id}`, { token, body: { translations } });
  expect((await storedRow("hero_title")).translations.cs.setting_value).toBe("Hlasitěji");

  expect((await server.call(`DELETE /settings/${before.id}`, { token })).status).toBe(204);
  expect(await storedRow("hero_title")).toMatchObject({
    id: null,
    created_at: null,
    translations: { cs: { setting_value: BUILT_IN_SETTINGS.hero_title.value.cs } },
  });

  const body = { setting_key: "hero_title", setting_group: "appearance", translations };
  const again = await server.call("POST /settings", { token, body });
  expect(again.status).toBe(201);
  expect(again.body.translations.cs).toEqual({
    label: BUILT_IN_SETTINGS.hero_title.label.cs,
    setting_value: "Hlasitěji",
  });
  expect((await storedRow("hero_title")).id).toBe(again.body.id);
});

test("a start stores only the built-in keys that have no row", async () => {
  const token = await server.signIn();
  const { id } = await storedRow("contact_phone");
  await server.call(`PUT /settings/${id}`, { token, body: { value: "+420 111 222 333" } });
  await server.services.db.delete(settings).where(eq(settings.setting_key, "contact_email"));
  await server.services.db.transaction((tx) => storeBuiltInSettings(tx));
  const { body } = await server.call("GET /settings", { token });
  const byKey = Object.fromEntries(body.map((row: { setting_key: string }) => [row.setting_key, row]));
  expect(byKey.contact_phone.value).toBe("+420 111 222 333");
  expect(byKey.contact_email.id).toEqual(expect.any(Number));
});

test("the key is required, with the spec's words", async () => {
  const token = await server.signIn();
  for (const setting_key of [undefined, null, "", "  "]) {
    const body = { ...type.fields, setting_key };
    const english = await server.call("POST /settings", { token, body, language: "en" });
    expect([english.status, english.body.message]).toEqual([422, "Key is required"]);
    expect(english.body.errors[0].path).toBe("setting_key");
    const czech = await server.call("POST /settings", { token, body, language: "cs" });
    expect(czech.body.message).toBe("Klíč je povinný");
  }
});

test("a key exists once, also when two add it at the same moment", async () => {
  const { record, token } = await createRecord(type);
  const body = { ...type.fields, setting_key: ` ${record.setting_key} ` };
  const english = await server.call("POST /settings", { token, body, language: "en" });
  expect([english.status, english.body.code]).toEqual([409, "CONFLICT"]);
  expect(english.body.message).toBe("A setting with this key exists already.");
  const czech = await server.call("POST /settings", { token, body, language: "cs" });
  expect(czech.body.message).toBe("Nastavení s tímto klíčem už existuje.");

  const same = { ...type.fields, setting_key: "at_the_same_moment" };
  const answers = await Promise.all(
    [1, 2, 3].map(() => server.call("POST /settings", { token, body: same })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
});

test("the key may be sent with a change, but not be changed", async () => {
  const { record, address, token } = await createRecord(type);
  const put = (setting_key: string, language: "en" | "cs" = "en") =>
    server.call(`PUT ${address}`, { token, language, body: { setting_key, value: "new" } });
  expect((await put(record.setting_key)).body).toMatchObject({
    setting_key: record.setting_key,
    value: "new",
  });
  const refused = await put("another_key");
  expect([refused.status, refused.body.message]).toEqual([422, "The key of a setting cannot be changed"]);
  expect((await put("another_key", "cs")).body.message).toBe("Klíč nastavení nelze změnit");
});

test("the group is general unless told, and one of five", async () => {
  const token = await server.signIn();
  const made = await server.call("POST /settings", { token, body: { setting_key: "ungrouped" } });
  expect(made.body).toMatchObject({ setting_group: "general", value: "" });
  const body = { setting_key: "grouped", setting_group: "misc" };
  const wrong = await server.call("POST /settings", { token, body });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, "setting_group"]);
});
