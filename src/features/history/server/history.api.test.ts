import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { cars } from "#features/cars/server/cars.table.ts";
import { teamMembers } from "#features/team-members/server/team-members.table.ts";
import { BASED_ON } from "#kit/contract/history.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { formOf, pictureFile } from "#testing/content-records.ts";
import { isServed } from "#testing/picture-behaviour.ts";
import { testServer } from "#testing/test-server.ts";
import { unusableTokens } from "#testing/unusable-tokens.ts";

const server = await testServer();
const { db } = server.services;
let token = "";

const both = (texts: Record<string, string>) => ({ translations: { en: texts, cs: texts } });
const send = (name: string, body?: unknown, language: "cs" | "en" = "en") =>
  server.call(name, { token, body, language });
const log = async (query = "") => (await send(`GET /history?${query}`)).body;
const newest = async (query = "") => (await log(query)).entries[0];
const restore = (id: number, language: "cs" | "en" = "en") =>
  send(`POST /history/${id}/restore`, undefined, language);
const withPicture = async (fields: object, field = "image") =>
  formOf({ ...fields }, { [field]: await pictureFile() });
const addCar = async (name: string, fields: object = {}) =>
  (await send("POST /cars", await withPicture({ ...both({ name }), ...fields }))).body;

beforeAll(async () => {
  token = await server.signIn();
});
beforeEach(async () => {
  await db.delete(cars);
  await db.delete(teamMembers);
  await db.delete(historyEntries);
});

describe("an entry", () => {
  test("says who changed what and when, and holds both versions", async () => {
    const car = await addCar("Falcon");
    server.setNow(new Date("2026-05-20T10:00:00Z"));
    await send(`PUT /cars/${car.slug}`, { translations: { cs: { name: "Sokol" } } });
    server.setNow(null);
    const entry = await newest();
    expect(entry).toMatchObject({
      at: "2026-05-20T10:00:00.000Z",
      user: { email: "admin@example.cz" },
      type: "cars",
      record_id: String(car.id),
      action: "changed",
      label: { en: "Falcon", cs: "Sokol" },
      exists: true,
      can_restore: true,
    });
    const { body } = await send(`GET /history/${entry.id}`);
    expect(body.before.translations.cs.name).toBe("Falcon");
    expect(body.after.translations.cs.name).toBe("Sokol");
    expect(body.changed_since).toBe(false);
  });

  test("is not there for a write that was refused or rolled back", async () => {
    await addCar("Falcon");
    const before = (await log()).pagination.total;
    expect((await send("POST /cars", both({ name: "" }))).status).toBe(422);
    expect(
      (await send("PUT /cars/falcon", { image_path: "/media/aaaaaaaaaaaaaaaa-4x3-e84818.jpg" })).status,
    ).toBe(422);
    expect((await send("DELETE /cars/nobody-knows-it")).status).toBe(404);
    expect((await log()).pagination.total).toBe(before);
  });

  test("is written with the change or not at all: where the log fails, nothing changes", async () => {
    const car = await addCar("Falcon");
    await db.execute("alter table history_entries add constraint broken check (action <> 'changed')");
    try {
      expect((await send(`PUT /cars/${car.slug}`, { horsepower: 1 })).status).toBe(500);
    } finally {
      await db.execute("alter table history_entries drop constraint broken");
    }
    expect((await send(`GET /cars/${car.slug}`)).body.horsepower).toBeNull();
    expect((await newest()).action).toBe("added");
  });

  test("is left out where nothing was changed", async () => {
    const car = await addCar("Falcon");
    expect((await send(`PUT /cars/${car.slug}`, both({ name: "Falcon" }))).status).toBe(200);
    expect((await log()).pagination.total).toBe(1);
  });

  test("is written for the car that loses the current season, too", async () => {
    await addCar("One", { is_current: true });
    await addCar("Two", { is_current: true });
    const labels = (await log()).entries.map(({ action, label }: never) => [
      action,
      (label as { en: string }).en,
    ]);
    expect(labels).toEqual([
      ["added", "Two"],
      ["changed", "One"],
      ["added", "One"],
    ]);
  });
});

