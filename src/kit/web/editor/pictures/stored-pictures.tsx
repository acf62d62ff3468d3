import { Group, Input, UnstyledButton } from "@mantine/core";
import { useEffect, useId, useState } from "react";
import { useWords } from "../../language/words.ts";
import { richTextWords } from "../rich-text/rich-text-editor.words.ts";
import styles from "./stored-pictures.module.css";
import { Thumbnail } from "./thumbnail.tsx";

export interface StoredPicture {
  /** The file's name when it was uploaded. */
  name: string;
  path: string;
}

interface Props {
  /** Pictures that are stored with the text; a failure shows none, because the other ways still work. */
  load: () => Promise<StoredPicture[]>;
  /** The path of the chosen one, or something else. */
  value: string;
  onChange: (path: string) => void;
}

/** Pictures of the text, to be shown in it once more. */
export function StoredPictures({ load, value, onChange }: Props) {
  const t = useWords(richTextWords);
  const id = useId();
  const [first] = useState(() => load);
  const [pictures, setPictures] = useState<StoredPicture[]>([]);
  useEffect(() => {
    let outdated = false;
    first().then(
      (loaded) => !outdated && setPictures(loaded),
      () => {},
    );
    return () => {
      outdated = true;
    };
  }, [first]);
  if (pictures.length === 0) return null;
  return (
    <Input.Wrapper label={t.orStored} labelElement="div" labelProps={{ id }}>
      <Group role="group" aria-labelledby={id} gap="xs" mt={4}>
        {pictures.map(({ name, path }) => (
          <UnstyledButton
            key={path}
            className={styles.picture ?? ""}
            aria-pressed={path === value}
            aria-label={name}
            title={name}
            onClick={() => onChange(path === value ? "" : path)}
          >
            <Thumbnail path={path} width={84} height={56} />
          </UnstyledButton>
        ))}
      </Group>
    </Input.Wrapper>
  );
}
