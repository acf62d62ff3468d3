import { Buffer } from "node:buffer";
import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { invite } from "#features/reviews/server/invite.ts";
import { reviewPath } from "#features/reviews/server/review-key.ts";
import { type ContentType, uploadsOf } from "#kit/contract/content/content-type.ts";
import { programContext } from "#kit/server/program-context.ts";
import { fileOf, formOf, pictureFile } from "#testing/content/content-records.ts";
import { sampleRecordOf } from "#testing/content/content-sample.ts";
import { pdfOf } from "#testing/content/sample-files.ts";
import { bombPng, htmlNamedJpg, jpegOf, mp4Of, truncatedJpeg } from "#testing/content/sample-images.ts";
import { storedState } from "#testing/stored-state.ts";
import { testServer } from "#testing/test-server.ts";
import { implementations } from "../declared-site.ts";
import * as contentTypes from "./content-types.ts";

/** Bad files at every call that takes one: a clear error in the asked language, and nothing stored. */

const server = await testServer();
const token = await server.signIn();

type Words = [status: number, en: string, cs: string];

interface Upload {
  /** The contract's name of the call. */
  call: string;
  field: string;
  /** What is sent beside the file: all that makes a record whole. */
  fields: Record<string, unknown>;
  address: string;
  kind?: "film" | "download";
  /** The call's own words for a file that is no picture. */
  unfit?: Words;
  /** Runs first: what the call needs to exist. */
  prepare?: () => Promise<void>;
}

const NOT_A_PICTURE: Words = [
  415,
  "The image must be a JPEG, PNG, WebP, GIF or HEIC file.",
  "Obrázek musí být soubor JPEG, PNG, WebP, GIF nebo HEIC.",
];
const UNFIT_PRODUCT_FILE: Words = [
  422,
  "Selected files are invalid or empty",
  "Vybrané soubory jsou neplatné nebo prázdné",
];

const both = (texts: Record<string, string>) => ({ translations: { en: texts, cs: texts } });
const named = both({ name: "Upload" });
const titled = both({ title: "Upload", location: "Most" });

const car = await record("/cars", named);
const album = await record("/gallery", titled);
const product = await record("/products", { ...named, slug: "upload", price: 1 }, "images");
const post = await record("/blog", both({ title: "Upload", slug: "upload" }));

const { picture } = (
  await server.call("POST /pictures", { token, body: formOf({}, { image: await pictureFile(51, 33) }) })
).body;

const invitation = await invite(programContext(server.services, "en"), server.services.db, {
  customer_name: "Upload",
  customer_email: "upload@example.cz",
  language: "en",
  subjects: [{ product_id: product.id, names: { en: "Upload", cs: "Upload" } }],
});
if (!invitation) throw new Error("Nobody was asked for a review");

const uploads: Upload[] = [
  ...Object.values(contentTypes).flatMap(declaredUploads),
  { call: "POST /cars", field: "image", fields: named, address: "/cars" },
  { call: "PUT /cars/:slug", field: "image", fields: named, address: `/cars/${car.slug}` },
  { call: "POST /car-photos/:carId", field: "images", fields: {}, address: `/car-photos/${car.id}` },
  ...["image", "thumbnail"].flatMap((field) => [
    { call: "POST /gallery", field, fields: titled, address: "/gallery" },
    { call: "PUT /gallery/:id", field, fields: titled, address: `/gallery/${album.id}` },
  ]),
  {
    call: "POST /products",
    field: "images",
    fields: { ...named, slug: "another", price: 1 },
    address: "/products",
    unfit: UNFIT_PRODUCT_FILE,
  },
  {
    call: "PUT /products/:slug",
    field: "images",
    fields: named,
    address: `/products/${product.slug}`,
    unfit: UNFIT_PRODUCT_FILE,
  },
  {
    call: "POST /blog",
    field: "image",
    fields: both({ title: "Another", slug: "another" }),
    address: "/blog",
  },
  { call: "PATCH /blog/:id", field: "image", fields: { tags: "new" }, address: `/blog/${post.id}` },
  { call: "POST /blog/images", field: "image", fields: {}, address: "/blog/images" },
  { call: "POST /pictures", field: "image", fields: {}, address: "/pictures" },
  {
    call: "POST /pictures/:id/replacement",
    field: "image",
    fields: {},
    address: `/pictures/${picture.id}/replacement`,
  },
  { call: "POST /pages/images", field: "image", fields: {}, address: "/pages/images" },
  {
    call: "POST /reviews/mine/:id/:key",
    field: "picture",
    fields: { product_id: product.id, stars: 5, text: "Well uploaded." },
    address: reviewPath(server.services.config, invitation).replace("/review/", "/reviews/mine/"),
  },
  { call: "POST /films", field: "film", fields: {}, address: "/films", kind: "film" },
  ...(await settingUploads("hero_image")),
  ...(await settingUploads("hero_video_path", "film")),
];

