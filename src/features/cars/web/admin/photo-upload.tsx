import { Button, FileButton, Group, Paper, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { useUnsavedWarning } from "#kit/web/editor/use-unsaved-warning.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useWords } from "#kit/web/words.ts";
import type { CarDetail, CarsEndpoints } from "../../cars.contract.ts";
import { carPhotosWords } from "./car-photos.words.ts";
import type { RunWrite } from "./car-photos-screen.tsx";
import { changed, moved, photoForm, type QueuedPhoto, queued } from "./photo-queue.ts";
import { PhotoRow } from "./photo-row.tsx";

const MAX_PHOTOS = 20;

interface Props {
  car: CarDetail;
  run: RunWrite;
  onFault: (text: string) => void;
}

/** Chosen photos with their names, orders and captions, before they are uploaded together. */
export function PhotoUpload({ car, run, onFault }: Props) {
  const t = useWords(carPhotosWords);
  const api = useApi();
  const [queue, setQueue] = useState<QueuedPhoto[]>([]);
  const [busy, setBusy] = useState(false);
  useUnsavedWarning(queue.length > 0);
  const lastStored = Math.max(0, ...car.photos.map((photo) => photo.display_order));

  function choose(files: File[]): void {
    const next = queued(queue, files, lastStored);
    if (next.length > MAX_PHOTOS) onFault(t.tooMany);
    else setQueue(next);
  }

  async function upload(): Promise<void> {
    if (queue.length === 0) return onFault(t.noneSelected);
    if (queue.some((photo) => photo.order < 1)) return onFault(t.orderTooSmall);
    setBusy(true);
    const body = photoForm(queue, car.id);
    const post = () =>
      api.of<CarsEndpoints>()("POST /car-photos/:carId", { params: { carId: car.id }, body });
    if (await run(post, t.added(queue.length), t.failedToAdd)) setQueue([]);
    setBusy(false);
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
        {queue.map((photo, index) => (
          <PhotoRow
            key={photo.key}
            file={photo.file}
            values={photo}
            onChange={(change) => setQueue(changed(queue, photo.key, change))}
            onMove={(step) => setQueue(moved(queue, index, step))}
            first={index === 0}
            last={index === queue.length - 1}
          >
            <Button
              variant="subtle"
              color="red"
              size="xs"
              aria-label={t.remove(photo.name)}
              onClick={() => setQueue(queue.filter(({ key }) => key !== photo.key))}
            >
              {t.removeShort}
            </Button>
          </PhotoRow>
        ))}
        <Group>
          <FileButton multiple accept="image/jpeg,image/png,image/webp,image/gif" onChange={choose}>
            {(props) => (
              <Button {...props} variant="default">
                {t.choose}
              </Button>
            )}
          </FileButton>
          <Button onClick={() => void upload()} loading={busy}>
            {t.upload}
          </Button>
        </Group>
      </Stack>
    </Paper>
  );
}
