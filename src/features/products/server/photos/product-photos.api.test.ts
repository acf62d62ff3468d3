import { beforeAll, beforeEach, expect, test } from "vitest";
import { historyEntries } from "#kit/server/history/history.table.ts";
import { htmlNamedJpg, jpegOf, pngOf } from "#testing/content/sample-images.ts";
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

async function formOf(fields: Record<string, string>, pictures: [Buffer, string][] = []): Promise<FormData> {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  for (const [bytes, name] of pictures) form.append("images", new File([new Uint8Array(bytes)], name));
  return form;
}

const required = {
  slug: "cap",
  price: "490.50",
  "translations[en][name]": "Cap",
  "translations[cs][name]": "Čepice",
};

const size = (photo: { image_path: string }) => /-(\d+)x/.exec(photo.image_path)?.[1];

test("pictures are stored in the tracked order, the default one first as cover with order 0", async () => {
  const pictures: [Buffer, string][] = [
    [await jpegOf(11, 10), "a.jpg"],
    [await pngOf(12, 10), "b.png"],
    [await jpegOf(13, 10), "c.jpg"],
  ];
  const orders = { "newPhotosOrder[0]": "2", "newPhotosOrder[1]": "1", "newPhotosOrder[2]": "0" };
  const first = await server.call("POST /products", {
    token,
    body: await formOf({ ...required, ...orders }, pictures),
  });
  expect(first.body.photos.map(size)).toEqual(["13", "12", "11"]);
  expect(first.body.photos.map((photo: { display_order: number }) => photo.display_order)).toEqual([0, 1, 2]);
  expect(first.body.image_path).toBe(first.body.photos[0].image_path);

  const last = first.body.photos[2];
  const covered = await server.call("PUT /products/cap", {
    token,
    body: { defaultPhotoId: String(last.id) },
  });
  expect(covered.body.photos.map(size)).toEqual(["11", "13", "12"]);

  const fresh = await formOf({ defaultPhotoId: "new-0", "photosToRemove[0]": String(last.id) }, [
    [await jpegOf(14, 10), "d.jpg"],
  ]);
  const changed = await server.call("PUT /products/cap", { token, body: fresh });
  expect(changed.body.photos.map(size)).toEqual(["14", "13", "12"]);
  const gone = await server.app.inject({ url: last.image_path });
  expect(gone.statusCode).toBe(404);
  expect((await server.app.inject({ url: changed.body.image_path })).statusCode).toBe(200);
});

test("pictures are put into the order that a write names, new ones among the stored", async () => {
  const pictures: [Buffer, string][] = [
    [await jpegOf(11, 10), "a.jpg"],
    [await jpegOf(12, 10), "b.jpg"],
  ];
  const made = await server.call("POST /products", { token, body: await formOf(required, pictures) });
  const [a, b] = made.body.photos.map(({ id }: { id: number }) => String(id));
  const order = { "photosOrder[0]": b, "photosOrder[1]": "new-0", "photosOrder[2]": a };
  const body = await formOf(order, [[await jpegOf(13, 10), "c.jpg"]]);
  const changed = await server.call("PUT /products/cap", { token, body });
  expect(changed.body.photos.map(size)).toEqual(["12", "13", "11"]);
  const covered = { photosOrder: [b, a], defaultPhotoId: a };
  const again = await server.call("PUT /products/cap", { token, body: covered });
  expect(again.body.photos.map(size)).toEqual(["11", "12", "13"]);
  const wrong = await server.call("PUT /products/cap", { token, body: { photosOrder: ["999999"] } });
  expect([wrong.status, wrong.body.errors[0].path]).toEqual([422, "photosOrder"]);
});

