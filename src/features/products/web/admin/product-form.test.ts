import { expect, test } from "vitest";
import type { Product } from "../../products.contract.ts";
import { productForm } from "./product-form.ts";
import { EMPTY_PRODUCT, type ProductValues } from "./product-values.ts";

const values: ProductValues = {
  ...EMPTY_PRODUCT,
  slug: "cap",
  price: "349.90",
  translations: {
    en: { ...EMPTY_PRODUCT.translations.en, name: "Cap" },
    cs: { ...EMPTY_PRODUCT.translations.cs, name: "Čepice" },
  },
};
const photos = [4, 5, 6].map((id, display_order) => ({ id, display_order, image_path: `/media/${id}.jpg` }));
// Only the photos of the stored record are read.
const stored = { photos } as unknown as Product;
const added = ["a.jpg", "b.jpg"].map((name) => ({ key: name, file: new File(["x"], name) }));

test("every field has the name that the spec gives it", () => {
  const form = productForm(values, null);
  expect([...form.keys()].sort()).toEqual(
    [
      ...["slug", "price", "category", "display_order", "valid_until"],
      ...["is_featured", "is_bestseller", "is_new", "is_active", "is_withdrawal_exempt", "is_reduced"],
      ...["is_voucher", "voucher_months", "is_value", "min_height", "max_height", "min_weight", "max_weight"],
      ...["weight_grams", "film", "goes_with"],
      ...["en", "cs"].flatMap((language) =>
        [
          "name",
          "description",
          "what_to_expect",
          "locations",
          "availability",
          "eligibility",
          "material",
          "care",
          "sizing",
          "delivery",
          "what_to_bring",
          "safety",
        ].map((field) => `translations[${language}][${field}]`),
      ),
      ...["features[0][en]", "features[0][cs]", "maker", "eu_responsible"],
    ].sort(),
  );
  expect(form.get("price")).toBe("349.90");
  // What is left blank is sent as blank: `null` would be a word.
  expect([...form.values()]).not.toContain("null");
  expect(form.get("min_height")).toBe("");
  expect(form.get("is_active")).toBe("true");
  expect(form.get("goes_with")).toBe("[]");
  expect(form.get("maker")).toBe('{"name":"","address":"","contact":""}');
  expect(form.get("translations[cs][name]")).toBe("Čepice");
});

test("features keep their order, and none at all is sent as a blank one", () => {
  const features = [
    { en: "Ride", cs: "Jízda" },
    { en: "Video", cs: "" },
  ];
  const form = productForm({ ...values, features }, null);
  expect(form.get("features[0][cs]")).toBe("Jízda");
  expect(form.get("features[1][en]")).toBe("Video");
  const emptied = productForm({ ...values, features: [] }, null);
  expect(emptied.get("features[0][en]")).toBe("");
  expect(emptied.get("features[0][cs]")).toBe("");
});

test("new pictures carry their places, and a new cover is named by its place", () => {
  const form = productForm({ ...values, photos: { removed: [], added, cover: "b.jpg" } }, stored);
  expect(form.getAll("images").map((file) => (file as File).name)).toEqual(["a.jpg", "b.jpg"]);
  expect([form.get("newPhotosOrder[0]"), form.get("newPhotosOrder[1]")]).toEqual(["0", "1"]);
  expect(form.get("defaultPhotoId")).toBe("new-1");
});

test("a stored cover is named by its id, and removals by theirs", () => {
  const form = productForm({ ...values, photos: { removed: [4, 6], added: [], cover: "" } }, stored);
  expect(form.get("defaultPhotoId")).toBe("5");
  expect([form.get("photosToRemove[0]"), form.get("photosToRemove[1]")]).toEqual(["4", "6"]);
});

test("a photo that is gone by now is not asked to go again", () => {
  const form = productForm({ ...values, photos: { removed: [99], added: [], cover: "99" } }, stored);
  expect(form.has("photosToRemove[0]")).toBe(false);
  expect(form.get("defaultPhotoId")).toBe("4");
});

test("a count goes out only where it was changed, with the count that was seen", () => {
  const size = { id: 7, label: { en: "", cs: "M" }, stock: 4, stock_seen: 4, is_active: true };
  const untouched = productForm({ ...values, stock: 5, stock_seen: 5, variants: [size] }, stored);
  expect(untouched.has("stock")).toBe(false);
  expect(JSON.parse(String(untouched.get("variants")))).toEqual([
    { id: 7, label: { en: "", cs: "M" }, is_active: true },
  ]);
  const changed = productForm(
    { ...values, stock: null, stock_seen: 5, variants: [{ ...size, stock: 9 }] },
    stored,
  );
  expect([changed.get("stock"), changed.get("stock_seen")]).toEqual(["", "5"]);
  expect(JSON.parse(String(changed.get("variants")))).toMatchObject([{ stock: 9, stock_seen: 4 }]);
});

test("a dragged order names what stays, stored photos by id and new ones by place", () => {
  const order = ["b.jpg", "6", "4", "a.jpg", "5"];
  const form = productForm({ ...values, photos: { removed: [4], added, cover: "b.jpg", order } }, stored);
  const sent = [0, 1, 2, 3].map((i) => form.get(`photosOrder[${i}]`));
  expect(sent).toEqual(["new-1", "6", "new-0", "5"]);
  expect(form.has("photosOrder[4]")).toBe(false);
  expect(productForm(values, stored).has("photosOrder[0]")).toBe(false);
});

test("alternative texts go out by the photo's id or place; those of removed photos do not", () => {
  const alt = { en: "A", cs: "B" };
  const alts = { "4": alt, "b.jpg": alt, "5": alt };
  const form = productForm({ ...values, photos: { removed: [5], added, cover: "", alts } }, stored);
  expect(JSON.parse(String(form.get("photoAlts")))).toEqual({ "4": alt, "new-1": alt });
  expect(productForm(values, stored).has("photoAlts")).toBe(false);
});
