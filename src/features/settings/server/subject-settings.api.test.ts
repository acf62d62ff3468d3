import { desc, eq, inArray } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { testServer } from "#testing/test-server.ts";
import { storeBuiltInSettings } from "./built-in-settings.ts";
import { settings } from "./settings.table.ts";

const server = await testServer();
const { db } = server.services;
let token: string;

beforeEach(async () => {
  await db.delete(settings);
  await storeBuiltInSettings(db);
  token = await server.signIn();
});

const ACCOUNT = "19-2000145399/0800";
const IBAN = "CZ6508000000192000145399";
const OTHER = "CZ9455000000001011038930";

type Change = Record<string, unknown>;
const put = (subject: string, changes: Change[], more: object = {}) =>
  server.call(`PUT /settings/subjects/${subject}`, { token, body: { settings: changes }, ...more });
const storedValue = async (key: string) => {
  const [row] = await db.select().from(settings).where(eq(settings.setting_key, key));
  return row && [row.value, row.translations.cs.setting_value];
};
const word = (en: string, cs: string) => ({ en: { setting_value: en }, cs: { setting_value: cs } });

test("several settings of a subject are stored at once, tidied, each with its entry in the log", async () => {
  const { status, body } = await put("seller", [
    { setting_key: "company_name", value: "Drift s.r.o." },
    { setting_key: "company_address", translations: word("Lipa 1", "Lípa 1") },
    { setting_key: "bank_account", value: " 19-2000145399 / 0800 " },
    { setting_key: "bank_iban", value: "cz65 0800 0000 1920 0014 5399" },
  ]);
  expect(status).toBe(200);
  expect(body).toMatchObject({ id: "seller", updated_at: expect.any(String) });
  const found = body.settings.find(({ setting_key }: Change) => setting_key === "bank_iban");
  expect(found).toMatchObject({ value: IBAN, setting_value: IBAN, label: "IBAN" });
  expect(await storedValue("bank_account")).toEqual([ACCOUNT, ""]);
  expect(await storedValue("company_address")).toEqual(["", "Lípa 1"]);
  const entries = await db.select().from(historyEntries).orderBy(desc(historyEntries.id)).limit(4);
  expect(entries.map(({ type, action }) => [type, action])).toEqual(Array(4).fill(["settings", "changed"]));
});

describe("nothing is stored", () => {
  test.each([
    ["an IBAN with a wrong digit", { bank_iban: "CZ6508000000192000145398" }, "bank_iban"],
    ["an IBAN of another account", { bank_account: ACCOUNT, bank_iban: OTHER }, "bank_iban"],
    ["a VAT rate in words", { vat_rate: "twenty" }, "vat_rate"],
    ["a company number with wrong digits", { company_id: "12345678" }, "company_id"],
    ["a key of another subject", { hero_title: "x" }, "hero_title"],
    ["a key that does not exist", { "constructor.name": "x" }, "constructor.name"],
  ])("where one is wrong: %s", async (_, wrong, path) => {
    const changes = Object.entries({ company_name: "Drift s.r.o.", ...wrong });
    const answer = await put(
      "seller",
      changes.map(([setting_key, value]) => ({ setting_key, value })),
    );
    expect([answer.status, answer.body.errors[0].path]).toEqual([422, path]);
    expect(await storedValue("company_name")).toEqual(["", ""]);
  });

  test("and every fault is named, in the asked language", async () => {
    const changes = [
      { setting_key: "bank_iban", value: "CZ1" },
      { setting_key: "company_address", translations: word("x".repeat(5001), "y") },
    ];
    const { body } = await put("seller", [changes[0] as Change, { setting_key: "vat_rate", value: "x" }], {
      language: "cs",
    });
    expect(body.errors.map(({ path }: Change) => path)).toEqual(["bank_iban", "vat_rate"]);
    expect(body.message).toContain("IBAN");
    expect((await put("seller", changes)).status).toBe(422);
  });

  test("where a file is sent as a value, and for a subject that there is not", async () => {
    const { status, body } = await put("home", [{ setting_key: "hero_image", value: "/media/x.jpg" }]);
    expect([status, body.errors[0].path]).toEqual([422, "hero_image"]);
    expect((await put("own", [])).status).toBe(400);
  });

  test("over what somebody else has stored since the form was opened", async () => {
    const { body: first } = await put("social", [{ setting_key: "tiktok_url", value: "" }]);
    await put("social", [{ setting_key: "youtube_url", value: "example.cz/drift" }]);
    const late = await put("social", [{ setting_key: "instagram_url", value: "" }], {
      headers: { "based-on": first.updated_at },
    });
    expect([late.status, late.body.code]).toEqual([409, "CHANGED_MEANWHILE"]);
    const theirs = late.body.record.settings.find(({ setting_key }: Change) => setting_key === "youtube_url");
    expect(theirs.value).toBe("https://example.cz/drift");
    const again = await put("social", [{ setting_key: "instagram_url", value: "" }], {
      headers: { "based-on": late.body.record.updated_at },
    });
    expect(again.status).toBe(200);
    expect(await storedValue("youtube_url")).toEqual(["https://example.cz/drift", ""]);
  });
});

test("an account alone is refused while the stored IBAN belongs to another one, and both blank are right", async () => {
  await put("seller", [
    { setting_key: "bank_account", value: ACCOUNT },
    { setting_key: "bank_iban", value: IBAN },
  ]);
  const alone = await put("seller", [{ setting_key: "bank_account", value: "1011038930/5500" }]);
  expect([alone.status, alone.body.errors[0].path]).toEqual([422, "bank_iban"]);
  const blank = ["bank_account", "bank_iban"].map((setting_key) => ({ setting_key, value: "" }));
  expect((await put("seller", blank)).status).toBe(200);
});

test("a built-in key without a row gets one, with its own labels", async () => {
  await db.delete(settings).where(inArray(settings.setting_key, ["hero_title", "hero_badge"]));
  const change = { setting_key: "hero_title", translations: word("Sideways", "Bokem") };
  const { status, body } = await put("home", [change]);
  expect(status).toBe(200);
  const [badge, title] = body.settings;
  expect(badge).toMatchObject({ setting_key: "hero_badge", id: null });
  expect(title).toMatchObject({
    id: expect.any(Number),
    setting_group: "appearance",
    setting_value: "Sideways",
    translations: { cs: { label: "Hlavní titulek", setting_value: "Bokem" } },
  });
});

test("two at the same moment leave one of them whole", { tags: "both-databases" }, async () => {
  const { body } = await server.call("GET /settings", { token });
  const times: string[] = body.flatMap(({ updated_at }: { updated_at: string | null }) => updated_at ?? []);
  const basis = times.toSorted().at(-1) as string;
  const both = ["Fox", "Hare"].map((name) =>
    put(
      "team",
      [
        { setting_key: "team_name", value: name },
        { setting_key: "team_claim", translations: word(name, name) },
      ],
      { headers: { "based-on": basis } },
    ),
  );
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const winner = answers[0]?.status === 200 ? "Fox" : "Hare";
  expect([await storedValue("team_name"), await storedValue("team_claim")]).toEqual([
    [winner, ""],
    ["", winner],
  ]);
});
