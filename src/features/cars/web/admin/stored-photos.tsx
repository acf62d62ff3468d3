import { Button, Paper, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import type { CarPhoto, CarsEndpoints } from "../../cars.contract.ts";
import { carPhotosWords } from "./car-photos.words.ts";
import type { RunWrite } from "./car-photos-screen.tsx";
import { swapPartners } from "./photo-queue.ts";
import { PhotoRow } from "./photo-row.tsx";

/** The car's photos as stored: rename, caption, swap orders, delete. */
export function StoredPhotos({ photos, run }: { photos: CarPhoto[]; run: RunWrite }) {
  const t = useWords(carPhotosWords);
  const api = useApi();
  const call = api.of<CarsEndpoints>();

  async function swap(index: number, step: -1 | 1): Promise<void> {
    const pair = swapPartners(
      photos.map(({ id, display_order }) => ({ id, order: display_order })),
      index,
      step,
    );
    if (!pair) return;
    const [one, other] = pair;
    // Two photos of one order would swap nothing: the one that moves passes the other.
    const orders =
      one.order === other.order ? [Math.max(1, other.order + step), other.order] : [other.order, one.order];
    const put = (id: number, display_order: number | undefined) =>
      call("PUT /car-photos/:id", { params: { id }, body: { display_order } });
    await run(() => Promise.all([put(one.id, orders[0]), put(other.id, orders[1])]), t.saved, t.failedToSave);
  }

  async function remove(photo: CarPhoto, label: string): Promise<void> {
    if (!window.confirm(t.confirmDelete(label))) return;
    await run(
      () => call("DELETE /car-photos/:id", { params: { id: photo.id } }),
      t.deleted,
      t.failedToDelete,
    );
  }

  return (
    <Paper withBorder p="md">
      <Stack>
        <Title order={2} size="h3">
          {t.stored}
        </Title>
        {photos.length === 0 && <Text c="dimmed">{t.none}</Text>}
        {photos.map((photo, index) => (
          <StoredPhoto
            key={`${photo.id}-${photo.updated_at}`}
            photo={photo}
            label={photo.name || t.photo(index + 1)}
            first={index === 0}
            last={index === photos.length - 1}
            onMove={(step) => void swap(index, step)}
            onSave={(body) =>
              void run(
                () => call("PUT /car-photos/:id", { params: { id: photo.id }, body }),
                t.saved,
                t.failedToSave,
              )
            }
            onRemove={(label) => void remove(photo, label)}
          />
        ))}
      </Stack>
    </Paper>
  );
}

interface StoredPhotoProps {
  photo: CarPhoto;
  label: string;
  first: boolean;
  last: boolean;
  onMove: (step: -1 | 1) => void;
  onSave: (body: { name: string; display_order: number; translations: CarPhoto["translations"] }) => void;
  onRemove: (label: string) => void;
}

function StoredPhoto({ photo, label, first, last, onMove, onSave, onRemove }: StoredPhotoProps) {
  const t = useWords(carPhotosWords);
  const { en, cs } = photo.translations;
  const [values, setValues] = useState({
    name: photo.name,
    order: photo.display_order,
    captions: { en: en.description, cs: cs.description },
  });
  const save = () =>
    onSave({
      name: values.name,
      display_order: values.order,
      translations: { en: { description: values.captions.en }, cs: { description: values.captions.cs } },
    });
  return (
    <PhotoRow
      path={photo.image_path}
      values={values}
      onChange={(change) => setValues({ ...values, ...change })}
      onMove={onMove}
      first={first}
      last={last}
    >
      <Button size="xs" variant="default" onClick={save} aria-label={t.save(label)}>
        {t.saveShort}
      </Button>
      <Button
        size="xs"
        variant="subtle"
        color="red"
        onClick={() => onRemove(label)}
        aria-label={t.delete(label)}
      >
        {t.deleteShort}
      </Button>
    </PhotoRow>
  );
}
