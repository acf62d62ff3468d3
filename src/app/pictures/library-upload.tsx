import { Badge, Button, Group, Paper, Stack, Title } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import type { PicturesEndpoints } from "#kit/contract/media/pictures.contract.ts";
import { toFormData } from "#kit/web/editor/form-data.ts";
import { PictureDrop } from "#kit/web/editor/pictures/picture-drop.tsx";
import { PictureUploads } from "#kit/web/editor/pictures/picture-uploads.tsx";
import { usePictureUploads } from "#kit/web/editor/pictures/use-picture-uploads.ts";
import { useUnsavedWarning } from "#kit/web/editor/use-unsaved-warning.ts";
import { useWords } from "#kit/web/language/words.ts";
import { picturesWords } from "./pictures.words.ts";

/** Many pictures at once into the library; one that it has already is not stored again. */
export function LibraryUpload() {
  const t = useWords(picturesWords);
  const client = useQueryClient();
  const { uploads, isBusy, ...queue } = usePictureUploads((api, image) =>
    api.of<PicturesEndpoints>()("POST /pictures", { body: toFormData({ image }) }),
  );
  useUnsavedWarning(isBusy);
  // The list below shows them once all have come.
  const done = uploads.filter(({ state }) => state === "done").length;
  useEffect(() => {
    if (done > 0 && !isBusy) void client.invalidateQueries();
  }, [done, isBusy, client]);
  return (
    <Paper withBorder p="md" radius="md">
      <Stack gap="md">
        <Title order={2} size="h3">
          {t.upload}
        </Title>
        <PictureDrop onChoose={queue.add} />
        {uploads.length > 0 && (
          <>
            <PictureUploads uploads={uploads} onAgain={queue.again} onRemove={queue.remove}>
              {({ known }) => (
                <Badge color={known ? "yellow" : "green"} variant="light">
                  {known ? t.known : t.added}
                </Badge>
              )}
            </PictureUploads>
            <Group>
              <Button variant="default" disabled={isBusy} onClick={queue.clear}>
                {t.done}
              </Button>
            </Group>
          </>
        )}
      </Stack>
    </Paper>
  );
}
