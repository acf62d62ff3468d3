import { Button, FileButton, Group, Text } from "@mantine/core";
import { type DragEvent, useRef, useState } from "react";
import { isPictureFile, PICTURE_FILES } from "#kit/contract/media/picture-files.ts";
import { useWords } from "../../language/words.ts";
import styles from "./picture-drop.module.css";
import { uploadsWords } from "./uploads.words.ts";

interface Props {
  /** At least one picture, in the order in which they were chosen. */
  onChoose: (files: File[]) => void;
}

/** Where many pictures are chosen or dropped at once. What is no picture is left out and named. */
export function PictureDrop({ onChoose }: Props) {
  const t = useWords(uploadsWords);
  const reset = useRef<() => void>(null);
  const [isOver, setOver] = useState(false);
  const [skipped, setSkipped] = useState<string[]>([]);

  function take(files: File[]): void {
    const pictures = files.filter(isPictureFile);
    setSkipped(files.filter((file) => !isPictureFile(file)).map(({ name }) => name));
    if (pictures.length > 0) onChoose(pictures);
    // The same pictures can be chosen once more.
    reset.current?.();
  }

  const hover = (over: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    // Dropping is a second way; the button is for everybody.
    // biome-ignore lint/a11y/noStaticElementInteractions: nothing here is pressed
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={(event) => {
        hover(false)(event);
        take([...event.dataTransfer.files]);
      }}
    >
      <Group gap="sm">
        <FileButton multiple accept={PICTURE_FILES} resetRef={reset} onChange={take}>
          {(button) => <Button {...button}>{t.choose}</Button>}
        </FileButton>
        <Text size="sm" c="dimmed">
          {t.drop}
        </Text>
      </Group>
      <div role="alert">
        {skipped.length > 0 && (
          <Text size="sm" c="var(--mantine-color-error)" mt="xs" style={{ overflowWrap: "anywhere" }}>
            {t.skipped(skipped.join(", "))}
          </Text>
        )}
      </div>
    </div>
  );
}
