import { Button, FileButton, Group, Input, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useState } from "react";
import type { Both } from "#kit/contract/language/language.ts";
import { PICTURE_FILES } from "#kit/contract/media/picture-files.ts";
import { ChooseFromLibrary } from "#kit/web/editor/pictures/library/choose-from-library.tsx";
import { Sortable } from "#kit/web/editor/reorder/sortable.tsx";
import { useWords } from "#kit/web/language/words.ts";
import type { ProductPhoto } from "../../../products.contract.ts";
import type { ProductValues } from "../product-values.ts";
import { productsAdminWords } from "../products-admin.words.ts";
import {
  coverOf,
  newPhotos,
  type PhotoChoices,
  type PhotoError,
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
import styles from "./product-photo-rows.module.css";
import { NewPhotoRow, StoredPhotoRow } from "./product-photo-rows.tsx";

/** The form's fields that the server's errors with photos name. */
const ERROR_PATHS = ["images", "photosToRemove", "defaultPhotoId", "newPhotosOrder", "photosOrder"];

interface Props {
  form: UseFormReturnType<ProductValues>;
  stored: ProductPhoto[];
}

/** A product's photos: stored ones to keep, mark or make the cover, new ones with preview and order. */
export function ProductPhotosField({ form, stored }: Props) {
  const t = useWords(productsAdminWords);
  const { photos } = form.values;
  /** How many of the files that were chosen last did not fit. */
  const [leftOut, setLeftOut] = useState(0);
  const added = newPhotos(photos);
  const cover = coverOf(stored, photos);
  const keys = photoKeys(stored, photos);
  const left = photosLeft(stored, photos);
  const error = ERROR_PATHS.map((path) => form.errors[path]).find(Boolean);

  function put(next: PhotoChoices, error: PhotoError | null = null, leftOut = 0): void {
    form.setFieldValue("photos", next);
    for (const path of ERROR_PATHS) form.clearFieldError(path);
    if (error) form.setFieldError("images", error === "invalid" ? t.invalidFiles : t.tooMany);
    setLeftOut(leftOut);
  }
  const labelOf = (key: string) => {
    const place = stored.findIndex(({ id }) => String(id) === key);
    return place < 0 ? t.newPhoto(added.findIndex((photo) => photo.key === key) + 1) : t.photo(place + 1);
  };
  const apply = (after: { photos: PhotoChoices; error: PhotoError | null; leftOut?: number }) =>
    put(after.photos, after.error, after.leftOut);

  return (
    <Input.Wrapper label={t.photos} labelElement="div" description={t.hint}>
      <Sortable
        items={keys.map((key) => ({ id: key, label: labelOf(key) }))}
        onOrder={(ids) => put(withOrder(photos, ids.map(String)))}
      >
        <ul className={styles.list} aria-label={t.photos}>
          {keys.map((key, i) => {
            const row = {
              id: key,
              label: labelOf(key),
              isCover: cover === key,
              first: i === 0,
              last: i === keys.length - 1,
              onCover: () => put(withCover(stored, photos, key)),
              alt: photos.alts?.[key] ??
                stored.find(({ id }) => String(id) === key)?.alt ?? { en: "", cs: "" },
              onAlt: (alt: Both<string>) => put({ ...photos, alts: { ...photos.alts, [key]: alt } }),
              onMove: (step: -1 | 1) => put(withMoved(stored, photos, key, step)),
            };
            const photo = stored.find(({ id }) => String(id) === key);
            if (photo) {
              return (
                <StoredPhotoRow
                  {...row}
                  key={key}
                  photo={photo}
                  isRemoved={photos.removed.includes(photo.id)}
                  onToggle={() => apply(withToggledRemoval(stored, photos, photo.id))}
                />
              );
            }
            const queued = added.find((entry) => entry.key === key);
            return (
              queued && (
                <NewPhotoRow
                  {...row}
                  key={key}
                  photo={queued}
                  onRemove={() => put(withoutNew(photos, key))}
                />
              )
            );
          })}
        </ul>
      </Sortable>
      <Group mt="sm">
        <FileButton
          multiple
          accept={PICTURE_FILES}
          onChange={(files) => apply(withFiles(stored, photos, files))}
        >
          {(props) => (
            <Button {...props} variant="default" size="sm">
              {t.choose}
            </Button>
          )}
        </FileButton>
        <ChooseFromLibrary
          label={t.photos}
          onChoose={(picture) => apply(withPicture(stored, photos, picture))}
        />
        <Text size="sm" c="dimmed" role="status">
          {t.left(Math.max(0, left))} {leftOut > 0 && t.leftOut(leftOut)}
        </Text>
      </Group>
      <div role="alert">
        {error && (
          <Text size="sm" c="var(--mantine-color-error)" mt={4}>
            {error}
          </Text>
        )}
      </div>
    </Input.Wrapper>
  );
}
