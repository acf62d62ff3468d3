import { describe, expect, test } from "vitest";
import { both, historyServer } from "#testing/content/history-test-calls.ts";
import { unusableTokens } from "#testing/people/unusable-tokens.ts";

const { server, db, send, log, newest, restore, addCar } = await historyServer();

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

  test("says of its own record whether it still exists, whatever happened to others since", async () => {
    const [kept, gone] = [await addCar("Kept"), await addCar("Gone")];
    await send(`DELETE /cars/${gone.slug}`);
    const exists = async ({ id }: { id: number }) => (await newest(`type=cars&record=${id}`)).exists;
    expect([await exists(kept), await exists(gone)]).toEqual([true, false]);
    await send(`PUT /cars/${kept.slug}`, { horsepower: 400 });
    expect([await exists(kept), await exists(gone)]).toEqual([true, false]);
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
