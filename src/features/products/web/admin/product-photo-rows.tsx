import { faArrowDown } from "@fortawesome/free-solid-svg-icons/faArrowDown";
import { faArrowUp } from "@fortawesome/free-solid-svg-icons/faArrowUp";
import { ActionIcon, Badge, Button, Group } from "@mantine/core";
import { Thumbnail } from "#kit/web/editor/thumbnail.tsx";
import { useFileAddress } from "#kit/web/editor/use-file-address.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { Icon } from "#kit/web/ui/icon.tsx";
import { useWords } from "#kit/web/words.ts";
import type { ProductPhoto } from "../../products.contract.ts";
import styles from "./product-photo-rows.module.css";
import { productsAdminWords } from "./products-admin.words.ts";

interface RowProps {
  label: string;
  isCover: boolean;
  onCover: () => void;
}

interface StoredProps extends RowProps {
  photo: ProductPhoto;
  isRemoved: boolean;
  onToggle: () => void;
}

/** A stored photo: the cover or not, kept or marked for removal. */
export function StoredPhotoRow({ photo, label, isCover, isRemoved, onCover, onToggle }: StoredProps) {
  const t = useWords(productsAdminWords);
  const toggle = isRemoved ? t.keep : t.remove;
  return (
    <li className={classNames(styles.row, isRemoved && styles.removed)}>
      <Thumbnail path={photo.image_path} alt={label} width={96} height={64} />
      <Group gap="xs" className={styles.state}>
        {isCover && <Badge color="hot">{t.cover}</Badge>}
        {isRemoved && (
          <Badge color="red" variant="light">
            {t.marked}
          </Badge>
        )}
      </Group>
      <Group gap="xs">
        {!isCover && !isRemoved && <CoverButton label={label} onCover={onCover} />}
        <Button
          size="xs"
          variant="subtle"
          color={isRemoved ? "gray" : "red"}
          aria-label={`${toggle}: ${label}`}
          onClick={onToggle}
        >
          {toggle}
        </Button>
      </Group>
    </li>
  );
}

interface NewProps extends RowProps {
  file: File;
  first: boolean;
  last: boolean;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** A new photo that waits for the save: preview, place, the cover or not. */
export function NewPhotoRow({ file, label, isCover, first, last, onCover, onMove, onRemove }: NewProps) {
  const t = useWords(productsAdminWords);
  return (
    <li className={styles.row}>
      <Thumbnail path={null} src={useFileAddress(file)} alt={file.name} width={96} height={64} />
      <Group gap="xs" className={styles.state}>
        <Badge color="gray" variant="light">
          {label}
        </Badge>
        {isCover && <Badge color="hot">{t.cover}</Badge>}
      </Group>
      <Group gap="xs">
        <ActionIcon
          variant="default"
          size="md"
          disabled={first}
          aria-label={`${t.up}: ${label}`}
          onClick={() => onMove(-1)}
        >
          <Icon icon={faArrowUp} />
        </ActionIcon>
        <ActionIcon
          variant="default"
          size="md"
          disabled={last}
          aria-label={`${t.down}: ${label}`}
          onClick={() => onMove(1)}
        >
          <Icon icon={faArrowDown} />
        </ActionIcon>
        {!isCover && <CoverButton label={label} onCover={onCover} />}
        <Button
          size="xs"
          variant="subtle"
          color="red"
          aria-label={`${t.remove}: ${label}`}
          onClick={onRemove}
        >
          {t.remove}
        </Button>
      </Group>
    </li>
  );
}

function CoverButton({ label, onCover }: Pick<RowProps, "label" | "onCover">) {
  const t = useWords(productsAdminWords);
  return (
    <Button size="xs" variant="default" aria-label={`${t.setCover}: ${label}`} onClick={onCover}>
      {t.setCover}
    </Button>
  );
}
