import { Text, UnstyledButton } from "@mantine/core";
import type { LibraryPicture } from "#kit/contract/media/pictures.contract.ts";
import { useWords } from "../../../language/words.ts";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { libraryWords } from "./library.words.ts";
import styles from "./library-grid.module.css";
import { LibraryImage, usePictureName } from "./library-image.tsx";

interface Props {
  pictures: LibraryPicture[];
  /** What pressing one does, for those who do not see it: `Open`. */
  verb: string;
  onPick: (picture: LibraryPicture) => void;
  /** Those that are marked, where several can be. */
  marked?: readonly number[];
}

/** Pictures of the library to be pressed, each with its file's name and where it is used. */
export function LibraryGrid({ pictures, verb, onPick, marked }: Props) {
  const t = useWords(libraryWords);
  const nameOf = usePictureName();
  return (
    <ul className={styles.grid} aria-label={t.title}>
      {pictures.map((picture) => (
        <li key={picture.id}>
          <UnstyledButton
            className={styles.picture ?? ""}
            aria-pressed={marked?.includes(picture.id)}
            onClick={() => onPick(picture)}
          >
            <LibraryImage picture={picture} width={280} height={110} />
            <span className={styles.name}>
              <VisuallyHidden>{verb} </VisuallyHidden>
              {nameOf(picture)}
            </span>
            <Text size="xs" c="dimmed" truncate>
              {picture.places.length > 0
                ? picture.places.map(({ kind, title }) => title || kind).join(", ")
                : t.uses[picture.use]}
            </Text>
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
