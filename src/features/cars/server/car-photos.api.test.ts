import { expect, test } from "vitest";
import { fileOf, formOf, pictureFile } from "#testing/content/content-records.ts";
import { isServed, storedFiles } from "#testing/content/picture-behaviour.ts";
import { htmlNamedJpg } from "#testing/content/sample-images.ts";
import { unusableTokens } from "#testing/people/unusable-tokens.ts";
import { testServer } from "#testing/test-server.ts";
import { carPhotos } from "./cars.table.ts";

const server = await testServer();
const token = await server.signIn();

async function newCar(change: object = {}) {
  const translations = { en: { name: "Night Fox" }, cs: { name: "Noční liška" } };
  const body = formOf({ translations, ...change }, { image: await pictureFile() });
  return (await server.call("POST /cars", { token, body })).body;
}

/** As the back office sends it: repeated `images`, the other values by number. */
async function upload(carId: number, count: number, values: Record<string, string> = {}) {
  const form = formOf({ car_id: carId, ...values });
  for (let i = 0; i < count; i++) form.append("images", await pictureFile(40 + i, 30));
  return form;
}

const add = async (carId: number, count: number, values?: Record<string, string>, language?: "en" | "cs") =>
  server.call(`POST /car-photos/${carId}`, { token, language, body: await upload(carId, count, values) });

const pathsOf = (photos: { image_path: string }[]) => photos.map(({ image_path }) => image_path);

test("photos are stored with their names, orders and captions, and read by order", async () => {
  const car = await newCar();
  const values = {
    "names[0]": "first.jpg",
    "names[1]": "second.jpg",
    "display_orders[0]": "2",
    "display_orders[1]": "1",
    "descriptions[0][en]": "In the paddock",
    "descriptions[0][cs]": "V depu",
    "descriptions[1][en]": "At the start",
  };
  const made = await add(car.id, 2, values, "cs");
  expect(made.status).toBe(201);
  expect(made.body).toMatchObject([
    { name: "first.jpg", display_order: 2, description: "V depu", car_id: car.id },
    { name: "second.jpg", display_order: 1, description: "At the start" },
  ]);
  const [first, second] = made.body;
  for (const read of [`/car-photos/${car.id}`, `/car-photos?car_id=${car.id}`]) {
    const { body } = await server.call(`GET ${read}`, { language: "cs" });
    expect(body).toEqual([second, first]);
    expect((await server.call(`GET ${read}`, { language: "en" })).body[1].description).toBe("In the paddock");
  }
  expect(pathsOf((await server.call(`GET /cars/${car.slug}`)).body.photos)).toEqual(pathsOf([second, first]));
});

test("orders start at 1 and go on after the last one where none are sent", async () => {
  const car = await newCar();
  const orders = ({ body }: { body: { display_order: number }[] }) =>
    body.map(({ display_order }) => display_order);
  expect(orders(await add(car.id, 2))).toEqual([1, 2]);
  expect(orders(await add(car.id, 2))).toEqual([3, 4]);
});

test("twenty photos go at once, twenty-one do not, none neither, with the spec's words", async () => {
  const car = await newCar();
  expect((await add(car.id, 20)).body).toHaveLength(20);
  const before = await storedFiles(server);
  const words = {
    21: ["You can upload a maximum of 20 photos at once", "Najednou lze nahrát nejvýše 20 fotografií"],
    0: ["Select at least one photo to upload", "Vyberte alespoň jednu fotografii k nahrání"],
  };
  for (const [count, [en, cs]] of Object.entries(words)) {
    const english = await add(car.id, Number(count), {}, "en");
    expect([english.status, english.body.message, english.body.errors[0].path]).toEqual([422, en, "images"]);
    expect((await add(car.id, Number(count), {}, "cs")).body.message).toBe(cs);
  }
  expect(await storedFiles(server)).toEqual(before);
});

