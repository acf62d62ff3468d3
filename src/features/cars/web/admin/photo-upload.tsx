import { Button, FileButton, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { PICTURE_FILES } from "#kit/contract/media/picture-files.ts";
import { ChooseFromLibrary } from "#kit/web/editor/pictures/library/choose-from-library.tsx";
import { Sortable } from "#kit/web/editor/reorder/sortable.tsx";
import { useSortableRow } from "#kit/web/editor/reorder/use-sortable-row.tsx";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { useUnsavedWarning } from "#kit/web/editor/use-unsaved-warning.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { type CarPhotosEndpoints, MAX_PHOTOS_PER_UPLOAD } from "../../car-photos.contract.ts";
import type { CarDetail } from "../../cars.contract.ts";
import { carPhotosWords } from "./car-photos.words.ts";
import { changed, moved, ordered, photoForm, type QueuedPhoto, queued } from "./photo-queue.ts";
import { PhotoRow } from "./photo-row.tsx";
import { usePhotoWrite } from "./use-photo-write.ts";

interface Props {
  car: CarDetail;
  show: (banner: Banner) => void;
}

/** Chosen photos with their names, orders and captions, before they are uploaded together. */
export function PhotoUpload({ car, show }: Props) {
  const t = useWords(carPhotosWords);
  const api = useApi();
  const [queue, setQueue] = useState<QueuedPhoto[]>([]);
  const { mutate, isPending } = usePhotoWrite(show);
  const refuse = (text: string): void => show({ tone: "error", text });
  useUnsavedWarning(queue.length > 0);
  const lastStored = Math.max(0, ...car.photos.map((photo) => photo.display_order));

  const clear = () => setQueue([]);
  const post = () =>
    api.of<CarPhotosEndpoints>()("POST /car-photos/:carId", {
      params: { carId: car.id },
      body: photoForm(queue, car.id),
    });

  function choose(files: File[]): void {
    const next = queued(queue, files, lastStored);
    if (next.length > MAX_PHOTOS_PER_UPLOAD) refuse(t.tooMany);
    else setQueue(next);
  }

  function upload(): void {
    if (queue.length === 0) refuse(t.noneSelected);
    else if (queue.some((photo) => photo.order < 1)) refuse(t.orderTooSmall);
    else mutate({ call: post, done: t.added(queue.length), failed: t.failedToAdd }, { onSuccess: clear });
  }

  /** It is stored already, so it is added at once. */
  function add(path: string): void {
    const call = () =>
      api.of<CarPhotosEndpoints>()("POST /car-photos/:carId", {
        params: { carId: car.id },
        body: { paths: [path] },
      });
    mutate({ call, done: t.added(1), failed: t.failedToAdd });
  }

  return (
    <Paper withBorder p="md">
      <Stack>
        <Title order={2} size="h3">
          {t.chosen}
        </Title>
        <Text size="sm" c="dimmed">
          {t.hint}
        </Text>
        <Sortable
          items={queue.map(({ key, name }) => ({ id: key, label: name }))}
          onOrder={(keys) => setQueue(ordered(queue, keys))}
        >
          {queue.map((photo, index) => (
            <ChosenPhoto
              key={photo.key}
              photo={photo}
              onChange={(change) => setQueue(changed(queue, photo.key, change))}
              onMove={(step) => setQueue(moved(queue, index, step))}
              onRemove={() => setQueue(queue.filter(({ key }) => key !== photo.key))}
              first={index === 0}
              last={index === queue.length - 1}
            />
          ))}
        </Sortable>
        <Group>
          <FileButton multiple accept={PICTURE_FILES} onChange={choose}>
            {(props) => (
              <Button {...props} variant="default">
                {t.choose}
              </Button>
            )}
          </FileButton>
          <ChooseFromLibrary onChoose={({ path }) => add(path)} />
          <Button onClick={upload} loading={isPending}>
            {t.upload}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}

interface ChosenPhotoProps {
  photo: QueuedPhoto;
  onChange: (change: Partial<QueuedPhoto>) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
  first: boolean;
  last: boolean;
}

function ChosenPhoto({ photo, onRemove, ...props }: ChosenPhotoProps) {
  const t = useWords(carPhotosWords);
  const { row, handle } = useSortableRow(photo.key, photo.name);
  return (
    <PhotoRow {...props} row={row} handle={handle} file={photo.file} values={photo}>
      <Button variant="subtle" color="red" size="xs" aria-label={t.remove(photo.name)} onClick={onRemove}>
        {t.removeShort}
      </Button>
    </PhotoRow>
  );
}
