import { ActionIcon, Group, SimpleGrid, TextInput } from "@mantine/core";
import { type ComponentProps, type ReactNode, useState } from "react";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { useMissingMark } from "#kit/web/editor/fields/missing-mark.tsx";
import { WholeField } from "#kit/web/editor/fields/number-field.tsx";
import { Thumbnail } from "#kit/web/editor/pictures/thumbnail.tsx";
import { useFileAddress } from "#kit/web/editor/pictures/use-file-address.ts";
import { useContentLabels } from "#kit/web/editor/records/use-content-fields.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import { carPhotos } from "../../car-photos.content.ts";
import { carPhotosWords } from "./car-photos.words.ts";
import styles from "./photo-row.module.css";

interface PhotoValues {
  name: string;
  /** From 1; 0 where what was typed is no such number. */
  order: number;
  captions: { en: string; cs: string };
}

interface Props {
  /** What the row of a sortable list takes, and its handle. */
  row: ComponentProps<"div">;
  handle: ReactNode;
  path?: string;
  file?: File;
  values: PhotoValues;
  onChange: (change: Partial<PhotoValues>) => void;
  onMove: (step: -1 | 1) => void;
  first: boolean;
  last: boolean;
  children: ReactNode;
}

/** One photo with its editable name, order and captions, and its place in the row. */
export function PhotoRow({
  row,
  handle,
  path,
  file,
  values,
  onChange,
  onMove,
  first,
  last,
  children,
}: Props) {
  const t = useWords(carPhotosWords);
  const { label } = useContentLabels(carPhotos);
  const { name, order, captions } = values;
  const missing = useMissingMark(captions);
  const [typed, setTyped] = useState("");
  return (
    <div {...row} className={styles.row}>
      {handle}
      <Thumbnail path={path} src={useFileAddress(file ?? null)} width={144} height={96} alt={name} />
      <SimpleGrid cols={{ base: 1, sm: 2 }} className={styles.fields} spacing="xs">
        <TextInput
          label={label("name")}
          value={name}
          onChange={(event) => onChange({ name: event.currentTarget.value })}
        />
        <WholeField
          label={label("display_order")}
          min={1}
          blank={0}
          value={order === 0 ? typed : order}
          onChange={(next) => {
            setTyped(typeof next === "string" ? next : "");
            onChange({ order: typeof next === "number" ? next : 0 });
          }}
        />
        {LANGUAGES.map((language) => (
          <TextInput
            key={language}
            lang={language}
            label={`${label("description")} (${language.toUpperCase()})`}
            {...missing(language)}
            value={captions[language]}
            onChange={(event) =>
              onChange({ captions: { ...captions, [language]: event.currentTarget.value } })
            }
          />
        ))}
      </SimpleGrid>
      <Group gap="xs" className={styles.actions}>
        <ActionIcon
          variant="default"
          size="lg"
          disabled={first}
          onClick={() => onMove(-1)}
          aria-label={t.up(name)}
        >
          <Icon icon="arrow-up" />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="lg"
          disabled={last}
          onClick={() => onMove(1)}
          aria-label={t.down(name)}
        >
          <Icon icon="arrow-down" />
        </ActionIcon>
        {children}
      </Group>
    </div>
  );
}
