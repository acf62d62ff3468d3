import { beforeAll, beforeEach, expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";
import { products } from "./products.table.ts";

const server = await testServer();
let token: string;
const names = { en: { name: "Key ring" }, cs: { name: "Klíčenka" } };
const maker = {
  name: "Ruber s.r.o.",
  address: "Hrnčířská 1, 470 01 Česká Lípa",
  contact: "info@ruber.example",
};
const NOBODY = { name: "", address: "", contact: "" };

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(() => server.services.db.delete(products));

const create = (changes: object = {}, language: "cs" | "en" = "cs") =>
  server.call("POST /products", {
    token,
    language,
    body: { slug: "key-ring", price: 199, category: "merchandise", translations: names, ...changes },
  });

test("maker, person in the EU and warnings are stored and answered; by default there are none", async () => {
  const { body: plain } = await create({ slug: "plain" });
  expect([plain.maker, plain.eu_responsible, plain.safety]).toEqual([NOBODY, NOBODY, ""]);
  const translations = {
    en: { name: "Key ring", safety: "Small parts" },
    cs: { name: "Klíčenka", safety: "Malé části" },
  };
  const eu_responsible = { ...maker, name: "Dovozce a.s.", contact: "www.dovozce.example" };
  expect((await create({ maker, eu_responsible, translations })).status).toBe(201);
  const { body } = await server.call("GET /products/key-ring", { language: "cs" });
  expect(body).toMatchObject({ maker, eu_responsible, safety: "Malé části" });
  const form = new FormData();
  form.append("maker", JSON.stringify({ ...maker, name: "Guma" }));
  const sent = await server.call("PUT /products/key-ring", { token, body: form });
  expect(sent.body.maker).toEqual({ ...maker, name: "Guma" });
});

test("who is named is named whole, with an address where messages arrive", async () => {
  for (const [changes, path, said] of [
    [{ address: " " }, "maker.address", "Chybí poštovní adresa"],
    [{ contact: "" }, "maker.contact", "Chybí e-mail nebo webová adresa"],
    [{ name: "" }, "maker.name", "Chybí jméno nebo název"],
    [{ contact: "javascript:alert(1)" }, "maker.contact", "E-mail nebo webová adresa"],
    [{ contact: "call us" }, "maker.contact", "E-mail nebo webová adresa"],
  ] as const) {
    const { status, body } = await create({ maker: { ...maker, ...changes } });
    expect([status, body.errors?.[0].path]).toEqual([422, path]);
    expect(body.errors[0].message).toContain(said);
  }
  expect((await create({ maker: "nobody" })).status).toBe(422);
});

test("who may ride: height and weight are optional, whole, and the upper limit is not below the lower one", async () => {
  const limits = { min_height: 140, max_height: null, min_weight: null, max_weight: 120 };
  const { status, body } = await create(limits);
  expect([status, body]).toMatchObject([201, limits]);
  const change = (fields: object) => server.call(`PUT /products/${body.slug}`, { token, body: fields });
  expect(await change({ max_height: 139 })).toMatchObject({
    status: 422,
    body: { errors: [{ path: "max_height", message: "The upper limit is below the lower one" }] },
  });
  expect((await change({ min_weight: 20.5 })).status).toBe(422);
  expect((await change({ min_height: null, max_weight: null })).body).toMatchObject({
    min_height: null,
    max_weight: null,
  });
});
