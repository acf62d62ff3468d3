import { expect, test } from "vitest";
import { formOf, pictureFile } from "#testing/content/content-records.ts";
import { unusableTokens } from "#testing/people/unusable-tokens.ts";
import { testServer } from "#testing/test-server.ts";
import type { UntranslatedRecord } from "./translations.contract.ts";

const server = await testServer();
const token = await server.signIn();

const list = async (language: "en" | "cs" = "en"): Promise<UntranslatedRecord[]> =>
  (await server.call("GET /translations", { token, language })).body;
const one = async (type: string, id: unknown, language?: "en" | "cs") =>
  (await list(language)).find((entry) => entry.type === type && entry.id === String(id));

async function create(path: string, fields: Record<string, unknown>, image?: string) {
  const body = image ? formOf(fields, { [image]: await pictureFile() }) : fields;
  const answer = await server.call(`POST ${path}`, { token, body });
  if (answer.status !== 201) throw new Error(JSON.stringify(answer.body));
  return answer.body;
}

const put = async (path: string, translations: object) => {
  const answer = await server.call(`PUT ${path}`, { token, body: { translations } });
  expect(answer.status, JSON.stringify(answer.body)).toBe(200);
};

test("texts that one language lacks are listed by field, for every type that has words", async () => {
  const person = { name: "Eva", position: "Driver" };
  const member = await create(
    "/team-members",
    { translations: { en: { ...person, description: "Fast" }, cs: person } },
    "image",
  );
  expect(await one("team-members", member.id)).toEqual({
    type: "team-members",
    id: String(member.id),
    key: String(member.id),
    title: "Eva",
    missing: { en: [], cs: ["description"] },
    behind: null,
  });

  const name = { en: { name: "Fox" }, cs: { name: "Liška" } };
  const car = await create(
    "/cars",
    { translations: { ...name, cs: { name: "Liška", specs_1: "9" } } },
    "image",
  );
  expect(await one("cars", car.id, "cs")).toMatchObject({
    key: car.slug,
    title: "Liška",
    missing: { en: ["specs_1"], cs: [] },
  });
  const form = formOf({ car_id: car.id, "descriptions[0][en]": "Rear" });
  form.append("images", await pictureFile());
  const photos = await server.call(`POST /car-photos/${car.id}`, { token, body: form });
  expect(await one("car-photos", photos.body[0].id)).toMatchObject({
    key: car.slug,
    title: "Rear",
    missing: { en: [], cs: ["description"] },
  });

  const product = await create("/products", {
    slug: "cap",
    price: 1,
    translations: name,
    features: [{ en: "", cs: "Nášivka" }],
  });
  expect(await one("products", product.id)).toMatchObject({
    key: "cap",
    missing: { en: ["features"], cs: [] },
  });

  const described = formOf({ slug: "mug", price: 1, translations: name });
  described.append("images", await pictureFile());
  described.append("photoAlts", JSON.stringify({ "new-0": { en: "A mug", cs: "" } }));
  await server.call("POST /products", { token, body: described });
  expect(await one("products", "mug")).toMatchObject({ missing: { en: [], cs: ["photo_alt"] } });

  const image = await create("/gallery", { translations: { en: { title: "" }, cs: { title: " Start " } } });
  expect(await one("gallery", image.id)).toMatchObject({
    title: " Start ".trim(),
    missing: { en: ["title"], cs: [] },
  });
  const setting = await create("/settings", {
    setting_key: "motto",
    translations: { en: { setting_value: "Sideways" }, cs: {} },
  });
  expect(await one("settings", setting.id)).toMatchObject({ missing: { en: [], cs: ["setting_value"] } });
  const titles = { en: { title: "Win", description: "First" }, cs: { title: "Výhra" } };
  const achievement = await create("/achievements", { year: 2026, translations: titles });
  expect(await one("achievements", achievement.id)).toMatchObject({ missing: { cs: ["description"] } });
  const slugs = { en: { slug: "a", title: "A", summary: "S" }, cs: { slug: "b", title: "B" } };
  const post = await create("/blog", { translations: slugs, published_date: "2026-01-01" });
  expect(await one("blog", post.id)).toMatchObject({ title: "A", missing: { cs: ["summary"] } });
  const event = await create(
    "/events",
    {
      date: "2026-05-05",
      translations: {
        en: { title: "Race", location: "Most" },
        cs: { title: "Závod", location: "Most", description: "x" },
      },
    },
    "image",
  );
  expect(await one("events", event.id)).toMatchObject({ missing: { en: ["description"] } });
});

