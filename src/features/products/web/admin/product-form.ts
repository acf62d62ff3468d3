import { LANGUAGES } from "#kit/contract/language/language.ts";
import type { Product } from "../../products.contract.ts";
import { coverOf, keptPhotos, newPhotos, photoKeys } from "./photos/product-photo-queue.ts";
import { EMPTY_FEATURE, type ProductValues } from "./product-values.ts";

/**
 * A product as multipart, each part under the name that the API reads. `stored` is the record that is being
 * edited, null for a new one.
 */
export function productForm(values: ProductValues, stored: Product | null): FormData {
  const { translations, features, photos, stock, stock_seen, variants, maker, eu_responsible, ...plain } =
    values;
  const form = new FormData();
  // A field that the API did not send is not sent either: it stays as it is.
  for (const [name, value] of Object.entries(plain))
    if (value !== undefined) form.append(name, partOf(value));
  for (const [name, who] of Object.entries({ maker, eu_responsible })) form.append(name, JSON.stringify(who));
  for (const language of LANGUAGES)
    for (const [field, text] of Object.entries(translations[language]))
      form.append(`translations[${language}][${field}]`, text);
  // Without any feature a blank one is sent: what is not sent would stay.
  for (const [i, feature] of (features.length > 0 ? features : [EMPTY_FEATURE]).entries())
    for (const language of LANGUAGES) form.append(`features[${i}][${language}]`, feature[language]);
  const counts = changedCount({ stock, stock_seen });
  for (const [name, count] of Object.entries(counts)) form.append(name, count === null ? "" : String(count));
  if (variants.length > 0 || (stored?.variants?.length ?? 0) > 0)
    form.append("variants", JSON.stringify(variants.map(variantPart)));
  appendPhotos(form, photos, stored?.photos ?? []);
  return form;
}

/** A list goes as JSON, nothing as a blank part. */
function partOf(value: unknown): string {
  return value === null ? "" : Array.isArray(value) ? JSON.stringify(value) : String(value);
}

/** An unchanged count is not sent: orders may have changed it meanwhile. */
function changedCount({ stock, stock_seen }: Pick<ProductValues, "stock" | "stock_seen">) {
  return stock === stock_seen ? {} : { stock, stock_seen };
}

function variantPart({ id, label, weight_grams, is_active, ...count }: ProductValues["variants"][number]) {
  return { ...(id !== undefined && { id }), label, weight_grams, is_active, ...changedCount(count) };
}

function appendPhotos(form: FormData, photos: ProductValues["photos"], stored: Product["photos"]): void {
  const all = newPhotos(photos);
  // Files go first: that is how the API counts new photos.
  const added = [...all.filter(({ file }) => file), ...all.filter(({ file }) => !file)];
  for (const [i, photo] of added.entries()) {
    if (photo.file) form.append("images", photo.file);
    form.append(`newPhotosOrder[${i}]`, String(all.indexOf(photo)));
  }
  const chosen = added.flatMap(({ file, path }) => (!file && path ? path : []));
  if (chosen.length > 0) form.append("libraryPhotos", JSON.stringify(chosen));
  const cover = coverOf(stored, photos);
  if (cover !== null) {
    const place = added.findIndex(({ key }) => key === cover);
    form.append("defaultPhotoId", place < 0 ? cover : `new-${place}`);
  }
  const kept = keptPhotos(stored, photos);
  const nameOf = (key: string) => {
    const place = added.findIndex((photo) => photo.key === key);
    return place < 0 ? key : `new-${place}`;
  };
  const known = photoKeys(kept, photos);
  const alts = Object.entries(photos.alts ?? {}).filter(([key]) => known.includes(key));
  if (alts.length > 0)
    form.append(
      "photoAlts",
      JSON.stringify(Object.fromEntries(alts.map(([key, alt]) => [nameOf(key), alt]))),
    );
  if (photos.order) {
    for (const [i, key] of known.entries()) form.append(`photosOrder[${i}]`, nameOf(key));
  }
  const removed = stored.filter((photo) => !kept.includes(photo));
  for (const [i, { id }] of removed.entries()) form.append(`photosToRemove[${i}]`, String(id));
}
