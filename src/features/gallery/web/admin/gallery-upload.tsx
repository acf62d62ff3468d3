import {
  Button,
  Checkbox,
  Group,
  Paper,
  Select,
  SimpleGrid,
  Stack,
  Text,
  TextInput,
  Title,
} from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type Both, LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { toFormData } from "#kit/web/editor/form-data.ts";
import { PictureDrop } from "#kit/web/editor/pictures/picture-drop.tsx";
import { PictureUploads } from "#kit/web/editor/pictures/picture-uploads.tsx";
import { usePictureUploads } from "#kit/web/editor/pictures/use-picture-uploads.ts";
import { callsOf } from "#kit/web/editor/records/content-calls.ts";
import { emptyFormOf, formDataOf } from "#kit/web/editor/records/content-form.ts";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useUnsavedWarning } from "#kit/web/editor/use-unsaved-warning.ts";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { type GalleryImage, gallery } from "../../gallery.content.ts";
import { galleryAdminWords } from "./gallery-admin.words.ts";

type Texts = GalleryImage["translations"][Language];
type Category = GalleryImage["category"];

const NO_TEXTS: Both<Texts> = { en: { title: "", alt_text: "" }, cs: { title: "", alt_text: "" } };

/** Many pictures at once: sent as they are, named afterwards. */
export function GalleryUpload() {
  const t = useWords(galleryAdminWords);
  const { label, options } = useContentLabels(gallery);
  const client = useQueryClient();
  const api = useApi();
  const [category, setCategory] = useState<Category>("misc");
  const [isPublic, setPublic] = useState(true);
  const [texts, setTexts] = useState<Record<number, Both<Texts>>>({});
  const [banner, setBanner] = useState<Banner | null>(null);
  const { uploads, isBusy, ...queue } = usePictureUploads((api, file) =>
    callsOf(gallery, api).create(
      formDataOf(gallery, {
        ...emptyFormOf(gallery),
        image: { path: null, file },
        category,
        is_active: isPublic,
      }),
    ),
  );
  const { mutate: save, isPending } = useWrite(() => saveTexts(), {
    show: setBanner,
    said: t.namesSaved,
    failed: t.failedToSave,
    onDone: () => {
      setTexts({});
      queue.clear();
    },
  });
  useUnsavedWarning(isBusy || Object.keys(texts).length > 0, {
    // The list's forms hide it, and nothing of it is lost.
    stays: (path) => path.startsWith(`${gallery.screen}/`) || path === gallery.screen,
  });

  // The list below shows them once all have come.
  const done = uploads.filter(({ state }) => state === "done").length;
  useEffect(() => {
    if (done > 0 && !isBusy) void client.invalidateQueries();
  }, [done, isBusy, client]);

  /** One after the other; what is saved is not sent again after a failure. */
  async function saveTexts(): Promise<void> {
    for (const [id, translations] of Object.entries(texts)) {
      await callsOf(gallery, api).update(id, toFormData({ translations }));
      setTexts(({ [Number(id)]: _, ...rest }) => rest);
    }
  }

  const put = (id: number, language: Language, change: Partial<Texts>) =>
    setTexts((all) => {
      const known = all[id] ?? NO_TEXTS;
      return { ...all, [id]: { ...known, [language]: { ...known[language], ...change } } };
    });

  return (
    <Paper withBorder p="md" radius="md">
      <Stack gap="md">
        <Title order={2} size="h3">
          {t.many}
        </Title>
        <ScreenBanner banner={banner} onClose={() => setBanner(null)} />
        <Group align="flex-end">
          <Select
            label={label("category")}
            data={options("category")}
            allowDeselect={false}
            value={category}
            onChange={(value) => setCategory(value as Category)}
          />
          <Checkbox
            label={t.publicAtOnce}
            checked={isPublic}
            onChange={({ currentTarget }) => setPublic(currentTarget.checked)}
          />
        </Group>
        <PictureDrop
          onChoose={(files) => {
            setBanner(null);
            queue.add(files);
          }}
        />
        {uploads.length > 0 && (
          <>
            <PictureUploads uploads={uploads} onAgain={queue.again} onRemove={queue.remove}>
              {({ id }, file) => (
                <Names
                  texts={texts[id] ?? NO_TEXTS}
                  of={file.name}
                  onChange={(...change) => put(id, ...change)}
                />
              )}
            </PictureUploads>
            <Group>
              <Button loading={isPending} disabled={isBusy} onClick={() => save()}>
                {t.saveNames}
              </Button>
              <Text size="sm" c="dimmed">
                {t.namesHint}
              </Text>
            </Group>
          </>
        )}
      </Stack>
    </Paper>
  );
}

interface NamesProps {
  texts: Both<Texts>;
  /** The file's name. */
  of: string;
  onChange: (language: Language, change: Partial<Texts>) => void;
}

function Names({ texts, of, onChange }: NamesProps) {
  const { label } = useContentLabels(gallery);
  return (
    <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs">
      {(["title", "alt_text"] as const).flatMap((field) =>
        LANGUAGES.map((language) => {
          const name = `${label(field)} (${language.toUpperCase()})`;
          return (
            <TextInput
              key={`${field}-${language}`}
              size="xs"
              lang={language}
              label={name}
              aria-label={`${name}: ${of}`}
              value={texts[language][field]}
              onChange={({ currentTarget }) => onChange(language, { [field]: currentTarget.value })}
            />
          );
        }),
      )}
    </SimpleGrid>
  );
}
