import { Button, Group, Stack, Text, Title } from "@mantine/core";
import { useState } from "react";
import { formatBytes } from "#kit/contract/media/format-bytes.ts";
import {
  type LibraryPicture,
  PICTURE_KINDS,
  PICTURE_USES,
  type PicturesEndpoints,
  type PicturesPage,
} from "#kit/contract/media/pictures.contract.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { libraryWords } from "#kit/web/editor/pictures/library/library.words.ts";
import { LibraryFilter } from "#kit/web/editor/pictures/library/library-filter.tsx";
import { LibraryGrid } from "#kit/web/editor/pictures/library/library-grid.tsx";
import { usePictureName } from "#kit/web/editor/pictures/library/library-image.tsx";
import { picturesQuery } from "#kit/web/editor/pictures/library/pictures.queries.ts";
import { type Banner, ScreenBanner } from "#kit/web/editor/screen-banner.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { oneOf } from "#kit/web/paged-list/list-address.ts";
import { ListPages } from "#kit/web/paged-list/list-pages.tsx";
import { useListAddress } from "#kit/web/paged-list/use-list-address.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import { LibraryUpload } from "./library-upload.tsx";
import { PictureDialog } from "./picture-dialog.tsx";
import { picturesWords } from "./pictures.words.ts";

const filters = { use: oneOf("use", PICTURE_USES), kind: oneOf("kind", PICTURE_KINDS) };

/** /admin/pictures: every stored picture, where it is used, and what is used nowhere. */
export default function PicturesScreen() {
  const t = useWords(picturesWords);
  const words = useWords(libraryWords);
  const call = useApi().of<PicturesEndpoints>();
  const nameOf = usePictureName();
  const canEdit = useMay(["editor"]);
  const { page, q, use, kind, change } = useListAddress(filters, {});
  const query = useApiQuery(picturesQuery({ page, q, use, kind }));
  const [banner, setBanner] = useState<Banner | null>(null);
  const [opened, setOpened] = useState<LibraryPicture | null>(null);
  const [removed, setRemoved] = useState<number | null>(null);

  const undo = useWrite((_, id: number) => call("POST /pictures/:id/bring-back", { params: { id } }), {
    show: setBanner,
    said: t.broughtBack,
    failed: t.failed,
    onDone: () => setRemoved(null),
  });

  return (
    <Stack gap="lg">
      <Stack gap={4}>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.intro}</Text>
      </Stack>
      {canEdit && <LibraryUpload />}
      <ScreenBanner
        banner={banner}
        onClose={() => {
          setBanner(null);
          setRemoved(null);
        }}
      />
      {removed !== null && (
        <Group>
          <Button variant="default" loading={undo.isPending} onClick={() => undo.mutate(removed)}>
            {t.undo}
          </Button>
        </Group>
      )}
      <LibraryFilter q={q} use={use} kind={kind} withBin={canEdit} onChange={change} />
      <Loaded query={query} failed={words.failed}>
        {(found) => (
          <>
            {canEdit && <Cleaning found={found} isBin={use === "bin"} onBanner={setBanner} />}
            {found.pictures.length === 0 ? (
              <Text c="dimmed">{q || use || kind ? words.noMatch : words.empty}</Text>
            ) : (
              <>
                <LibraryGrid pictures={found.pictures} verb={t.open} onPick={setOpened} />
                <ListPages
                  pagination={found.pagination}
                  label={words.pages}
                  onPage={(page) => change({ page })}
                />
              </>
            )}
          </>
        )}
      </Loaded>
      {opened && (
        <PictureDialog
          picture={opened}
          onClose={() => setOpened(null)}
          onChange={setOpened}
          onRemoved={(picture) => {
            setOpened(null);
            setRemoved(picture.id);
            setBanner({ tone: "success", text: t.removed(nameOf(picture)) });
          }}
        />
      )}
    </Stack>
  );
}

interface CleaningProps {
  found: PicturesPage;
  isBin: boolean;
  onBanner: (banner: Banner) => void;
}

/** What is used nowhere goes to the bin with one action that says how many and how much. */
function Cleaning({ found: { unused, bin }, isBin, onBanner }: CleaningProps) {
  const t = useWords(picturesWords);
  const { language } = useLanguage();
  const call = useApi().of<PicturesEndpoints>();
  const clean = useWrite(() => call("POST /pictures/clean-up"), {
    show: onBanner,
    said: ({ count, bytes }) => t.cleaned(count, formatBytes(bytes, language)),
    failed: t.failed,
  });
  const size = formatBytes(unused.bytes, language);
  if (isBin)
    return bin.count > 0 ? (
      <Text size="sm" c="dimmed">
        {t.binHint(bin.count, formatBytes(bin.bytes, language))}
      </Text>
    ) : null;
  if (unused.count === 0) return null;
  return (
    <Group>
      <Button
        variant="default"
        loading={clean.isPending}
        onClick={() => window.confirm(t.confirmClean(unused.count, size)) && clean.mutate()}
      >
        {t.clean(unused.count, size)}
      </Button>
      <Text size="sm" c="dimmed">
        {t.cleanHint}
      </Text>
    </Group>
  );
}
