import { Button, FileButton, Group, Input, Text } from "@mantine/core";
import type { UseFormReturnType } from "@mantine/form";
import { useWords } from "#kit/web/words.ts";
import { PRODUCT_IMAGE_TYPES } from "../../product-rules.ts";
import type { ProductPhoto } from "../../products.contract.ts";
import {
  coverOf,
  newPhotos,
  type PhotoChoices,
  type PhotoFault,
  photosLeft,
  withFiles,
  withMoved,
  withoutNew,
  withToggledRemoval,
} from "./product-photo-queue.ts";
import styles from "./product-photo-rows.module.css";
import { NewPhotoRow, StoredPhotoRow } from "./product-photo-rows.tsx";
import type { ProductValues } from "./product-values.ts";
import { productsAdminWords } from "./products-admin.words.ts";

/** The form's fields that the server's faults with photos name. */
const ERROR_PATHS = ["images", "photosToRemove", "defaultPhotoId", "newPhotosOrder"];

interface Props {
  form: UseFormReturnType<ProductValues>;
  stored: ProductPhoto[];
}

/** A product's photos: stored ones to keep, mark or make the cover, new ones with preview and order. */
export function ProductPhotosField({ form, stored }: Props) {
  const t = useWords(productsAdminWords);
  const { photos } = form.values;
  const added = newPhotos(photos);
  const cover = coverOf(stored, photos);
  const left = photosLeft(stored, photos);
  const error = ERROR_PATHS.map((path) => form.errors[path]).find(Boolean);

  function put(next: PhotoChoices, fault: PhotoFault | null = null): void {
    form.setFieldValue("photos", next);
    for (const path of ERROR_PATHS) form.clearFieldError(path);
    if (fault) form.setFieldError("images", fault === "invalid" ? t.invalidFiles : t.tooMany);
  }
  const apply = ({ photos, fault }: { photos: PhotoChoices; fault: PhotoFault | null }) => put(photos, fault);

  return (
    <Input.Wrapper label={t.photos} labelElement="div" description={t.hint}>
      <ul className={styles.list} aria-label={t.photos}>
        {stored.map((photo, i) => (
          <StoredPhotoRow
            key={photo.id}
            photo={photo}
            label={t.photo(i + 1)}
            isCover={cover === String(photo.id)}
            isRemoved={photos.removed.includes(photo.id)}
            onCover={() => put({ ...photos, cover: String(photo.id) })}
            onToggle={() => apply(withToggledRemoval(stored, photos, photo.id))}
          />
        ))}
        {added.map(({ key, file }, i) => (
          <NewPhotoRow
            key={key}
            file={file}
            label={t.newPhoto(i + 1)}
            isCover={cover === key}
            first={i === 0}
            last={i === added.length - 1}
            onCover={() => put({ ...photos, cover: key })}
            onMove={(step) => put(withMoved(photos, i, step))}
            onRemove={() => put(withoutNew(photos, key))}
          />
        ))}
      </ul>
      <Group mt="sm">
        <FileButton
          multiple
          accept={PRODUCT_IMAGE_TYPES.join(",")}
          onChange={(files) => apply(withFiles(stored, photos, files))}
        >
          {(props) => (
            <Button {...props} variant="default" size="sm">
              {t.choose}
            </Button>
          )}
        </FileButton>
        <Text size="sm" c="dimmed" role="status">
          {t.left(Math.max(0, left))}
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
