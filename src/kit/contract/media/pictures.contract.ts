import { z } from "zod";
import { alternativeText } from "../content/content.ts";
import { endpoint } from "../endpoint.ts";
import { idParams, instant, wholeNumber } from "../validation/fields.ts";
import type { ImageExtension } from "./media-path.ts";

/** The team's library of pictures: every stored picture that the team or the demo has brought. */

/** Days that a picture stays in the bin. */
export const BIN_DAYS = 30;

/** Whether records show it, none does, or it waits in the bin. */
export const PICTURE_USES = ["used", "unused", "bin"] as const;
export type PictureUse = (typeof PICTURE_USES)[number];

export const PICTURE_KINDS = ["jpg", "png", "webp", "gif"] as const satisfies ImageExtension[];

const both = z.object({ en: z.string(), cs: z.string() });

/** In whole percent from left and top. */
export const picturePoint = z.object({ x: z.int().min(0).max(99), y: z.int().min(0).max(99) });

/** A part of the whole picture, in whole percent of it. */
export const pictureCrop = z
  .object({
    left: z.int().min(0).max(95),
    top: z.int().min(0).max(95),
    width: z.int().min(5).max(100),
    height: z.int().min(5).max(100),
  })
  .refine(({ left, width, top, height }) => left + width <= 100 && top + height <= 100);
export type PictureCrop = z.output<typeof pictureCrop>;

const place = z.object({
  /** What people call the kind of record, in the asked language: `Car`. */
  kind: z.string(),
  title: z.string(),
  /** Where the record is in the back office; null for who has nothing to do there. */
  address: z.string().nullable(),
});

const picture = z.object({
  id: z.int(),
  path: z.string(),
  /** What the file was called; blank where that is not known. */
  name: z.string(),
  bytes: z.int(),
  width: z.int(),
  height: z.int(),
  created_at: instant(),
  /** Who uploaded it; null where that is not known. */
  uploaded_by: z.string().nullable(),
  /** What to propose as alternative text: what was said in the library, else where it was described last. */
  alt: both,
  /** It was said that the picture is decoration, which nobody has to hear of. */
  decorative: z.boolean(),
  crop: pictureCrop.nullable(),
  use: z.enum(PICTURE_USES),
  /** Visitors reach its address. */
  is_public: z.boolean(),
  /** When it is deleted for good: in the bin only. */
  gone_at: instant().nullable(),
  places: z.array(place),
});
export type LibraryPicture = z.output<typeof picture>;

const sum = z.object({ count: z.int(), bytes: z.int() });

const blankAsAbsent = <S extends z.ZodType>(schema: S) =>
  z.preprocess((value) => (value === "" ? undefined : value), schema.optional());

const EDITORS = ["content"] as const;
const CHOOSERS = ["content", "shop"] as const;

export const picturesEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/pictures",
    access: "admin",
    roles: [...CHOOSERS],
    summary: "The library of pictures, the newest first; those in the bin are listed by `use=bin` alone",
    query: z.object({
      /** Part of the file's name, of an alternative text, or of the name of a record that shows it. */
      q: blankAsAbsent(z.string().trim().max(200)),
      use: blankAsAbsent(z.enum(PICTURE_USES)),
      kind: blankAsAbsent(z.enum(PICTURE_KINDS)),
      /** The stored path of one picture. */
      path: blankAsAbsent(z.string().max(200)),
      /** SHA-256 of a file: lists the picture that was made of it. */
      hash: blankAsAbsent(z.string().regex(/^[0-9a-f]{64}$/)),
      page: wholeNumber(1, 1_000_000).default(1),
      limit: wholeNumber(1, 100).default(24),
    }),
    response: z.object({
      pictures: z.array(picture),
      pagination: z.object({ page: z.int(), limit: z.int(), total: z.int(), totalPages: z.int() }),
      /** What cleaning up would take, and what lies in the bin. */
      unused: sum,
      bin: sum,
    }),
  }),
  preview: endpoint({
    method: "GET",
    path: "/pictures/:id/preview",
    access: "admin",
    roles: [...CHOOSERS],
    summary: "A picture of the library as WebP, also where no visitor reaches it; `whole` before it was cut",
    params: idParams,
    query: z.object({ whole: blankAsAbsent(z.enum(["1"])) }),
    raw: { contentType: "image/webp" },
  }),
  add: endpoint({
    method: "POST",
    path: "/pictures",
    access: "admin",
    roles: [...EDITORS],
    summary: "Uploads a picture into the library; the same file a second time is the picture that is there",
    files: { image: { kind: "image" } },
    status: 201,
    keepsAnswers: true,
    response: z.object({
      picture,
      /** The library has had this file before. */
      known: z.boolean(),
    }),
  }),
  describe: endpoint({
    method: "PUT",
    path: "/pictures/:id",
    access: "admin",
    roles: [...EDITORS],
    summary: "Says what is on a picture; records propose it as alternative text",
    params: idParams,
    body: z.object({
      alt: z.object({ en: alternativeText(), cs: alternativeText() }),
      decorative: z.boolean().default(false),
    }),
    keepsAnswers: true,
    response: picture,
  }),
  view: endpoint({
    method: "PUT",
    path: "/pictures/:id/view",
    access: "admin",
    roles: [...EDITORS],
    summary: "Chooses what of a picture is seen, in every record that shows it; it gets a new address",
    params: idParams,
    body: z.object({ point: picturePoint.nullable(), crop: pictureCrop.nullable() }),
    response: picture,
  }),
  replace: endpoint({
    method: "POST",
    path: "/pictures/:id/replacement",
    access: "admin",
    roles: [...EDITORS],
    summary:
      "Puts another file into the place of a picture, in every record that shows it; the old one waits in the bin",
    params: idParams,
    files: { image: { kind: "image" } },
    response: picture,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/pictures/:id",
    access: "admin",
    roles: [...EDITORS],
    summary: "Puts a picture that nothing shows into the bin; 409 where a record shows it",
    params: idParams,
    keepsAnswers: true,
  }),
  bringBack: endpoint({
    method: "POST",
    path: "/pictures/:id/bring-back",
    access: "admin",
    roles: [...EDITORS],
    summary: "Takes a picture out of the bin",
    params: idParams,
    keepsAnswers: true,
    response: picture,
  }),
  cleanUp: endpoint({
    method: "POST",
    path: "/pictures/clean-up",
    access: "admin",
    roles: [...EDITORS],
    summary: "Puts all pictures that nothing shows into the bin, those of the last hour excepted",
    keepsAnswers: true,
    response: sum,
  }),
};

export type PicturesEndpoints = typeof picturesEndpoints;
export type PicturesPage = z.output<typeof picturesEndpoints.list.response>;
