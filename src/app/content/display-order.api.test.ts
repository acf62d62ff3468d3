import { expect, test } from "vitest";
import { type ContentType, pathOf, uploadsOf } from "#kit/contract/content/content-type.ts";
import { formOf, pictureFile } from "#testing/content/content-records.ts";
import { sampleOf, sampleRecordOf } from "#testing/content/content-sample.ts";
import { unusableTokens } from "#testing/people/unusable-tokens.ts";
import { payTo } from "#testing/shop/orders-test-data.ts";
import { testServer } from "#testing/test-server.ts";
import { implementations } from "../declared-site.ts";
import * as contentTypes from "./content-types.ts";

const server = await testServer();
const token = await server.signIn();
// Visitors see a transfer among the payment methods only where there is an account for it.
await payTo(server.services.db, "2000145399/0800");

/** Every list with an order: the types whose declaration has a call for it. Photos are ordered within their car. */
const LISTS = Object.values(contentTypes)
  .filter((content) => content.type !== "car-photos" && canReorder(content))
  .map((content) => ({ list: content.type, path: pathOf(content), content: content as ContentType }));

function canReorder({ type }: ContentType): boolean {
  return implementations.some(({ endpoints }) =>
    Object.values(endpoints).some(({ path }) => path === `/display-order/${type}`),
  );
}

/** What a new record is sent as; products say their own address. */
async function bodyOf(content: ContentType, name: string): Promise<unknown> {
  if (content.type === "products") return { ...sampleRecordOf(content, name), slug: name, price: 1 };
  return uploadsOf(content).length > 0 ? sampleOf(content, name) : sampleRecordOf(content, name);
}

test("lists with an order are found", () => {
  expect(LISTS.length).toBeGreaterThanOrEqual(9);
});

type Id = string | number;
const idsOf = (records: { id: Id }[]) => records.map(({ id }) => id);

test.each(LISTS)(
  "$list are put into a new order in one call, for visitors too",
  async ({ list, path, content }) => {
    for (const name of ["one", "two", "three"]) {
      const body = await bodyOf(content, name);
      expect((await server.call(`POST ${path}`, { token, body })).status).toBe(201);
    }
    const before = (await server.call(`GET ${path}`, { token })).body;
    const ids: Id[] = idsOf(before).reverse();
    const answer = await server.call(`PUT /display-order/${list}`, { token, body: { ids } });
    expect([answer.status, answer.body]).toEqual([204, ""]);
    const after = (await server.call(`GET ${path}`)).body;
    expect(idsOf(after)).toEqual(ids);
    expect(after.map((entry: { display_order: number }) => entry.display_order)).toEqual([...ids.keys()]);
  },
);

test.each(LISTS)(
  "$list: an order that is not of exactly these records is refused and changes nothing",
  async ({ list, path }) => {
    const before = (await server.call(`GET ${path}`, { token })).body;
    const ids: Id[] = idsOf(before);
    const put = (body: unknown, language: "en" | "cs" = "en") =>
      server.call(`PUT /display-order/${list}`, { token, body, language });
    const stranger = typeof ids[0] === "string" ? "nobody" : 2_000_000_000;
    for (const wrong of [ids.slice(1), [...ids, stranger], [stranger, ...ids.slice(1)]]) {
      const answer = await put({ ids: wrong }, "cs");
      expect(answer.status).toBe(409);
      expect(answer.body.message).toMatch(/^Mezitím nějaký záznam/);
    }
    for (const wrong of [{}, { ids: [] }, { ids: "1" }, { ids: [ids[0], ids[0]] }, { ids: [{ id: 1 }] }])
      expect((await put(wrong)).status).toBe(422);
    for (const unusable of [undefined, ...Object.values(await unusableTokens(server))]) {
      const sent = { body: { ids: ids.toReversed() }, ...(unusable !== undefined && { token: unusable }) };
      expect((await server.call(`PUT /display-order/${list}`, sent)).status).toBe(401);
    }
    expect((await server.call(`GET ${path}`, { token })).body).toEqual(before);
  },
);

test("photos are ordered within their car, from 1", async () => {
  const [car, other] = (await server.call("GET /cars", { token })).body;
  const upload = async (carId: number, count: number) => {
    const form = formOf({ car_id: carId });
    for (let i = 0; i < count; i++) form.append("images", await pictureFile(40 + i, 30));
    return idsOf((await server.call(`POST /car-photos/${carId}`, { token, body: form })).body);
  };
  const ids = await upload(car.id, 3);
  const [foreign] = await upload(other.id, 1);
  const put = (ids: unknown[]) => server.call("PUT /display-order/car-photos", { token, body: { ids } });
  expect((await put(ids.toReversed())).status).toBe(204);
  const photos = (await server.call(`GET /car-photos/${car.id}`)).body;
  expect(
    photos.map(({ id, display_order }: { id: number; display_order: number }) => [id, display_order]),
  ).toEqual(ids.toReversed().map((id, index) => [id, index + 1]));
  expect((await put([...ids, foreign])).status).toBe(409);
  expect((await put([2_000_000_000])).status).toBe(404);
  expect((await server.call("PUT /display-order/car-photos", { body: { ids } })).status).toBe(401);
});