test("every field of every call that takes a file is tried here", () => {
  const fields = implementations
    .flatMap(({ endpoints }) => Object.values(endpoints))
    .flatMap(({ method, path, files = {} }) =>
      Object.keys(files).map((field) => `${method} ${path} ${field}`),
    );
  expect(new Set(uploads.map(({ call, field }) => `${call} ${field}`))).toEqual(new Set(fields));
});

const html = htmlNamedJpg().bytes;
const half = await truncatedJpeg();
const small = await jpegOf(40, 30);
const sixtyMegapixels = bombPng(10_000, 6_000);
const sixteenMegabytes = Buffer.concat([small, Buffer.alloc(16 * 1024 * 1024)]);

interface Bad {
  what: string;
  file: File;
  words: Words;
}

function badFiles({ kind, unfit }: Upload): Bad[] {
  const climbing: Words = [
    422,
    "The name of the file leads to another folder. Please rename the file.",
    "Název souboru vede do jiné složky. Soubor prosím přejmenujte.",
  ];
  if (kind === "download") {
    const notOne: Words = [415, "The file must be a PDF or a ZIP.", "Soubor musí být PDF nebo ZIP."];
    return [
      { what: "a web page", file: fileOf(html, "kit.pdf"), words: notOne },
      { what: "a picture", file: fileOf(small, "kit.zip"), words: notOne },
      {
        what: "an empty file",
        file: new File([], "kit.pdf"),
        words: [422, "The file is empty.", "Soubor je prázdný."],
      },
      {
        what: "half a file",
        file: fileOf(pdfOf().subarray(0, 60), "kit.pdf"),
        words: [422, "The file is damaged: its end is missing.", "Soubor je poškozený: chybí mu konec."],
      },
      { what: "a climbing name", file: fileOf(pdfOf(), "../../kit.pdf"), words: climbing },
    ];
  }
  if (kind === "film") {
    const notAFilm: Words = [
      415,
      "The video must be an MP4 or WebM file.",
      "Video musí být soubor MP4 nebo WebM.",
    ];
    return [
      { what: "a web page", file: fileOf(html, "film.mp4"), words: notAFilm },
      { what: "a picture", file: fileOf(small, "film.mp4"), words: notAFilm },
      {
        what: "an empty file",
        file: new File([], "film.mp4"),
        words: [422, "The video file is empty.", "Soubor s videem je prázdný."],
      },
      { what: "a climbing name", file: fileOf(mp4Of(1000), "../../film.mp4"), words: climbing },
    ];
  }
  return [
    { what: "a web page", file: fileOf(html, "photo.jpg"), words: unfit ?? NOT_A_PICTURE },
    { what: "a film", file: fileOf(mp4Of(1000), "photo.png"), words: unfit ?? NOT_A_PICTURE },
    {
      what: "an empty file",
      file: new File([], "photo.jpg"),
      words: unfit ?? [422, "The image file is empty.", "Soubor s obrázkem je prázdný."],
    },
    {
      what: "half a picture",
      file: fileOf(half, "photo.jpg"),
      words: unfit ?? [
        422,
        "The image is damaged and can’t be read.",
        "Obrázek je poškozený a nelze ho přečíst.",
      ],
    },
    {
      what: "16 MB",
      file: fileOf(sixteenMegabytes, "photo.jpg"),
      words: [413, "The image can be at most 15 MB.", "Obrázek může mít nejvýše 15 MB."],
    },
    {
      what: "60 megapixels",
      file: fileOf(sixtyMegapixels, "photo.png"),
      words: [413, "The image can have at most 50 megapixels.", "Obrázek může mít nejvýše 50 megapixelů."],
    },
    { what: "a climbing name", file: fileOf(small, "../../photo.jpg"), words: climbing },
    { what: "a climbing Windows name", file: fileOf(small, "C:\\photos\\..\\photo.jpg"), words: climbing },
  ];
}