test("a record whose words are whole in both languages is not listed", async () => {
  const sponsor = await create("/sponsors", { translations: { en: { name: "Oil" }, cs: { name: "Olej" } } });
  expect(await one("sponsors", sponsor.id)).toBeUndefined();
});

/** Types that store their words each in its own way. */
const KINDS = [
  { type: "sponsors", path: "/sponsors", fields: {} },
  { type: "shipping-methods", path: "/orders/shipping-methods", fields: { price: 1 } },
  { type: "payment-methods", path: "/orders/payment-methods", fields: { kind: "cash" } },
];

test.each(KINDS)(
  "$type: words changed in one language leave the other one behind, until it follows",
  async ({ type, path, fields }) => {
    const record = await create(path, {
      ...fields,
      translations: { en: { name: "Oil" }, cs: { name: "Olej" } },
    });
    const address = `${path}/${record.id}`;
    const behind = async () => (await one(type, record.id))?.behind;

    await put(address, { en: { name: "Oil Ltd" } });
    const first = await behind();
    expect(first?.language).toBe("cs");
    expect(Math.abs(Date.parse(first?.since ?? "") - Date.now())).toBeLessThan(60_000);
    await put(address, { en: { name: "Oil Inc" } });
    expect(await behind()).toEqual(first);
    await server.call(`PUT ${address}`, { token, body: { display_order: 5 } });
    expect(await behind()).toEqual(first);
    await put(address, { cs: { name: "Olej, a. s." } });
    expect(await behind()).toBeUndefined();

    await put(address, { cs: { name: "Oleje" } });
    expect((await behind())?.language).toBe("en");
    await put(address, { en: { name: "Oils" }, cs: { name: "Olejíčky" } });
    expect(await behind()).toBeUndefined();
  },
);

test("filling what a language lacked leaves the other one as it was", async () => {
  const texts = { en: { title: "Win", description: "First" }, cs: { title: "Výhra" } };
  const record = await create("/achievements", { year: 2025, translations: texts });
  await put(`/achievements/${record.id}`, { cs: { description: "První" } });
  expect(await one("achievements", record.id)).toBeUndefined();
  await put(`/achievements/${record.id}`, { cs: { description: "" } });
  expect(await one("achievements", record.id)).toMatchObject({
    missing: { cs: ["description"] },
    behind: { language: "en" },
  });
});

test("a setting's words count like those of any other record", async () => {
  const both = { en: { setting_value: "One" }, cs: { setting_value: "Jedna" } };
  const setting = await create("/settings", { setting_key: "number", translations: both });
  await put(`/settings/${setting.id}`, { cs: { setting_value: "Dva" } });
  expect((await one("settings", setting.id))?.behind?.language).toBe("en");
});

test("an older translation that is right all the same is confirmed", async () => {
  const record = await create("/sponsors", { translations: { en: { name: "Tyer" }, cs: { name: "Guma" } } });
  await put(`/sponsors/${record.id}`, { en: { name: "Tyre" } });
  const confirm = (body: object, sent: object = { token }) =>
    server.call("POST /translations/confirm", { ...sent, body });
  const named = { type: "sponsors", id: record.id };
  expect((await confirm(named, {})).status).toBe(401);
  expect((await confirm({ type: "sponsors", id: "999999" })).status).toBe(404);
  expect((await confirm({ type: "cats", id: "1" })).status).toBe(422);
  expect((await one("sponsors", record.id))?.behind?.language).toBe("cs");
  expect((await confirm(named)).status).toBe(204);
  expect(await one("sponsors", record.id)).toBeUndefined();
});

test("the list is for the team only", async () => {
  expect((await server.call("GET /translations")).status).toBe(401);
  for (const unusable of Object.values(await unusableTokens(server)))
    expect((await server.call("GET /translations", { token: unusable })).status).toBe(401);
});
