import { and, desc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { historyEntries } from "#kit/server/history/history.table.ts";
import {
  showsLanguageBehaviour,
  showsTokenBehaviour,
  showsWriteBehaviour,
} from "#testing/content/content-behaviour.ts";
import { createRecord } from "#testing/content/content-records.ts";
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

test("a key exists once, also when two add it at the same moment", { tags: "both-databases" }, async () => {
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
  expect([refused.status, refused.body.message]).toEqual([422, "The key of a setting can’t be changed"]);
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

describe("what has one value (15.5)", () => {
  const OLD = "CZ6508000000192000145399";
  const NEW = "CZ3899990000002017000006";
  const both = (text: string) => ({ en: { setting_value: text }, cs: { setting_value: text } });
  const put = async (body: object, key = "bank_iban") => {
    const token = await server.signIn();
    return server.call(`PUT /settings/${(await storedRow(key)).id}`, { token, body, language: "en" });
  };

  test("is answered as the value and as the text of both languages", async () => {
    const { status, body } = await put({ value: OLD });
    expect([status, body.value, body.setting_value]).toEqual([200, OLD, OLD]);
    expect(body.translations).toMatchObject(both(OLD));
    expect(await storedRow("bank_iban")).toMatchObject({ value: OLD, translations: both(OLD) });
  });

  test.each([
    ["the value alone", { value: NEW }],
    ["the value beside texts as they were read", { value: NEW, translations: both(OLD) }],
    ["the value beside blank texts", { value: NEW, translations: both("") }],
    ["the texts alone", { translations: both(NEW) }],
    ["the texts beside the value as it was read", { value: OLD, translations: both(NEW) }],
    ["the texts beside a blank value", { value: "", translations: both(NEW) }],
    ["one text alone", { translations: { cs: { setting_value: NEW } } }],
    [
      "one text beside all others as they were read",
      { value: OLD, translations: { ...both(OLD), cs: { setting_value: NEW } } },
    ],
    ["the same in all three", { value: NEW, translations: both("CZ38 9999 0000 0020 1700 0006") }],
  ])("is changed by a client that sends %s", async (_, body) => {
    await put({ value: OLD });
    const answer = await put(body);
    expect([answer.status, answer.body.value]).toEqual([200, NEW]);
    expect((await storedRow("bank_iban")).translations).toMatchObject(both(NEW));
  });

  test("stays as it is in a write that changes nothing of it, and is cleared by a blank value", async () => {
    await put({ value: OLD });
    for (const body of [
      { setting_group: "general" },
      { translations: both("") },
      { value: OLD, translations: both(OLD) },
    ])
      expect((await put(body)).body.value).toBe(OLD);
    expect((await put({ value: "", translations: both(OLD) })).body).toMatchObject({
      value: "",
      translations: both(""),
    });
  });

  test("is refused where a write says two things, and stays", async () => {
    await put({ value: OLD });
    const third = "SK3112000000198742637541";
    for (const body of [
      { value: NEW, translations: both(third) },
      { translations: { en: { setting_value: NEW }, cs: { setting_value: third } } },
    ]) {
      const answer = await put(body);
      expect([answer.status, answer.body.errors[0].path]).toEqual([422, "value"]);
      expect(answer.body.message).toBe(
        "This setting has one value for both languages, and two different ones were sent.",
      );
    }
    expect((await storedRow("bank_iban")).value).toBe(OLD);
  });

  test("is made like that too", async () => {
    const token = await server.signIn();
    const { id } = await storedRow("bank_bic");
    await server.call(`DELETE /settings/${id}`, { token });
    const body = { setting_key: "bank_bic", setting_group: "general", translations: both("giba czpx") };
    const made = await server.call("POST /settings", { token, body });
    expect([made.status, made.body.value, made.body.translations.cs.setting_value]).toEqual([
      201,
      "GIBACZPX",
      "GIBACZPX",
    ]);
  });

  test("a version that was logged with texts beside it is put back as what was shown then", async () => {
    const { db } = server.services;
    await put({ value: OLD });
    const id = (await storedRow("bank_iban")).id;
    const texts = { en: { label: "IBAN", setting_value: NEW }, cs: { label: "IBAN", setting_value: NEW } };
    const [entry] = await db
      .select()
      .from(historyEntries)
      .where(and(eq(historyEntries.type, "settings"), eq(historyEntries.record_id, String(id))))
      .orderBy(desc(historyEntries.id))
      .limit(1);
    await db
      .update(historyEntries)
      .set({ before: { ...entry?.before, value: "", translations: texts } })
      .where(eq(historyEntries.id, entry?.id as number));
    const token = await server.signIn();
    const answer = await server.call(`POST /history/${entry?.id}/restore`, {
      token,
      body: { side: "after" },
    });
    expect(answer.status).toBe(200);
    expect(await storedRow("bank_iban")).toMatchObject({ value: NEW, translations: both(NEW) });
  });
});

describe("a value that breaks its rule (15.14)", () => {
  test.each([
    ["instagram_url", "javascript:alert(1)"],
    ["service_url", "data:text/html,x"],
    ["youtube_url", "//elsewhere.example"],
    ["tiktok_url", "tiktok"],
    ["contact_email", "nobody"],
    ["orders_email", "a@b.cz, c@d.cz"],
    ["bank_iban", "CZ6508000000192000145398"],
    ["bank_account", "2000145398/0800"],
    ["bank_bic", "GIBA"],
    ["company_id", "27074359"],
    ["vat_id", "27074358"],
    ["vat_rate", "a lot"],
    ["vat_rate", "100.1"],
    ["vat_rate", "-1"],
    ["vat_rate", "21.25"],
  ])("is refused for %s: %s, in both languages, as the value and as a text", async (key, value) => {
    const token = await server.signIn();
    const before = await storedRow(key);
    const said = new Set<string>();
    for (const language of ["en", "cs"] as const)
      for (const body of [{ value }, { translations: { [language]: { setting_value: value } } }]) {
        const answer = await server.call(`PUT /settings/${before.id}`, { token, language, body });
        expect([answer.status, answer.body.errors[0].path]).toEqual([422, "value"]);
        said.add(answer.body.message);
      }
    expect(said.size).toBe(2);
    expect(await storedRow(key)).toEqual(before);
  });

  test.each([
    ["facebook_url", "www.facebook.com/team", "https://www.facebook.com/team"],
    ["service_url", "example.cz/servis", "https://example.cz/servis"],
    ["contact_email", " info@example.cz ", "info@example.cz"],
    ["bank_account", "19 - 2000145399 / 0800", "19-2000145399/0800"],
    ["company_id", "270 74 358", "27074358"],
    ["vat_id", "cz27074358", "CZ27074358"],
    ["vat_rate", "12,5 %", "12,5"],
    ["vat_rate", "100", "100"],
    ["vat_rate", "", ""],
  ])("is not %s: %s, which is kept as %s (15.D)", async (key, value, kept) => {
    const token = await server.signIn();
    const { id } = await storedRow(key);
    const answer = await server.call(`PUT /settings/${id}`, { token, body: { value } });
    expect([answer.status, answer.body.value]).toEqual([200, kept]);
  });

  test("counts as not set for visitors where an older version has stored it; the team sees it", async () => {
    const { db } = server.services;
    await db
      .update(settings)
      .set({ value: "javascript:alert(1)" })
      .where(eq(settings.setting_key, "tiktok_url"));
    await server.services.responseCache.invalidate();
    expect(await storedRow("tiktok_url")).toMatchObject({
      value: "",
      translations: { en: { setting_value: "" }, cs: { setting_value: "" } },
    });
    const token = await server.signIn();
    const { body } = await server.call("GET /settings", { token });
    const own = body.find(({ setting_key }: { setting_key: string }) => setting_key === "tiktok_url");
    expect(own.value).toBe("javascript:alert(1)");
  });
});

describe("a menu", () => {
  const header = async () => (await storedRow("menu_header")) as { id: number; value: string };
  const put = async (value: string) => {
    const { id } = await header();
    return server.call(`PUT /settings/${id}`, {
      token: await server.signIn(),
      language: "en",
      body: { value },
    });
  };

  test("keeps the order of its links, blog and achievements among them", async () => {
    expect((await put("blog, team ,achievements")).status).toBe(200);
    expect((await header()).value).toBe("blog,team,achievements");
  });

  test.each(["team,wiki", "team,cars,team", ",", "javascript:alert(1)"])("is refused: %j", async (value) => {
    const before = (await header()).value;
    const { status, body } = await put(value);
    expect([status, body.errors[0]]).toEqual([
      422,
      { path: "value", message: "A menu needs at least one link, and each of them only once." },
    ]);
    expect((await header()).value).toBe(before);
  });
});