test("an order below 1 is refused, at upload and later", async () => {
  const car = await newCar();
  const refused = await add(car.id, 1, { "display_orders[0]": "0" }, "cs");
  expect([refused.status, refused.body.message]).toEqual([422, "Pořadí musí být alespoň 1"]);
  const [photo] = (await add(car.id, 1)).body;
  const body = { display_order: 0 };
  expect((await server.call(`PUT /car-photos/${photo.id}`, { token, body })).status).toBe(422);
});

test("one wrong picture among good ones stores none", async () => {
  const car = await newCar();
  const before = await storedFiles(server);
  const { bytes, filename } = htmlNamedJpg();
  const body = await upload(car.id, 2);
  body.append("images", fileOf(bytes, filename));
  expect((await server.call(`POST /car-photos/${car.id}`, { token, body })).status).toBe(415);
  expect((await server.call(`GET /car-photos/${car.id}`)).body).toEqual([]);
  expect(await storedFiles(server)).toEqual(before);
});

test("PUT changes name, order and captions of a photo, and only what is sent", async () => {
  const car = await newCar();
  const [photo] = (await add(car.id, 1, { "names[0]": "a.jpg", "descriptions[0][en]": "Caption" })).body;
  const put = (body: object) => server.call(`PUT /car-photos/${photo.id}`, { token, body });
  const renamed = (await put({ name: "b.jpg" })).body;
  expect(renamed).toEqual({ ...photo, name: "b.jpg", updated_at: renamed.updated_at });
  const all = await put({ display_order: 5, translations: { cs: { description: "Popisek" } } });
  expect(all.body).toMatchObject({
    name: "b.jpg",
    display_order: 5,
    image_path: photo.image_path,
    translations: { en: { description: "Caption" }, cs: { description: "Popisek" } },
  });
});

test("a deleted photo is gone with its file, the others stay", async () => {
  const car = await newCar();
  const [first, second] = (await add(car.id, 2)).body;
  expect((await server.call(`DELETE /car-photos/${first.id}`, { token })).status).toBe(204);
  expect(await isServed(server, first.image_path)).toBe(false);
  expect(await isServed(server, second.image_path)).toBe(true);
  expect((await server.call(`GET /car-photos/${car.id}`)).body).toMatchObject([{ id: second.id }]);
  expect((await server.call(`DELETE /car-photos/${first.id}`, { token })).status).toBe(404);
});

test("deleting a car deletes its photos and all their files", async () => {
  const before = await storedFiles(server);
  const rows = await server.services.db.$count(carPhotos);
  const car = await newCar();
  await add(car.id, 3);
  expect((await server.call(`DELETE /cars/${car.slug}`, { token })).status).toBe(204);
  expect(await storedFiles(server)).toEqual(before);
  expect(await server.services.db.$count(carPhotos)).toBe(rows);
});

test("photos of an unknown car, or for visitors of an inactive one, are not found", async () => {
  const hidden = await newCar({ is_active: "false" });
  await add(hidden.id, 1);
  for (const read of [`/car-photos/${hidden.id}`, `/car-photos?car_id=${hidden.id}`]) {
    expect((await server.call(`GET ${read}`)).status).toBe(404);
    expect((await server.call(`GET ${read}`, { token })).body).toHaveLength(1);
  }
  expect((await server.call("GET /car-photos/2000000000")).status).toBe(404);
  expect((await add(2_000_000_000, 1)).status).toBe(404);
  for (const read of ["/car-photos/fox", "/car-photos", "/car-photos?car_id=fox"])
    expect((await server.call(`GET ${read}`)).status, read).toBe(400);
});

test("photo calls are refused without a valid access token", async () => {
  const car = await newCar();
  const [photo] = (await add(car.id, 1)).body;
  const tokens = await unusableTokens(server);
  for (const bad of [undefined, ...Object.values(tokens)]) {
    const calls = [`POST /car-photos/${car.id}`, `PUT /car-photos/${photo.id}`];
    for (const write of calls)
      expect((await server.call(write, { token: bad, body: { name: "x" } })).status, write).toBe(401);
    expect((await server.call(`DELETE /car-photos/${photo.id}`, { token: bad })).status).toBe(401);
    if (bad) expect((await server.call(`GET /car-photos/${car.id}`, { token: bad })).status).toBe(401);
  }
});
