import { ActionIcon, Badge, Button, Group, SimpleGrid, TextInput } from "@mantine/core";
import type { ReactNode } from "react";
import type { Both } from "#kit/contract/language/language.ts";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { useFormLanguages } from "#kit/web/editor/fields/form-languages.tsx";
import { useMissingMark } from "#kit/web/editor/fields/missing-mark.tsx";
import { Thumbnail } from "#kit/web/editor/pictures/thumbnail.tsx";
import { useFileAddress } from "#kit/web/editor/pictures/use-file-address.ts";
import { useSortableRow } from "#kit/web/editor/reorder/use-sortable-row.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import type { IconName } from "#kit/web/ui/icons/icon-names.ts";
import type { ProductPhoto } from "../../../products.contract.ts";
import { productsAdminWords } from "../products-admin.words.ts";
import type { QueuedPhoto } from "./product-photo-queue.ts";
import styles from "./product-photo-rows.module.css";

interface RowProps {
  /** The photo's key among the choices. */
  id: string;
  label: string;
  isCover: boolean;
  first: boolean;
  last: boolean;
  onCover: () => void;
  onMove: (step: -1 | 1) => void;
  alt: Both<string>;
  onAlt: (alt: Both<string>) => void;
}

interface StoredProps extends RowProps {
  photo: ProductPhoto;
  isRemoved: boolean;
  onToggle: () => void;
}

/** A stored photo: its place, the cover or not, kept or marked for removal. */
export function StoredPhotoRow({ photo, isRemoved, onToggle, ...row }: StoredProps) {
  const t = useWords(productsAdminWords);
  const toggle = isRemoved ? t.keep : t.remove;
  return (
    <Row
      {...row}
      isRemoved={isRemoved}
      picture={<Thumbnail path={photo.image_path} alt={row.label} width={96} height={64} />}
      badge={
        isRemoved && (
          <Badge color="red" variant="light">
            {t.marked}
          </Badge>
        )
      }
    >
      <Button
        size="xs"
        variant="subtle"
        color={isRemoved ? "gray" : "red"}
        aria-label={`${toggle}: ${row.label}`}
        onClick={onToggle}
      >
        {toggle}
      </Button>
    </Row>
  );
}

interface NewProps extends RowProps {
  photo: QueuedPhoto;
  onRemove: () => void;
}

/** A new photo that waits for the save: preview, place, the cover or not. */
export function NewPhotoRow({ photo: { file, path }, onRemove, ...row }: NewProps) {
  const t = useWords(productsAdminWords);
  const alt = file?.name ?? row.label;
  return (
    <Row
      {...row}
      isRemoved={false}
      picture={<Thumbnail path={path} src={useFileAddress(file)} alt={alt} width={96} height={64} />}
      badge={
        <Badge color="gray" variant="light">
          {row.label}
        </Badge>
      }
    >
      <Button
        size="xs"
        variant="subtle"
        color="red"
        aria-label={`${t.remove}: ${row.label}`}
        onClick={onRemove}
      >
        {t.remove}
      </Button>
    </Row>
  );
}

interface FrameProps extends RowProps {
  isRemoved: boolean;
  picture: ReactNode;
  badge: ReactNode;
  children: ReactNode;
}

function Row(props: FrameProps) {
  const {
    id,
    label,
    isCover,
    isRemoved,
    first,
    last,
    onCover,
    onMove,
    alt,
    onAlt,
    picture,
    badge,
    children,
  } = props;
  const t = useWords(productsAdminWords);
  const { alternative } = useWords(editorWords);
  const missing = useMissingMark(alt);
  const { row, handle } = useSortableRow(id, label);
  const arrow = (step: -1 | 1, words: string, icon: IconName, disabled: boolean) => (
    <ActionIcon
      variant="default"
      size="md"
      disabled={disabled}
      aria-label={`${words}: ${label}`}
      onClick={() => onMove(step)}
    >
      <Icon icon={icon} />
    </ActionIcon>
  );
  return (
    <li {...row} className={classNames(styles.row, isRemoved && styles.removed)}>
      {handle}
      {picture}
      <Group gap="xs" className={styles.state}>
        {badge}
        {isCover && <Badge color="hot">{t.cover}</Badge>}
      </Group>
      <Group gap="xs">
        {arrow(-1, t.up, "arrow-up", first)}
        {arrow(1, t.down, "arrow-down", last)}
        {!isCover && !isRemoved && (
          <Button size="xs" variant="default" aria-label={`${t.setCover}: ${label}`} onClick={onCover}>
            {t.setCover}
          </Button>
        )}
        {children}
      </Group>
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="xs" className={styles.alts}>
        {useFormLanguages().map((language) => (
          <TextInput
            key={language}
            size="xs"
            lang={language}
            label={`${alternative} (${language.toUpperCase()})`}
            aria-label={`${alternative} (${language.toUpperCase()}): ${label}`}
            {...missing(language)}
            value={alt[language]}
            onChange={({ currentTarget }) => onAlt({ ...alt, [language]: currentTarget.value })}
          />
        ))}
      </SimpleGrid>
    </li>
  );
}
