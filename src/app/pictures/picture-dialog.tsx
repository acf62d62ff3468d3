import {
  Button,
  Checkbox,
  FileButton,
  Group,
  Modal,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { useState } from "react";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { PICTURE_FILES } from "#kit/contract/media/picture-files.ts";
import type { LibraryPicture, PicturesEndpoints } from "#kit/contract/media/pictures.contract.ts";
import { toFormData } from "#kit/web/editor/form-data.ts";
import { usePictureName } from "#kit/web/editor/pictures/library/library-image.tsx";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import { Facts, Places } from "./picture-facts.tsx";
import { PictureView } from "./picture-view.tsx";
import { picturesWords } from "./pictures.words.ts";

interface Props {
  picture: LibraryPicture;
  onClose: () => void;
  /** It was changed or is another one now. */
  onChange: (picture: LibraryPicture) => void;
  onRemoved: (picture: LibraryPicture) => void;
}

/** One picture of the library: what it is, where it is used, and what can be done with it. */
export function PictureDialog({ picture, onClose, ...changes }: Props) {
  const t = useWords(picturesWords);
  const nameOf = usePictureName();
  const [banner, setBanner] = useState<Banner | null>(null);
  return (
    <Modal
      opened
      onClose={onClose}
      size="xl"
      title={nameOf(picture)}
      styles={{ title: { overflowWrap: "anywhere" } }}
      closeButtonProps={{ "aria-label": t.close }}
    >
      <Stack>
        <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
        {/* Once it is seen otherwise, it is another picture. */}
        <Details key={picture.id} picture={picture} onBanner={setBanner} {...changes} />
      </Stack>
    </Modal>
  );
}

interface DetailsProps extends Omit<Props, "onClose"> {
  onBanner: (banner: Banner) => void;
}

function Details({ picture, onChange, onRemoved, onBanner }: DetailsProps) {
  const t = useWords(picturesWords);
  const call = useApi().of<PicturesEndpoints>();
  const canEdit = useMay(["editor"]);
  const [isViewing, setViewing] = useState(false);
  const { id, use, places } = picture;

  const change = useWrite((_, { run }: { run: () => Promise<LibraryPicture>; done: string }) => run(), {
    show: onBanner,
    said: (_, { done }) => done,
    failed: t.failed,
    onDone: (next) => {
      setViewing(false);
      onChange(next);
    },
  });
  const remove = useWrite(() => call("DELETE /pictures/:id", { params: { id } }), {
    show: onBanner,
    failed: t.failed,
    onDone: () => onRemoved(picture),
  });
  const run = (run: () => Promise<LibraryPicture>, done: string) => change.mutate({ run, done });

  return (
    <Stack>
      {!isViewing && (
        <>
          <Facts picture={picture} />
          <Places places={places} />
        </>
      )}
      {canEdit && use === "bin" && (
        <Group>
          <Button
            loading={change.isPending}
            onClick={() =>
              run(() => call("POST /pictures/:id/bring-back", { params: { id } }), t.broughtBack)
            }
          >
            {t.undo}
          </Button>
        </Group>
      )}
      {canEdit && use !== "bin" && (
        <>
          {!isViewing && (
            <Description
              picture={picture}
              busy={change.isPending}
              onSave={(body) => run(() => call("PUT /pictures/:id", { params: { id }, body }), t.described)}
            />
          )}
          {isViewing ? (
            <Stack>
              <Title order={3} size="h4">
                {t.view}
              </Title>
              <PictureView
                picture={picture}
                busy={change.isPending}
                onSave={(body) =>
                  run(() => call("PUT /pictures/:id/view", { params: { id }, body }), t.viewSaved)
                }
              />
            </Stack>
          ) : (
            <Group>
              <Button variant="default" onClick={() => setViewing(true)}>
                {t.view}
              </Button>
              <FileButton
                accept={PICTURE_FILES}
                onChange={(image) => {
                  if (image && window.confirm(t.confirmReplace(places.length)))
                    run(
                      () =>
                        call("POST /pictures/:id/replacement", {
                          params: { id },
                          body: toFormData({ image }),
                        }),
                      t.replaced,
                    );
                }}
              >
                {(button) => (
                  <Button {...button} variant="default" loading={change.isPending}>
                    {t.replace}
                  </Button>
                )}
              </FileButton>
              {use === "unused" && (
                <Button
                  color="red"
                  variant="light"
                  loading={remove.isPending}
                  onClick={() => remove.mutate()}
                >
                  {t.remove}
                </Button>
              )}
            </Group>
          )}
          {use === "used" && (
            <Text size="sm" c="dimmed">
              {t.inUse}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}

type Said = Pick<LibraryPicture, "alt" | "decorative">;

interface DescriptionProps {
  picture: LibraryPicture;
  busy: boolean;
  onSave: (said: Said) => void;
}

function Description({ picture, busy, onSave }: DescriptionProps) {
  const t = useWords(picturesWords);
  const [alt, setAlt] = useState(picture.alt);
  const [decorative, setDecorative] = useState(picture.decorative);
  return (
    <Stack gap="xs">
      <SimpleGrid cols={{ base: 1, sm: 2 }}>
        {LANGUAGES.map((language) => (
          <TextInput
            key={language}
            label={`${t.alternative} (${language.toUpperCase()})`}
            lang={language}
            maxLength={500}
            disabled={decorative}
            value={alt[language]}
            onChange={({ currentTarget: { value } }) => setAlt((all) => ({ ...all, [language]: value }))}
          />
        ))}
      </SimpleGrid>
      <Text size="xs" c="dimmed">
        {t.alternativeHint}
      </Text>
      <Checkbox
        label={t.decorative}
        checked={decorative}
        onChange={({ currentTarget }) => setDecorative(currentTarget.checked)}
      />
      <Group>
        <Button variant="default" loading={busy} onClick={() => onSave({ alt, decorative })}>
          {t.save}
        </Button>
      </Group>
    </Stack>
  );
}