test.each(
  uploads.map(
    (upload) => [upload.call, upload.field, String(upload.fields.setting_key ?? ""), upload] as const,
  ),
)("%s refuses bad files as %s %s and stores nothing", async (_, field, __, upload) => {
  await upload.prepare?.();
  const before = await storedState(server);
  const write = `${upload.call.split(" ")[0]} ${upload.address}`;
  for (const [i, { what, file, words }] of badFiles(upload).entries()) {
    const [status, ...messages] = words;
    for (const [j, language] of (["en", "cs"] as const).entries()) {
      // The large one is sent once, in one language here and in the other there.
      if (what === "16 MB" && (upload.call.length + i) % 2 === j) continue;
      const body = formOf(upload.fields, { [field]: file });
      const answer = await server.call(write, { token, language, body });
      expect([answer.status, answer.body.message], what).toEqual([status, messages[j]]);
    }
  }
  expect(await storedState(server)).toEqual(before);
  expect(await readdir(join(server.folder, "uploads"))).toEqual([]);
});

test("21 photos of a car, or an 11th picture of a product, are refused and none is stored", async () => {
  const before = await storedState(server);
  const many = (count: number) => {
    const form = formOf({});
    for (let i = 0; i < count; i++) form.append("images", fileOf(small, `photo-${i}.jpg`));
    return form;
  };
  const cases = [
    [
      `POST /car-photos/${car.id}`,
      21,
      "You can upload a maximum of 20 photos at once",
      "Najednou lze nahrát nejvýše 20 fotografií",
    ],
    [`PUT /products/${product.slug}`, 10, "Maximum number of images is 10", "Maximální počet obrázků je 10"],
  ] as const;
  for (const [write, count, en, cs] of cases) {
    for (const [language, message] of [
      ["en", en],
      ["cs", cs],
    ] as const) {
      const answer = await server.call(write, { token, language, body: many(count) });
      expect([answer.status, answer.body.message]).toEqual([422, message]);
    }
  }
  expect(await storedState(server)).toEqual(before);
});

/** The uploads of a declared type whose calls are those of its declaration; others stand in the list by themselves. */
function declaredUploads(type: ContentType): Upload[] {
  const path = `/${type.type}` as const;
  if (!isTaken(`PUT ${path}/:id`) || type.type === "gallery") return [];
  return uploadsOf(type).flatMap(([, { upload, takes }]) =>
    content(path, upload, sampleRecordOf(type, "Upload"), takes === "download" ? "download" : undefined),
  );
}

function isTaken(call: string): boolean {
  return implementations
    .flatMap(({ endpoints }) => Object.values(endpoints))
    .some(({ method, path, files }) => `${method} ${path}` === call && files !== undefined);
}

/** POST and PUT of a content type with an id in its address. */
function content(
  path: `/${string}`,
  field: string,
  fields: Record<string, unknown>,
  kind?: "download",
): Upload[] {
  let id = 0;
  const known = kind && { kind };
  const put: Upload = {
    call: `PUT ${path}/:id`,
    field,
    fields,
    ...known,
    get address() {
      return `${path}/${id}`;
    },
    prepare: async () => {
      id = (await record(path, fields, field, kind && fileOf(pdfOf(), "kit.pdf"))).id;
    },
  };
  return [{ call: `POST ${path}`, field, fields, address: path, ...known }, put];
}

/** The key's row goes for POST, which then takes it, and comes back for PUT. */
async function settingUploads(setting_key: string, kind?: "film"): Promise<Upload[]> {
  const fields = { setting_key, setting_group: "appearance" };
  const { body } = await server.call("GET /settings", { token });
  const { id } = body.find((setting: { setting_key: string }) => setting.setting_key === setting_key);
  await server.call(`DELETE /settings/${id}`, { token });
  const [post, put] = [
    { call: "POST /settings", field: "file", fields, address: "/settings" },
    { call: "PUT /settings/:id", field: "file", fields, address: "" },
  ].map((upload): Upload => ({ ...upload, ...(kind && { kind }) })) as [Upload, Upload];
  put.prepare = async () => {
    const made = await server.call("POST /settings", { token, body: fields });
    put.address = `/settings/${made.body.id}`;
  };
  return [post, put];
}

async function record(path: `/${string}`, fields: Record<string, unknown>, field = "image", file?: File) {
  const body = formOf(fields, { [field]: file ?? (await pictureFile()) });
  const { status, body: made } = await server.call(`POST ${path}`, { token, body });
  if (status !== 201) throw new Error(`POST ${path}: ${status} ${JSON.stringify(made)}`);
  return made;
}
