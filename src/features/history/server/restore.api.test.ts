import { describe, expect, test } from "vitest";
import { cars } from "#features/cars/server/cars.table.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { formOf, pictureFile } from "#testing/content/content-records.ts";
import { both, historyServer, withPicture } from "#testing/content/history-test-calls.ts";
import { isServed } from "#testing/content/picture-behaviour.ts";

const { server, db, send, log, newest, restore, addCar } = await historyServer();

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
    expect(answers.en.body.message).toContain("The address “falcon” now belongs to the car “Falcon”");
    expect(answers.cs.body.message).toContain("Adresu „falcon“ už má auto „Falcon“");
    expect((await log()).pagination.total).toBe(total);
    expect(await isServed(server, car.image_path)).toBe(false);

    const { body: post } = await send("POST /blog", both({ title: "News", slug: "taken" }));
    await send(`DELETE /blog/${post.id}`);
    const deleted = await newest();
    await send("POST /blog", both({ title: "Other news", slug: "taken" }));
    expect(await restore(deleted.id, "cs")).toMatchObject({
      status: 409,
      body: { message: "Adresa „taken“ patří příspěvku „Other news“. Smažte ho a pak tuto verzi vraťte." },
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

  test("many times at once brings one record", { tags: "both-databases" }, async () => {
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
    const picture = async () =>
      server.app.inject({
        url: `/api/history/${id}/picture?path=${car.image_path}`,
        headers: { authorization: `Bearer ${await server.signIn()}` },
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
