import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { products } from "#features/products/server/products.table.ts";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { both, historyServer, withPicture } from "#testing/content/history-test-calls.ts";

const { server, db, send, log, newest, restore, addCar } = await historyServer();

const addProduct = async (name: string, slug: string, price: number) => {
  const { status, body } = await send("POST /products", { ...both({ name }), slug, price });
  expect(status).toBe(201);
  return body;
};
const shown = async (name: string) => {
  const { updated_at: _, ...record } = (await send(`GET ${name}`)).body;
  return record;
};

/** Gives a product the id of a deleted one, as earlier versions did to every product made at its address. */
async function giveId(slug: string, id: string): Promise<void> {
  const [row] = await db.delete(products).where(eq(products.slug, slug)).returning();
  if (!row) throw new Error(`no product ${slug}`);
  await db.insert(products).values({ ...row, id });
  await db.update(historyEntries).set({ record_id: id }).where(eq(historyEntries.record_id, row.id));
}

/** The put-back is refused in both languages with these words, and changes neither the record nor the log. */
async function expectRefused(id: number, record: string, words: { en: string; cs: string }): Promise<void> {
  const before = [await shown(record), (await log()).pagination.total];
  for (const language of ["en", "cs"] as const)
    expect(await restore(id, language)).toMatchObject({
      status: 409,
      body: { code: "CONFLICT", message: words[language] },
    });
  expect([await shown(record), (await log()).pagination.total]).toEqual(before);
}

describe("a record that was made in a deleted one's place stays as it is", () => {
  test("a product at the same address", async () => {
    await db.delete(products);
    await addProduct("Old ride", "ride", 100);
    const changed = await send("PUT /products/ride", { price: 120 });
    expect(changed.status).toBe(200);
    const change = await newest();
    await send("DELETE /products/ride");
    const deletion = await newest();
    await addProduct("New ride", "ride", 999);
    const words = {
      en: "The address “ride” now belongs to the product “New ride”. Change its slug or delete it, then restore this version.",
      cs: "Adresu „ride“ už má produkt „New ride“. Změňte jeho slug nebo ho smažte a pak tuto verzi vraťte.",
    };
    await expectRefused(deletion.id, "/products/ride", words);
    // A version from before the deletion is not one of the new record either.
    await expectRefused(change.id, "/products/ride", words);
    expect(await shown("/products/ride")).toMatchObject({ price: 999, name: "New ride" });
  });

  test("a product that has moved on to another address, and is not taken for the deleted one in the log", async () => {
    await db.delete(products);
    await addProduct("Old ride", "ride", 100);
    await send("DELETE /products/ride");
    const deletion = await newest();
    expect((await send(`GET /history/${deletion.id}`)).body).toMatchObject({
      exists: false,
      changed_since: false,
    });
    await addProduct("New ride", "ride", 999);
    await giveId("ride", "ride");
    await send("PUT /products/ride", { slug: "new-ride" });
    await expectRefused(deletion.id, "/products/new-ride", {
      en: "The product “New ride” has taken the place of the deleted one. Delete it, then restore this version.",
      cs: "Na místě smazaného záznamu mezitím vznikl produkt „New ride“. Smažte ho a pak tuto verzi vraťte.",
    });
    expect((await send(`GET /history/${deletion.id}`)).body).toMatchObject({
      exists: false,
      changed_since: false,
    });
    expect((await newest()).exists).toBe(true);
  });

  test("a new product at its address gets an id that no product has had, so that orders of the old one stay its own (15.7a)", async () => {
    await db.delete(products);
    const old = await addProduct("Old cap", "retired-cap", 100);
    await send("DELETE /products/retired-cap");
    const deletion = await newest();
    const made = await addProduct("New cap", "retired-cap", 999);
    expect([old.id, made.slug, made.id]).toEqual(["retired-cap", "retired-cap", "retired-cap-1"]);
    await send("PUT /products/retired-cap", { slug: "new-cap" });
    expect((await restore(deletion.id, "en")).status).toBe(200);
    expect(await shown("/products/retired-cap")).toMatchObject({ id: "retired-cap", price: 100 });
    expect(await shown("/products/new-cap")).toMatchObject({ id: "retired-cap-1", price: 999 });
  });

  test("a product whose address was taken over while the old one goes by another", async () => {
    await db.delete(products);
    const old = await addProduct("Old ride", "ride", 100);
    await send("PUT /products/ride", { slug: "old-ride" });
    const change = await newest();
    const other = await addProduct("New ride", "ride", 999);
    expect(other.id).not.toBe(old.id);
    const before = await shown("/products/old-ride");
    await expectRefused(change.id, "/products/ride", {
      en: "The address “ride” now belongs to the product “New ride”. Change its slug or delete it, then restore this version.",
      cs: "Adresu „ride“ už má produkt „New ride“. Změňte jeho slug nebo ho smažte a pak tuto verzi vraťte.",
    });
    expect(await shown("/products/old-ride")).toEqual(before);
  });

  test("a car", async () => {
    await addCar("Falcon");
    await send("DELETE /cars/falcon");
    const { id } = await newest();
    await addCar("Falcon", { horsepower: 700 });
    await expectRefused(id, "/cars/falcon", {
      en: "The address “falcon” now belongs to the car “Falcon”. Delete it, then restore this version.",
      cs: "Adresu „falcon“ už má auto „Falcon“. Smažte ho a pak tuto verzi vraťte.",
    });
  });

  test("a setting with the same key", async () => {
    const made = (await send("POST /settings", { setting_key: "spotter", value: "Jana" })).body;
    await send(`DELETE /settings/${made.id}`);
    const { id } = await newest();
    const other = (await send("POST /settings", { setting_key: "spotter", value: "Petr" })).body;
    await expectRefused(id, `/settings/${other.id}`, {
      en: "The key “spotter” now belongs to another setting. Delete it, then restore this version.",
      cs: "Klíč „spotter“ už má jiné nastavení. Smažte ho a pak tuto verzi vraťte.",
    });
    await send(`DELETE /settings/${other.id}`);
  });

  test("a post with one of the two addresses", async () => {
    const post = (texts: object) => send("POST /blog", { translations: texts });
    const english = { title: "News", slug: "news" };
    const czech = { title: "Novinky", slug: "novinky" };
    const made = (await post({ en: english, cs: czech })).body;
    await send(`DELETE /blog/${made.id}`);
    const { id } = await newest();
    const other = (await post({ en: { title: "Report", slug: "report" }, cs: { ...czech, title: "Zpráva" } }))
      .body;
    await expectRefused(id, `/blog/id/${other.id}`, {
      en: "The address “novinky” belongs to the post “Report”. Delete that post, then restore this version.",
      cs: "Adresa „novinky“ patří příspěvku „Zpráva“. Smažte ho a pak tuto verzi vraťte.",
    });
    expect((await send("GET /blog/novinky")).body.id).toBe(other.id);
    expect((await send("GET /blog/news")).status).toBe(404);
    await send(`DELETE /blog/${other.id}`);
  });
});