test("pictures have alternative texts in both languages, new ones too; what is not sent stays", async () => {
  const alts = { "new-0": { en: "A cap", cs: "Čepice" } };
  const body = await formOf({ ...required, photoAlts: JSON.stringify(alts) }, [
    [await jpegOf(11, 10), "a.jpg"],
    [await jpegOf(12, 10), "b.jpg"],
  ]);
  const made = await server.call("POST /products", { token, body });
  const altsOf = ({ photos }: { photos: { alt: unknown }[] }) => photos.map(({ alt }) => alt);
  expect(altsOf(made.body)).toEqual([alts["new-0"], null]);
  const second = { en: "Its peak", cs: "" };
  const photoAlts = { [made.body.photos[1].id]: second };
  const changed = await server.call("PUT /products/cap", { token, body: { photoAlts } });
  expect(altsOf(changed.body)).toEqual([alts["new-0"], second]);
  expect(altsOf((await server.call("PUT /products/cap", { token, body: { price: 2 } })).body)).toHaveLength(
    2,
  );
  const long = { en: "x".repeat(501), cs: "" };
  for (const wrong of [{ "999999": second }, { cover: second }, { [made.body.photos[0].id]: long }])
    expect((await server.call("PUT /products/cap", { token, body: { photoAlts: wrong } })).status).toBe(422);
});

test("pictures are at most 10 in total, existing and new", async () => {
  const picture = await jpegOf(10, 10);
  const many = (count: number) => Array.from({ length: count }, (): [Buffer, string] => [picture, "a.jpg"]);
  const body = await formOf(required, many(9));
  expect((await server.call("POST /products", { token, body })).body.photos).toHaveLength(9);
  for (const [language, message] of [
    ["en", "Maximum number of images is 10"],
    ["cs", "Maximální počet obrázků je 10"],
  ] as const) {
    const refused = await server.call("PUT /products/cap", {
      token,
      language,
      body: await formOf({}, many(2)),
    });
    expect(refused).toMatchObject({ status: 422, body: { message, errors: [{ path: "images" }] } });
    const eleven = await formOf({ ...required, slug: "mug" }, many(11));
    const tooMany = await server.call("POST /products", { token, language, body: eleven });
    expect(tooMany).toMatchObject({ status: 422, body: { message } });
  }
  expect(
    (await server.call("PUT /products/cap", { token, body: await formOf({}, many(1)) })).body.photos,
  ).toHaveLength(10);
});

test("wrong and empty files are refused in both languages and leave nothing behind", async () => {
  const html = htmlNamedJpg();
  for (const [bytes, name] of [
    [html.bytes, html.filename],
    [Buffer.alloc(0), "empty.png"],
  ] as [Buffer, string][]) {
    for (const [language, message] of [
      ["en", "Selected files are invalid or empty"],
      ["cs", "Vybrané soubory jsou neplatné nebo prázdné"],
    ] as const) {
      const body = await formOf(required, [
        [await jpegOf(10, 10), "fine.jpg"],
        [bytes, name],
      ]);
      const refused = await server.call("POST /products", { token, language, body });
      expect(refused).toMatchObject({
        status: 422,
        body: { message, errors: [{ path: "images", message }] },
      });
    }
  }
  expect((await server.call("GET /products", { token })).body).toEqual([]);
});

test("pictures of other products can neither be removed nor chosen", async () => {
  const other = await formOf({ ...required, slug: "mug" }, [[await jpegOf(10, 10), "a.jpg"]]);
  const { body } = await server.call("POST /products", { token, body: other });
  await server.call("POST /products", { token, body: await formOf(required) });
  for (const change of [{ photosToRemove: [body.photos[0].id] }, { defaultPhotoId: body.photos[0].id }]) {
    const refused = await server.call("PUT /products/cap", { token, language: "cs", body: change });
    expect(refused).toMatchObject({
      status: 422,
      body: { message: "Produkt takovou fotografii nemá", errors: [{ path: Object.keys(change)[0] }] },
    });
  }
  expect((await server.call("GET /products/mug")).body.photos).toHaveLength(1);
});