describe("the list", () => {
  test("is filtered by kind, record, person and text, in pages", async () => {
    const car = await addCar("Falcon");
    await send(`PUT /cars/${car.slug}`, { horsepower: 500 });
    await send("POST /sponsors", both({ name: "Mazda 100%" }));
    expect((await log("type=cars")).entries).toHaveLength(2);
    expect((await log(`type=cars&record=${car.id}`)).pagination.total).toBe(2);
    expect((await log(`type=cars&record=${car.id + 1}`)).pagination.total).toBe(0);
    expect((await log("q=falc")).pagination.total).toBe(2);
    expect((await log("q=100%25")).pagination.total).toBe(1);
    expect((await log("q=ADMIN@")).pagination.total).toBe(3);
    const { users } = await log();
    expect(users).toMatchObject([{ email: "admin@example.cz" }]);
    expect((await log(`user=${users[0].id}`)).pagination.total).toBe(3);
    expect((await log(`user=${users[0].id + 1}`)).pagination.total).toBe(0);
    const second = await log("limit=2&page=2");
    expect(second.entries).toHaveLength(1);
    expect(second.pagination).toEqual({ page: 2, limit: 2, total: 3, totalPages: 2 });
  });

  test("is the team's alone, like all of it", async () => {
    const car = await addCar("Falcon");
    await send(`PUT /cars/${car.slug}`, { horsepower: 500 });
    const { id } = await newest();
    for (const bad of [undefined, ...Object.values(await unusableTokens(server))]) {
      for (const name of [
        "GET /history",
        `GET /history/${id}`,
        `GET /history/${id}/picture?path=${car.image_path}`,
        `POST /history/${id}/restore`,
      ])
        expect((await server.call(name, { token: bad })).status, name).toBe(401);
    }
    expect((await send(`GET /cars/${car.slug}`)).body.horsepower).toBe(500);
  });

  test("knows no entry that is not there, and no kind that is none", async () => {
    expect((await send("GET /history/999999")).status).toBe(404);
    expect((await restore(999999)).status).toBe(404);
    expect((await send("GET /history?type=spaceships")).status).toBe(400);
    expect((await send("GET /history/seven")).status).toBe(400);
  });
});

