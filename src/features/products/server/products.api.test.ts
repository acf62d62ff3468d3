import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { testServer } from "#testing/test-server.ts";
import { products } from "./products.table.ts";

const server = await testServer();
let token: string;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  await server.services.db.delete(products);
  await server.services.db.delete(historyEntries);
});

const names = { en: { name: "Cap" }, cs: { name: "Kšiltovka" } };
const cap = (changes: object = {}) => ({ slug: "cap", price: 490, translations: names, ...changes });
const create = (changes: object = {}, language: "cs" | "en" = "en") =>
  server.call("POST /products", { token, language, body: cap(changes) });

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}

const required = {
  slug: "cap",
  price: "490.50",
  "translations[en][name]": "Cap",
  "translations[cs][name]": "Čepice",
};

describe("reading products", () => {
  test("visitors see active ones by display order, the team sees all", async () => {
    await create({ slug: "b", display_order: 2 });
    await create({ slug: "a", display_order: 1 });
    await create({ slug: "hidden", display_order: 0, is_active: false });
    const slugs = (answer: { body: { slug: string }[] }) => answer.body.map((product) => product.slug);
    expect(slugs(await server.call("GET /products"))).toEqual(["a", "b"]);
    expect(slugs(await server.call("GET /products?cacheBuster=123", { token }))).toEqual([
      "hidden",
      "a",
      "b",
    ]);
    expect((await server.call("GET /products/hidden")).status).toBe(404);
    expect((await server.call("GET /products/hidden", { token })).body.slug).toBe("hidden");
  });

  test("featured=true answers the featured ones only; another text is 400", async () => {
    await create({ slug: "plain" });
    await create({ slug: "star", is_featured: true });
    const { body } = await server.call("GET /products?featured=true");
    expect(body.map((product: { slug: string }) => product.slug)).toEqual(["star"]);
    expect((await server.call("GET /products?featured=false")).body).toHaveLength(2);
    expect((await server.call("GET /products?featured=maybe")).status).toBe(400);
  });

  test("carries both languages and the asked one flattened, English where it is blank", async () => {
    await create({ translations: { en: { name: "Cap", description: "Warm" }, cs: { name: "Kšiltovka" } } });
    const { body } = await server.call("GET /products/cap", { language: "cs" });
    expect(body).toMatchObject({ name: "Kšiltovka", description: "Warm", price: 490, image_path: null });
    expect(body.translations.cs.description).toBe("");
    expect((await server.call("GET /products/cap", { language: "en" })).body.name).toBe("Cap");
  });

  test("can be ordered up to and including its last day in Prague", async () => {
    await create({ valid_until: "2026-03-31" });
    const orderable = async (now: string) => {
      server.setNow(new Date(now));
      const { body } = await server.call("GET /products/cap", { token: await server.signIn() });
      return body.is_orderable;
    };
    expect(await orderable("2026-03-31T21:59:00Z")).toBe(true);
    expect(await orderable("2026-03-31T22:01:00Z")).toBe(false);
    server.setNow(null);
    expect(
      (await server.call("PUT /products/cap", { token, body: { valid_until: null } })).body,
    ).toMatchObject({
      valid_until: null,
      is_orderable: true,
    });
  });
});

