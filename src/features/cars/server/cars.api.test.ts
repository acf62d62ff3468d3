import { describe, expect, test } from "vitest";
import { showsContentBehaviour } from "#testing/content/content-behaviour.ts";
import { createRecord, formOf, pictureFile } from "#testing/content/content-records.ts";
import { testServer } from "#testing/test-server.ts";
import { DEFAULT_SPEC_ICONS } from "../car-specs.ts";
import { cars } from "./cars.table.ts";

const server = await testServer();

const texts = {
  description: "",
  specs_1: "820 hp",
  specs_2: "2JZ-GTE",
  specs_3: "Jan Smyk",
  specs_4: "2027",
};
const named = (en: string, cs: string) => ({ en: { ...texts, name: en }, cs: { ...texts, name: cs } });

const fields = {
  horsepower: 820,
  display_order: 2,
  is_active: true,
  is_current: false,
  spec_icons: {
    ...DEFAULT_SPEC_ICONS,
    spec_2_icon: "fa-wrench",
    spec_2_label: { en: "Heart", cs: "Srdce" },
  },
  translations: named("Night Fox", "Noční liška"),
};

const type = {
  server,
  path: "/cars",
  table: cars,
  key: "slug",
  fields,
  text: "name",
  change: { horsepower: 900 },
  picture: { field: "image", path: "image_path" },
} as const;

showsContentBehaviour(type);

describe("a car's slug", () => {
  const slugOf = async (en: string, cs: string) =>
    (await createRecord(type, { translations: named(en, cs) })).record.slug;

  test("comes from its English name, with a suffix where that is taken", async () => {
    expect(await slugOf("Šílený  Vůz: 350Z!", "Jiné jméno")).toBe("sileny-vuz-350z");
    expect(await slugOf("Sileny vuz 350Z", "Jiné jméno")).toBe("sileny-vuz-350z-1");
    expect(await slugOf("Sileny-vuz 350Z", "Jiné jméno")).toBe("sileny-vuz-350z-2");
    expect(await slugOf("Sileny_vuz 350Z", "Jiné jméno")).toBe("sileny_vuz-350z");
  });

  test("comes from the Czech name where the English one gives none", async () => {
    expect(await slugOf("猫", "Kočka")).toBe("kocka");
    expect(await slugOf("猫", "犬")).toBe("car");
  });

  test("stays when the car is renamed", async () => {
    const { record, address, token } = await createRecord(type, { translations: named("Old Name", "Staré") });
    const body = { translations: { en: { name: "New Name" } }, slug: "sent-slug" };
    const renamed = await server.call(`PUT ${address}`, { token, body });
    expect(renamed.body).toMatchObject({ slug: record.slug, name: "New Name" });
  });
});

test("cars come by display order, then in the order they were added", async () => {
  await server.services.db.delete(cars);
  const made = [];
  for (const display_order of [2, 0, 1, 0])
    made.push((await createRecord(type, { display_order })).record.id);
  const { body } = await server.call("GET /cars");
  expect(body.map(({ id }: { id: number }) => id)).toEqual([made[1], made[3], made[2], made[0]]);
});

describe("the current-season car", () => {
  const currentOnes = async () =>
    (await server.call("GET /cars")).body
      .filter((car: { is_current: boolean }) => car.is_current)
      .map((car: { slug: string }) => car.slug);

  test("is set by is_current alone and takes the flag from all others", async () => {
    const { record: first } = await createRecord(type, { is_current: "true" });
    expect(await currentOnes()).toEqual([first.slug]);
    const { record, address, token } = await createRecord(type);
    for (const body of [{ is_current: true }, formOf({ is_current: "true" })]) {
      const answer = await server.call(`PUT ${address}`, { token, body });
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual({ ...record, is_current: true, updated_at: answer.body.updated_at });
      expect(await currentOnes()).toEqual([record.slug]);
    }
    const { record: third } = await createRecord(type, { is_current: true });
    expect(await currentOnes()).toEqual([third.slug]);
  });

  test("can be none", async () => {
    const { address, token } = await createRecord(type, { is_current: true });
    await server.call(`PUT ${address}`, { token, body: { is_current: "0" } });
    expect(await currentOnes()).toEqual([]);
  });

  test("is one, whatever is asked at the same moment", { tags: "both-databases" }, async () => {
    const made = [];
    for (let i = 0; i < 4; i++) made.push(await createRecord(type));
    const answers = await Promise.all(
      made.map(({ address, token }) => server.call(`PUT ${address}`, { token, body: { is_current: true } })),
    );
    for (const { status } of answers) expect([200, 409]).toContain(status);
    expect(await currentOnes()).toHaveLength(1);
  });
});

test("the name is required in both languages, a new car needs a photo", async () => {
  const token = await server.signIn();
  const post = async (change: object, language: "en" | "cs", withPicture = true) =>
    server.call("POST /cars", {
      token,
      language,
      body: formOf({ ...fields, ...change }, withPicture ? { image: await pictureFile() } : {}),
    });
  for (const translations of [named(" ", "Liška"), named("Fox", "")]) {
    const english = await post({ translations }, "en");
    expect([english.status, english.body.message]).toEqual([422, "Name is required in both languages"]);
    expect((await post({ translations }, "cs")).body.message).toBe("Název je povinný v obou jazycích");
  }
  const without = await post({}, "en", false);
  expect([without.status, without.body.message]).toEqual([422, "Photo is required for a new car"]);
  expect((await post({}, "cs", false)).body.message).toBe("U nového auta je fotografie povinná");
});

test("horsepower and display order are whole numbers from 0, icons are of the twelve", async () => {
  const { address, token } = await createRecord(type);
  for (const [field, value] of [
    ["horsepower", -1],
    ["horsepower", 1.5],
    ["display_order", -1],
    ["spec_icons", { spec_1_icon: "fa-skull" }],
    ["spec_icons", "{not json"],
  ] as const) {
    const answer = await server.call(`PUT ${address}`, { token, body: { [field]: value } });
    expect([answer.status, answer.body.errors[0].path.split(".")[0]]).toEqual([422, field]);
  }
  const blank = await server.call(`PUT ${address}`, { token, body: formOf({ horsepower: "" }) });
  expect(blank.body.horsepower).toBeNull();
});

test("a car without own icons and labels has the default ones", async () => {
  const { spec_icons: _, ...plain } = fields;
  expect((await createRecord({ ...type, fields: plain })).record.spec_icons).toEqual(DEFAULT_SPEC_ICONS);
});
