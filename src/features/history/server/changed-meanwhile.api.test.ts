import { describe, expect, test } from "vitest";
import { BASED_ON } from "#kit/contract/content/history.ts";
import { formOf } from "#testing/content/content-records.ts";
import { both, historyServer } from "#testing/content/history-test-calls.ts";
import { isServed } from "#testing/content/picture-behaviour.ts";

const { server, send, addCar } = await historyServer();

describe("a write that says what it is based on", () => {
  const based = (name: string, basis: string, body: unknown) => send(name, body, "cs", { [BASED_ON]: basis });

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

  test("of two at once on the same basis wins exactly one", { tags: "both-databases" }, async () => {
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
