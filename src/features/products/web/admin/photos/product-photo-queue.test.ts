import { expect, test } from "vitest";
import {
  coverOf,
  keptPhotos,
  NO_CHOICES,
  newPhotos,
  photoKeys,
  photosLeft,
  withCover,
  withFiles,
  withMoved,
  withOrder,
  withoutNew,
  withPicture,
  withToggledRemoval,
} from "./product-photo-queue.ts";

const picture = (name: string, type = "image/jpeg") => new File(["x"], name, { type });
const pictures = (count: number) => Array.from({ length: count }, (_, i) => picture(`${i}.jpg`));
const stored = (count: number) => Array.from({ length: count }, (_, i) => ({ id: i + 1 }));
const names = (photos: typeof NO_CHOICES) => newPhotos(photos).map(({ file }) => file?.name);

test("jpeg, png, webp and gif are taken; other types and empty files are not", () => {
  const good = ["image/jpeg", "image/png", "image/webp", "image/gif"].map((type) => picture("a", type));
  expect(withFiles([], NO_CHOICES, good)).toMatchObject({ error: null, photos: { added: { length: 4 } } });
  const bad = [picture("a.svg", "image/svg+xml"), picture("a", ""), new File([], "b", { type: "image/png" })];
  for (const file of bad)
    expect(withFiles([], NO_CHOICES, [file])).toEqual({ photos: NO_CHOICES, error: "invalid", leftOut: 0 });
});

test("the good ones of a mixed choice are taken, and the error is said", () => {
  const { photos, error } = withFiles([], NO_CHOICES, [
    picture("a.jpg"),
    picture("b.pdf", "application/pdf"),
  ]);
  expect(names(photos)).toEqual(["a.jpg"]);
  expect(error).toBe("invalid");
});

test("a picture of the library is a new photo with its words, while there is room", () => {
  const chosen = { path: "/media/abcdefgh234567zz-10x10-e84818.jpg", alt: { en: "A cap", cs: "Kšiltovka" } };
  const { photos, error } = withPicture(stored(9), NO_CHOICES, chosen);
  expect(error).toBeNull();
  const [photo] = newPhotos(photos);
  expect(photo).toMatchObject({ file: null, path: chosen.path });
  expect(photos.alts?.[photo?.key ?? ""]).toEqual(chosen.alt);
  expect(withPicture(stored(9), photos, chosen)).toEqual({ photos, error: "tooMany" });
});

test("stored and new photos together are at most 10", () => {
  expect(withFiles(stored(10), NO_CHOICES, pictures(1))).toMatchObject({
    photos: NO_CHOICES,
    error: "tooMany",
  });
  const { photos, error } = withFiles(stored(4), NO_CHOICES, pictures(6));
  expect(error).toBe(null);
  expect(photosLeft(stored(4), photos)).toBe(0);
});

test("of eleven chosen photos ten are taken, and one is told (team C12)", () => {
  const { photos, error, leftOut } = withFiles([], NO_CHOICES, pictures(11));
  expect(names(photos)).toEqual(pictures(10).map(({ name }) => name));
  expect([error, leftOut]).toEqual(["tooMany", 1]);
});

test("a photo marked for removal makes room, and takes it back when it is unmarked", () => {
  const marked = withToggledRemoval(stored(10), NO_CHOICES, 3).photos;
  expect(keptPhotos(stored(10), marked).map(({ id }) => id)).not.toContain(3);
  expect(photosLeft(stored(10), marked)).toBe(1);
  expect(withToggledRemoval(stored(10), marked, 3)).toEqual({ photos: NO_CHOICES, error: null });
  const full = withFiles(stored(10), marked, pictures(1)).photos;
  expect(withToggledRemoval(stored(10), full, 3)).toEqual({ photos: full, error: "tooMany" });
});

test("photos move past each other, new past stored ones too, and stay at the ends", () => {
  const { photos } = withFiles(stored(2), NO_CHOICES, pictures(1));
  const added = newPhotos(photos)[0]?.key ?? "";
  expect(photoKeys(stored(2), photos)).toEqual(["1", "2", added]);
  expect(photoKeys(stored(2), withMoved(stored(2), photos, added, -1))).toEqual(["1", added, "2"]);
  expect(withMoved(stored(2), photos, "1", -1)).toBe(photos);
  expect(withMoved(stored(2), photos, added, 1)).toBe(photos);
});

test("the first place is the cover's: who is dragged there becomes it, who becomes it goes there", () => {
  const dragged = withOrder(NO_CHOICES, ["3", "1", "2"]);
  expect(coverOf(stored(3), dragged)).toBe("3");
  expect(photoKeys(stored(3), withCover(stored(3), NO_CHOICES, "2"))).toEqual(["2", "1", "3"]);
  const marked = { ...NO_CHOICES, removed: [3] };
  expect(coverOf(stored(3), withOrder(marked, ["3", "2", "1"]))).toBe("2");
});

test("two files of one name are two photos, and each can be taken out", () => {
  const { photos } = withFiles([], NO_CHOICES, [picture("a.jpg"), picture("a.jpg")]);
  const [first] = newPhotos(photos);
  expect(newPhotos(withoutNew(photos, first?.key ?? ""))).toHaveLength(1);
});

test("the cover is the chosen photo, and the first one once that is gone", () => {
  const { photos } = withFiles(stored(2), NO_CHOICES, pictures(1));
  const key = newPhotos(photos)[0]?.key ?? "";
  expect(coverOf(stored(2), photos)).toBe("1");
  expect(coverOf(stored(2), { ...photos, cover: key })).toBe(key);
  expect(coverOf(stored(2), withoutNew({ ...photos, cover: key }, key))).toBe("1");
  expect(coverOf(stored(2), withToggledRemoval(stored(2), { ...photos, cover: "1" }, 1).photos)).toBe("2");
  expect(coverOf([], NO_CHOICES)).toBe(null);
});

test("a photo whose file a kept draft has lost is no photo", () => {
  const photos = { ...NO_CHOICES, added: [{ key: "gone", file: null }], cover: "gone" };
  expect(newPhotos(photos)).toEqual([]);
  expect(photosLeft([], photos)).toBe(10);
  expect(coverOf([], photos)).toBe(null);
});