describe("restoring", () => {
  test("puts the previous version back with its picture, seen by visitors at once, and is an entry itself", async () => {
    const car = await addCar("Falcon");
    const changed = (await send(`PUT /cars/${car.slug}`, await withPicture({ horsepower: 500 }))).body;
    expect([await isServed(server, car.image_path), await isServed(server, changed.image_path)]).toEqual([
      false,
      true,
    ]);
    const { status, body } = await restore((await newest()).id);
    expect(status).toBe(200);
    expect(body).toMatchObject({ action: "restored", type: "cars", can_restore: true });
    const now = (await server.call(`GET /cars/${car.slug}`)).body;
    expect(now).toMatchObject({ horsepower: null, image_path: car.image_path });
    expect([await isServed(server, car.image_path), await isServed(server, changed.image_path)]).toEqual([
      true,
      false,
    ]);
    // And back again: a restore can be undone like any change.
    await restore(body.id);
    expect((await server.call(`GET /cars/${car.slug}`)).body).toMatchObject({
      horsepower: 500,
      image_path: changed.image_path,
    });
    expect(await isServed(server, changed.image_path)).toBe(true);
  });

  test("brings a deleted record back under its own id and address, with all photos", async () => {
    const car = await addCar("Falcon");
    const photos = (await send(`POST /car-photos/${car.id}`, await withPicture({}, "images"))).body;
    const before = (await send(`GET /cars/${car.slug}`)).body;
    await send(`DELETE /cars/${car.slug}`);
    expect(await isServed(server, photos[0].image_path)).toBe(false);
    const entry = await newest();
    expect(entry).toMatchObject({ action: "deleted", exists: false });
    expect((await restore(entry.id)).status).toBe(200);
    const { updated_at: _, photos: after, ...now } = (await send(`GET /cars/${car.slug}`)).body;
    const { updated_at: __, photos: were, ...was } = before;
    expect(now).toEqual(was);
    expect(after).toMatchObject([{ id: were[0].id, image_path: were[0].image_path }]);
    expect(await isServed(server, photos[0].image_path)).toBe(true);
    expect(await isServed(server, car.image_path)).toBe(true);
    expect((await newest(`type=cars&record=${car.id}`)).exists).toBe(true);
  });

  test("brings a product's photos, prices and former address back", async () => {
    const made = await send(
      "POST /products",
      await withPicture({ ...both({ name: "Ride" }), slug: "ride", price: 100 }, "images"),
    );
    const [photo] = made.body.photos;
    const change = formOf({ slug: "long-ride", price: 12.5 }, { images: await pictureFile() });
    change.set("photosToRemove[0]", String(photo.id));
    const changed = (await send("PUT /products/ride", change)).body;
    expect(changed.photos).toHaveLength(1);
    expect(changed.photos[0].id).not.toBe(photo.id);
    expect((await restore((await newest()).id)).status).toBe(200);
    expect((await server.call("GET /products/ride")).body).toMatchObject({ price: 100, photos: [photo] });
    expect((await server.call("GET /products/long-ride")).status).toBe(301);
    expect(await isServed(server, photo.image_path)).toBe(true);
    await send("DELETE /products/ride");
    await restore((await newest()).id);
    expect((await server.call("GET /products/ride")).body).toMatchObject({ id: "ride", photos: [photo] });
  });

  test("brings a post back with its slugs and the pictures of its text", async () => {
    const image = await send("POST /blog/images", await withPicture({}));
    const content = `<p><img src="${image.body.image_path}" alt="x" /></p>`;
    const { body: post } = await send("POST /blog", both({ title: "News", slug: "news", content }));
    await send(`DELETE /blog/${post.id}`);
    expect(await isServed(server, image.body.image_path)).toBe(false);
    expect((await restore((await newest()).id)).status).toBe(200);
    expect((await server.call("GET /blog/news")).body).toMatchObject({ id: post.id, content });
    expect(await isServed(server, image.body.image_path)).toBe(true);
    await send(`DELETE /blog/${post.id}`);
  });

  test("is refused in the asked language where another record has taken its place", async () => {
    const car = await addCar("Falcon");
    await send(`DELETE /cars/${car.slug}`);
    const { id } = await newest();
    await addCar("Falcon");
    const total = (await log()).pagination.total;
    const answers = { en: await restore(id, "en"), cs: await restore(id, "cs") };
    expect([answers.en.status, answers.cs.status]).toEqual([409, 409]);
    expect(answers.en.body.message).toContain("another record uses its address");
    expect(answers.cs.body.message).toContain("mezitím používá jiný záznam");
    expect((await log()).pagination.total).toBe(total);
    expect(await isServed(server, car.image_path)).toBe(false);

    const { body: post } = await send("POST /blog", both({ title: "News", slug: "taken" }));
    await send(`DELETE /blog/${post.id}`);
    const deleted = await newest();
    await send("POST /blog", both({ title: "Other news", slug: "taken" }));
    expect(await restore(deleted.id, "cs")).toMatchObject({
      status: 409,
      body: { message: "Tento URL slug už patří jinému příspěvku" },
    });
  });

  test("of a photo whose car is gone asks for the car first", async () => {
    const car = await addCar("Falcon");
    const [photo] = (await send(`POST /car-photos/${car.id}`, await withPicture({}, "images"))).body;
    await send(`DELETE /car-photos/${photo.id}`);
    const { id } = await newest();
    await send(`DELETE /cars/${car.slug}`);
    expect(await restore(id, "cs")).toMatchObject({
      status: 409,
      body: { message: "Auto této fotografie už neexistuje. Nejdřív obnovte auto." },
    });
    await restore((await newest("type=cars")).id);
    expect((await restore(id)).status).toBe(200);
    expect((await server.call(`GET /car-photos/${car.id}`)).body).toMatchObject([{ id: photo.id }]);
  });

  test("is not offered for what was added, nor for orders and messages", async () => {
    await addCar("Falcon");
    const added = await newest();
    expect(added.can_restore).toBe(false);
    expect(await restore(added.id, "cs")).toMatchObject({
      status: 409,
      body: { message: "Předchozí verze tohoto záznamu neexistuje, není co vrátit." },
    });
  });

  test("takes the current season from the car that has it now", async () => {
    const one = await addCar("One", { is_current: true });
    await send(`PUT /cars/${one.slug}`, { is_current: false });
    const { id } = await newest();
    const two = await addCar("Two", { is_current: true });
    expect((await restore(id)).status).toBe(200);
    expect((await send(`GET /cars/${one.slug}`)).body.is_current).toBe(true);
    expect((await send(`GET /cars/${two.slug}`)).body.is_current).toBe(false);
  });

  test("many times at once brings one record", async () => {
    const car = await addCar("Falcon");
    await send(`DELETE /cars/${car.slug}`);
    const { id } = await newest();
    const answers = await Promise.all(Array.from({ length: 4 }, () => restore(id)));
    expect(answers.map(({ status }) => status).every((status) => status === 200 || status === 409)).toBe(
      true,
    );
    expect(await db.$count(cars)).toBe(1);
  });
});

