import { Button, Paper, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { type Conflict, conflictIn } from "#kit/web/editor/conflict/conflict.ts";
import { ConflictPanel } from "#kit/web/editor/conflict/conflict-panel.tsx";
import { type FormValuesOf, formValuesOf } from "#kit/web/editor/records/content-form.ts";
import { ReorderStatus } from "#kit/web/editor/reorder/reorder-status.tsx";
import { Sortable } from "#kit/web/editor/reorder/sortable.tsx";
import { useReorder } from "#kit/web/editor/reorder/use-reorder.ts";
import { useSortableRow } from "#kit/web/editor/reorder/use-sortable-row.tsx";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { carPhotos } from "../../car-photos.content.ts";
import type { CarPhoto, CarPhotosEndpoints } from "../../car-photos.contract.ts";
import { carPhotosWords } from "./car-photos.words.ts";
import { swapPartners } from "./photo-queue.ts";
import { PhotoRow } from "./photo-row.tsx";
import { usePhotoWrite } from "./use-photo-write.ts";

interface Props {
  photos: CarPhoto[];
  show: (banner: Banner) => void;
}

/** The car's photos as stored: rename, caption, swap orders, delete. */
export function StoredPhotos({ photos, show }: Props) {
  const t = useWords(carPhotosWords);
  const api = useApi();
  const call = api.of<CarPhotosEndpoints>();
  const write = usePhotoWrite(show);

  const labelOf = (photo: CarPhoto) => photo.name || t.photo(photos.indexOf(photo) + 1);
  const { ordered, state, put } = useReorder(photos, {
    idOf: ({ id }) => id,
    save: (items) => call("PUT /display-order/car-photos", { body: { ids: items.map(({ id }) => id) } }),
  });

  function swap(index: number, step: -1 | 1): void {
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
    write.mutate({
      call: () => Promise.all([put(one.id, orders[0]), put(other.id, orders[1])]),
      done: t.saved,
      failed: t.failedToSave,
    });
  }

  function remove(photo: CarPhoto, label: string): void {
    if (!window.confirm(t.confirmDelete(label))) return;
    write.mutate({
      call: () => call("DELETE /car-photos/:id", { params: { id: photo.id } }),
      done: t.deleted,
      failed: t.failedToDelete,
    });
  }

  return (
    <Paper withBorder p="md">
      <Stack>
        <Title order={2} size="h3">
          {t.stored}
        </Title>
        {photos.length === 0 && <Text c="dimmed">{t.none}</Text>}
        {photos.length > 1 && <ReorderStatus state={state} />}
        <Sortable
          items={ordered.map((photo) => ({ id: photo.id, label: labelOf(photo) }))}
          disabled={state.is === "saving"}
          onOrder={put}
        >
          {ordered.map((photo, index) => (
            <StoredPhoto
              key={`${photo.id}-${photo.display_order}-${photo.updated_at}`}
              photo={photo}
              label={labelOf(photo)}
              first={index === 0}
              last={index === photos.length - 1}
              onMove={(step) => swap(index, step)}
              show={show}
              onRemove={(label) => remove(photo, label)}
            />
          ))}
        </Sortable>
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
  show: (banner: Banner) => void;
  onRemove: (label: string) => void;
}

type PhotoFields = FormValuesOf<typeof carPhotos>;

const fieldsOf = (photo: CarPhoto): PhotoFields => formValuesOf(carPhotos, photo);

function StoredPhoto({ photo, label, first, last, onMove, show, onRemove }: StoredPhotoProps) {
  const t = useWords(carPhotosWords);
  const { row, handle } = useSortableRow(photo.id, label);
  const api = useApi();
  const write = usePhotoWrite(show);
  const [basis, setBasis] = useState(photo);
  const [fields, setFields] = useState(fieldsOf(photo));
  const [conflict, setConflict] = useState<Conflict<CarPhoto, PhotoFields> | null>(null);
  const { name, display_order, translations } = fields;
  const values = {
    name,
    order: display_order,
    captions: { en: translations.en.description, cs: translations.cs.description },
  };
  const change = (part: Partial<typeof values>) => {
    const { name, order, captions } = { ...values, ...part };
    const texts = { en: { description: captions.en }, cs: { description: captions.cs } };
    setFields({ name, display_order: order, translations: texts });
  };

  function save(body: PhotoFields, stored: CarPhoto): void {
    const call = api.basedOn(stored.updated_at).of<CarPhotosEndpoints>();
    const put = () => call("PUT /car-photos/:id", { params: { id: photo.id }, body });
    const onError = (error: Error) => setConflict(conflictIn(error, fieldsOf, stored));
    write.mutate({ call: put, done: t.saved, failed: t.failedToSave }, { onError });
  }

  /** What is in the fields is based on `stored` from now on. */
  function rebase(stored: CarPhoto, next: PhotoFields): void {
    setBasis(stored);
    setFields(next);
    setConflict(null);
  }

  return (
    <>
      {conflict && (
        <ConflictPanel
          type="car-photos"
          conflict={conflict}
          mine={fields}
          busy={false}
          onSave={(chosen) => {
            rebase(conflict.record, chosen);
            save(chosen, conflict.record);
          }}
          onTake={() => rebase(conflict.record, conflict.theirs)}
          onLater={() => setConflict(null)}
        />
      )}
      <PhotoRow
        row={row}
        handle={handle}
        path={photo.image_path}
        values={values}
        onChange={change}
        onMove={onMove}
        first={first}
        last={last}
      >
        <Button size="xs" variant="default" onClick={() => save(fields, basis)} aria-label={t.save(label)}>
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
    </>
  );
}