describe("writing products", () => {
  test("a new product has the defaults of the spec, and its first slug as its id for good", async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toMatchObject({
      id: "cap",
      slug: "cap",
      category: "experience",
      is_featured: false,
      is_bestseller: false,
      is_new: false,
      is_active: true,
      display_order: 0,
      is_withdrawal_exempt: false,
      features: [],
      photos: [],
    });
    const renamed = await server.call("PUT /products/cap", { token, body: { slug: "team-cap" } });
    expect(renamed.body).toMatchObject({ id: "cap", slug: "team-cap", price: 490 });
    expect((await create()).body).toMatchObject({ id: "cap-1", slug: "cap" });
  });

  test("an earlier slug leads on with 301 until another product takes it", async () => {
    await create();
    await server.call("PUT /products/cap", { token, body: { slug: "team-cap" } });
    const moved = await server.call("GET /products/cap", { language: "cs" });
    expect(moved).toMatchObject({
      status: 301,
      body: { code: "MOVED", slug: "team-cap", message: "Přesunuto." },
    });
    expect(moved.headers.location).toBe("/api/products/team-cap");
    await create();
    expect((await server.call("GET /products/cap")).body.id).toBe("cap-1");
    await server.call("PUT /products/team-cap", { token, body: { is_active: false, slug: "t" } });
    expect((await server.call("GET /products/team-cap")).status).toBe(404);
  });

  test("takes a form as the back office sends it", async () => {
    const form = formOf({
      ...required,
      category: "merchandise",
      is_new: "true",
      is_active: "1",
      display_order: "3",
      "translations[cs][what_to_expect]": "Radost",
      "features[0][en]": "Cotton",
      "features[0][cs]": "Bavlna",
      "features[1][en]": "",
      "features[1][cs]": "",
    });
    const { status, body } = await server.call("POST /products", { token, body: form });
    expect(status).toBe(201);
    expect(body).toMatchObject({ price: 490.5, category: "merchandise", is_new: true, display_order: 3 });
    expect(body.features).toEqual([{ en: "Cotton", cs: "Bavlna" }]);
    expect(body.translations.cs).toMatchObject({ name: "Čepice", what_to_expect: "Radost" });
  });

  const refusals: [changes: object, path: string, en: string, cs: string][] = [
    [{ slug: "" }, "slug", "Slug is required", "Slug je povinný"],
    [{ slug: undefined }, "slug", "Slug is required", "Slug je povinný"],
    [
      { slug: "Team Cap" },
      "slug",
      "Slug may contain only lowercase letters without accents, digits, underscores and single hyphens",
      "Slug smí mít jen malá písmena bez diakritiky, číslice, podtržítka a jednotlivé spojovníky",
    ],
    [
      { translations: { en: { name: "Cap" }, cs: { name: " " } } },
      "translations.cs.name",
      "Name is required in both languages",
      "Název je povinný v obou jazycích",
    ],
    ...[undefined, -1, 1.005, "much"].map(
      (price) =>
        [
          { price },
          "price",
          "Price must be a number of at least 0 with at most two decimals",
          "Cena musí být číslo od 0 s nejvýše dvěma desetinnými místy",
        ] as [object, string, string, string],
    ),
    [
      { valid_until: "2026-02-30" },
      "valid_until",
      "Date must be in YYYY-MM-DD format",
      "Datum musí být ve formátu RRRR-MM-DD",
    ],
  ];
  test.each(refusals)(
    "%j is refused with 422 in both languages and stores nothing",
    async (changes, path, en, cs) => {
      for (const [language, message] of [
        ["en", en],
        ["cs", cs],
      ] as const) {
        const answer = await create(changes, language);
        expect(answer).toMatchObject({ status: 422, body: { message, errors: [{ path, message }] } });
      }
      expect((await server.call("GET /products", { token })).body).toEqual([]);
    },
  );

  test("a category, an order or a flag that is none is refused", async () => {
    for (const changes of [{ category: "car" }, { display_order: -1 }, { is_new: "perhaps" }]) {
      const { status, body } = await create(changes);
      expect([status, body.errors[0].path]).toEqual([422, Object.keys(changes)[0]]);
    }
  });

  test("a slug that another product has is 409, for new and for changed ones", async () => {
    await create();
    await create({ slug: "mug" });
    const again = await create({}, "cs");
    expect(again).toMatchObject({ status: 409, body: { message: "Tento slug už má jiný produkt" } });
    const changed = await server.call("PUT /products/mug", { token, language: "en", body: { slug: "cap" } });
    expect(changed).toMatchObject({
      status: 409,
      body: { message: "This slug is already used by another product" },
    });
  });

  test("deleting removes it; a second time is 404", async () => {
    await create();
    expect((await server.call("DELETE /products/cap", { token })).status).toBe(204);
    expect((await server.call("DELETE /products/cap", { token })).status).toBe(404);
    expect((await server.call("PUT /products/cap", { token, body: { price: 1 } })).status).toBe(404);
  });
});