describe("a record comes back beside those that have its place in the order", () => {
  test("with the same number, and all of them can be put in order", async () => {
    const [one, two] = [await addCar("One", { display_order: 1 }), await addCar("Two", { display_order: 2 })];
    await send(`DELETE /cars/${one.slug}`);
    const { id } = await newest();
    const three = await addCar("Three", { display_order: 1 });
    expect((await restore(id)).status).toBe(200);
    const places = async () =>
      (await send("GET /cars")).body.map((car: { name: string; display_order: number }) => [
        car.name,
        car.display_order,
      ]);
    expect(await places()).toEqual([
      ["One", 1],
      ["Three", 1],
      ["Two", 2],
    ]);
    expect((await send("PUT /display-order/cars", { ids: [two.id, three.id, one.id] })).status).toBe(204);
    expect(await places()).toEqual([
      ["Two", 0],
      ["Three", 1],
      ["One", 2],
    ]);
  });
});

describe("put-backs at once", () => {
  test("of one deletion bring one record, and none of them is refused", {
    tags: "both-databases",
  }, async () => {
    await db.delete(products);
    await addProduct("Ride", "ride", 100);
    await send("DELETE /products/ride");
    const { id } = await newest();
    const answers = await Promise.all(Array.from({ length: 4 }, () => restore(id)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect(await db.$count(products)).toBe(1);
  });

  test("of two deleted products that had one address bring one of them, whole", {
    tags: "both-databases",
  }, async () => {
    await db.delete(products);
    await addProduct("First", "ride", 100);
    await send("DELETE /products/ride");
    const first = await newest();
    await addProduct("Second", "ride", 200);
    await send("DELETE /products/ride");
    const second = await newest();
    const answers = await Promise.all([restore(first.id), restore(second.id), restore(first.id)]);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.every(({ status }) => status === 409)).toBe(true);
    expect(refused.length).toBeGreaterThan(0);
    const { name, price } = (await server.call("GET /products/ride")).body;
    expect([
      ["First", 100],
      ["Second", 200],
    ]).toContainEqual([name, price]);
    // Whoever came first stays; the other put-backs did not write over it.
    const done = answers.findIndex(({ status }) => status === 200);
    expect(name).toBe(done === 1 ? "Second" : "First");
  });
});

test("a product comes back with the words on its photos", async () => {
  await db.delete(products);
  const made = await send(
    "POST /products",
    await withPicture({ ...both({ name: "Cap" }), slug: "cap", price: 1 }, "images"),
  );
  const photoAlts = { [made.body.photos[0].id]: { en: "A black cap", cs: "Černá čepice" } };
  const { body } = await send("PUT /products/cap", { photoAlts });
  expect(body.photos[0].alt).toEqual({ en: "A black cap", cs: "Černá čepice" });
  await send("DELETE /products/cap");
  expect((await restore((await newest()).id)).status).toBe(200);
  expect((await send("GET /products/cap")).body.photos).toEqual(body.photos);
});
