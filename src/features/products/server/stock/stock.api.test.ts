import { beforeAll, beforeEach, expect, test } from "vitest";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { testServer } from "#testing/test-server.ts";
import { products } from "../products.table.ts";

const server = await testServer();
let token: string;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  await server.services.db.delete(products);
  await server.services.db.delete(historyEntries);
});

const label = (cs: string, en = "") => ({ cs, en });
const create = (changes: object = {}) =>
  server.call("POST /products", {
    token,
    body: {
      slug: "tee",
      price: 590,
      translations: { en: { name: "Tee" }, cs: { name: "Tričko" } },
      ...changes,
    },
  });
const save = (body: object) => server.call("PUT /products/tee", { token, language: "en", body });
const asVisitor = async () => (await server.call("GET /products/tee")).body;

test("a product has no limit and no sizes unless told", async () => {
  expect((await create()).body).toMatchObject({ stock: null, variants: [], is_sold_out: false });
});

test("sizes keep their order and ids; a label in one language serves both; what is left out of the list goes", async () => {
  const { body } = await create({
    variants: [{ label: label("M"), stock: 2 }, { label: label("velké", "large") }],
  });
  expect(body.variants).toMatchObject([
    { label: { cs: "M", en: "M" }, stock: 2, is_active: true },
    { label: { cs: "velké", en: "large" }, stock: null },
  ]);
  const [m, large] = body.variants;
  const after = await save({
    variants: [
      { ...large, is_active: false },
      { label: label("XL"), stock: 1 },
    ],
  });
  expect(after.body.variants).toMatchObject([
    { id: large.id, is_active: false },
    { label: { cs: "XL", en: "XL" }, stock: 1 },
  ]);
  expect((await asVisitor()).variants).toMatchObject([{ label: { en: "XL" } }]);
  const wrong = await save({ variants: [{ id: m.id, label: label("M") }] });
  expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: "variants.0.id" }] } });
  const nameless = await save({ variants: [{ label: label(" ") }] });
  expect(nameless).toMatchObject({
    status: 422,
    body: { message: "A size needs a name", errors: [{ path: "variants.0.label.cs" }] },
  });
});

test("a form that says nothing of stock or sizes leaves them as they are", async () => {
  await create({ stock: 5, variants: [{ label: label("M"), stock: 2 }] });
  expect((await save({ price: 600 })).body).toMatchObject({ stock: 5, variants: [{ stock: 2 }] });
});

test("a count saved from an old form is changed by the difference, so no order is lost", async () => {
  const { body } = await create({ stock: 10, variants: [{ label: label("M"), stock: 4 }] });
  const [{ id }] = body.variants;
  await save({ stock: 8, variants: [{ id, label: label("M"), stock: 3 }] });
  const late = await save({
    stock: 20,
    stock_seen: 10,
    variants: [{ id, label: label("M"), stock: 4, stock_seen: 4 }],
  });
  expect(late.body).toMatchObject({ stock: 18, variants: [{ stock: 3 }] });
});

test("counts are changed quickly, by the team only, and pages show it at once", async () => {
  const { body } = await create({ stock: 3, variants: [{ label: label("M"), stock: 1 }] });
  const [{ id }] = body.variants;
  expect((await asVisitor()).is_sold_out).toBe(false);
  const counts = [{ variant: id, stock: 0, stock_seen: 1 }, { stock: "" }];
  expect((await server.call("PATCH /products/tee/stock", { body: { counts } })).status).toBe(401);
  const answer = await server.call("PATCH /products/tee/stock", { token, body: { counts } });
  expect(answer).toMatchObject({ status: 200, body: { stock: null, variants: [{ stock: 0 }] } });
  expect(await asVisitor()).toMatchObject({ is_sold_out: true });
  for (const wrong of [[{ stock: -1 }], [{ variant: id + 1, stock: 1 }], [{ stock: 1.5 }], []])
    expect((await server.call("PATCH /products/tee/stock", { token, body: { counts: wrong } })).status).toBe(
      422,
    );
  expect((await server.call("PATCH /products/none/stock", { token, body: { counts } })).status).toBe(404);
});
