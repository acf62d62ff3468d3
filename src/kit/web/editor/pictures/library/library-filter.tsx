import { Group } from "@mantine/core";
import type { ImageExtension } from "#kit/contract/media/media-path.ts";
import { PICTURE_KINDS, PICTURE_USES, type PictureUse } from "#kit/contract/media/pictures.contract.ts";
import { useWords } from "../../../language/words.ts";
import { FilterSelect } from "../../../paged-list/filter-select.tsx";
import { SearchField } from "../../../paged-list/search-field.tsx";
import { libraryWords } from "./library.words.ts";

const KIND_NAMES = { jpg: "JPEG", png: "PNG", webp: "WebP", gif: "GIF" } as const;

/** Two stand side by side on a phone. */
const HALF = { flex: "1 1 7rem" };

interface Filter {
  q: string;
  use: PictureUse | undefined;
  kind: ImageExtension | undefined;
}

interface Props extends Filter {
  /** The bin too. */
  withBin?: boolean;
  onChange: (change: Partial<Filter>) => void;
}

/** Search by file, words and places; filters by use and kind. */
export function LibraryFilter({ q, use, kind, withBin = false, onChange }: Props) {
  const t = useWords(libraryWords);
  return (
    <Group align="flex-end" role="search" aria-label={t.title}>
      <SearchField label={t.search} placeholder={t.searchHint} q={q} onSearch={(q) => onChange({ q })} />
      <FilterSelect
        label={t.use}
        every={t.everyUse}
        values={withBin ? PICTURE_USES : PICTURE_USES.filter((one) => one !== "bin")}
        labels={t.uses}
        style={HALF}
        maw={200}
        value={use}
        onChange={(use) => onChange({ use })}
      />
      <FilterSelect
        label={t.kind}
        every={t.everyKind}
        values={PICTURE_KINDS}
        labels={KIND_NAMES}
        style={HALF}
        maw={200}
        value={kind}
        onChange={(kind) => onChange({ kind })}
      />
    </Group>
  );
}
