import { Button, Modal, Stack, Text } from "@mantine/core";
import { useState } from "react";
import type { ImageExtension } from "#kit/contract/media/media-path.ts";
import type { LibraryPicture, PictureUse } from "#kit/contract/media/pictures.contract.ts";
import { useApiQuery } from "../../../api/queries.ts";
import { useWords } from "../../../language/words.ts";
import { ListPages } from "../../../paged-list/list-pages.tsx";
import { editorWords } from "../../editor.words.ts";
import { Loaded } from "../../loaded.tsx";
import { libraryWords } from "./library.words.ts";
import { LibraryFilter } from "./library-filter.tsx";
import { LibraryGrid } from "./library-grid.tsx";
import { picturesQuery } from "./pictures.queries.ts";

interface Props {
  onChoose: (picture: LibraryPicture) => void;
  /** What the button is for, where several stand on one screen. */
  label?: string;
}

/** A button that opens the library; a picture that is pressed there is chosen. */
export function ChooseFromLibrary({ onChoose, label }: Props) {
  const t = useWords(libraryWords);
  const { close } = useWords(editorWords);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="default"
        size="sm"
        aria-label={label && `${t.fromLibrary}: ${label}`}
        onClick={() => setOpen(true)}
      >
        {t.fromLibrary}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setOpen(false)}
        size="xl"
        title={t.title}
        closeButtonProps={{ "aria-label": close }}
      >
        {isOpen && (
          <Library
            onChoose={(picture) => {
              setOpen(false);
              onChoose(picture);
            }}
          />
        )}
      </Modal>
    </>
  );
}

interface View {
  page: number;
  q: string;
  use: PictureUse | undefined;
  kind: ImageExtension | undefined;
}

function Library({ onChoose }: Pick<Props, "onChoose">) {
  const t = useWords(libraryWords);
  const [view, setView] = useState<View>({ page: 1, q: "", use: undefined, kind: undefined });
  const query = useApiQuery(picturesQuery(view));
  const isSifted = view.q !== "" || view.use !== undefined || view.kind !== undefined;
  return (
    <Stack>
      <LibraryFilter {...view} onChange={(change) => setView({ ...view, ...change, page: 1 })} />
      <Loaded query={query} failed={t.failed}>
        {({ pictures, pagination }) =>
          pictures.length === 0 ? (
            <Text c="dimmed">{isSifted ? t.noMatch : t.empty}</Text>
          ) : (
            <>
              <LibraryGrid pictures={pictures} verb={t.choose} onPick={onChoose} />
              <ListPages
                pagination={pagination}
                label={t.pages}
                onPage={(page) => setView({ ...view, page })}
              />
            </>
          )
        }
      </Loaded>
    </Stack>
  );
}