describe("pictures that only the log holds", () => {
  test("are seen by the team in the log alone, until the entry goes after a year", async () => {
    const car = await addCar("Falcon");
    await send(`DELETE /cars/${car.slug}`);
    const { id } = await newest();
    const picture = () =>
      server.app.inject({
        url: `/api/history/${id}/picture?path=${car.image_path}`,
        headers: { authorization: `Bearer ${token}` },
      });
    expect((await picture()).headers["content-type"]).toBe("image/webp");
    expect(await isServed(server, car.image_path)).toBe(false);
    for (const name of [car.image_path.slice("/media/".length), "x.jpg"])
      expect((await server.app.inject({ url: `/media/kept/${name}` })).statusCode).toBe(404);
    await server.services.media.sweep({ fileGraceMs: 0, rowGraceMs: 0 });
    expect((await picture()).statusCode).toBe(200);

    await db.delete(historyEntries);
    await server.services.media.sweep({ fileGraceMs: 0, rowGraceMs: 0 });
    expect(await server.services.media.read(car.image_path)).toBeNull();
  });

  test("a sweep brings each file to where it belongs after a crash between commit and files", async () => {
    const car = await addCar("Falcon");
    await db.delete(cars);
    await server.services.media.sweep({ fileGraceMs: 0, rowGraceMs: 0 });
    expect(await isServed(server, car.image_path)).toBe(false);
    const { id: _id, created_at: _, updated_at: __, photos: ___, ...row } = car;
    await db.insert(cars).values(row);
    await server.services.media.sweep({ fileGraceMs: 0, rowGraceMs: 0 });
    expect(await isServed(server, car.image_path)).toBe(true);
  });
});

describe("a write that says what it is based on", () => {
  const based = (name: string, basis: string, body: unknown) =>
    server.call(name, { token, body, language: "cs", headers: { [BASED_ON]: basis } });

  test("passes while the record is what it was, and is 409 with the present record once it is not", async () => {
    const car = await addCar("Falcon");
    const path = `PUT /cars/${car.slug}`;
    const first = await based(path, car.updated_at, { horsepower: 500 });
    expect(first.status).toBe(200);
    const second = await based(path, car.updated_at, formOf({ horsepower: 600, ...both({ name: "Hawk" }) }));
    expect(second).toMatchObject({
      status: 409,
      body: {
        code: "CHANGED_MEANWHILE",
        message: "Tento záznam mezitím změnil někdo jiný.",
        changed_by: "admin",
      },
    });
    expect(second.body.record).toEqual(first.body);
    expect((await send(`GET /cars/${car.slug}`)).body).toMatchObject({ horsepower: 500, name: "Falcon" });
    expect((await based(path, second.body.record.updated_at, { horsepower: 600 })).status).toBe(200);
  });

  test("of two at once on the same basis wins exactly one", async () => {
    const car = await addCar("Falcon");
    const answers = await Promise.all(
      [500, 600, 700].map((horsepower) => based(`PUT /cars/${car.slug}`, car.updated_at, { horsepower })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    const winner = answers.find(({ status }) => status === 200);
    expect((await send(`GET /cars/${car.slug}`)).body).toEqual(winner?.body);
  });

  test("each change names another version, however quickly they come", async () => {
    const car = await addCar("Falcon");
    const versions = new Set([car.updated_at]);
    for (let horsepower = 1; horsepower <= 20; horsepower++)
      versions.add((await send(`PUT /cars/${car.slug}`, { horsepower })).body.updated_at);
    expect(versions.size).toBe(21);
  });

  test("finds a product that has another address by now, and says so", async () => {
    const { body: made } = await send("POST /products", {
      ...both({ name: "Ride" }),
      slug: "based",
      price: 1,
    });
    await send("PUT /products/based", { slug: "based-anew" });
    const answer = await based("PUT /products/based", made.updated_at, { price: 2 });
    expect(answer.status).toBe(409);
    expect(answer.body.record).toMatchObject({ slug: "based-anew", price: 1 });
    expect(answer.body.record).not.toHaveProperty("price_halere");
    expect((await send("PUT /products/based", { price: 2 })).status).toBe(404);
  });

  test("is not found where the record was deleted", async () => {
    const car = await addCar("Falcon");
    await send(`DELETE /cars/${car.slug}`);
    expect((await based(`PUT /cars/${car.slug}`, car.updated_at, { horsepower: 1 })).status).toBe(404);
    // What was typed can be saved as a new record, with the picture that it had.
    const anew = await send("POST /cars", { ...both({ name: "Falcon" }), image_path: car.image_path });
    expect(anew.status).toBe(201);
    expect(await isServed(server, car.image_path)).toBe(true);
  });
});
