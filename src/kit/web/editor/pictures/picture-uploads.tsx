import { Button, Group, Progress, Stack, Text } from "@mantine/core";
import type { ReactNode } from "react";
import { useWords } from "../../language/words.ts";
import styles from "./picture-uploads.module.css";
import { Thumbnail } from "./thumbnail.tsx";
import { uploadsWords } from "./uploads.words.ts";
import { useFileAddress } from "./use-file-address.ts";
import type { PictureUpload } from "./use-picture-uploads.ts";

interface Props<Saved> {
  uploads: PictureUpload<Saved>[];
  onAgain: (key: string) => void;
  onRemove: (key: string) => void;
  /** What is asked about a picture once it is stored. */
  children: (record: Saved, file: File) => ReactNode;
}

/** Pictures on their way and those that have arrived. */
export function PictureUploads<Saved>({ uploads, children, ...actions }: Props<Saved>) {
  const t = useWords(uploadsWords);
  const done = uploads.filter(({ state }) => state === "done").length;
  return (
    <Stack gap="sm">
      <Text role="status" size="sm" fw={600}>
        {t.progress(done, uploads.length)}
      </Text>
      <ul className={styles.list} aria-label={t.list}>
        {uploads.map((upload) => (
          <UploadRow key={upload.key} upload={upload} {...actions}>
            {upload.record === null ? null : children(upload.record, upload.file)}
          </UploadRow>
        ))}
      </ul>
    </Stack>
  );
}

interface RowProps {
  upload: PictureUpload<unknown>;
  onAgain: (key: string) => void;
  onRemove: (key: string) => void;
  children: ReactNode;
}

function UploadRow({ upload, onAgain, onRemove, children }: RowProps) {
  const t = useWords(uploadsWords);
  const { key, file, state, part, error } = upload;
  const address = useFileAddress(file);
  return (
    <li className={styles.row}>
      <Thumbnail path={null} src={address} alt={file.name} width={96} height={64} />
      <Stack gap={6} className={styles.facts}>
        <Group gap="xs" justify="space-between">
          <Text size="sm" className={styles.name}>
            {file.name}
          </Text>
          {state !== "failed" && (
            <Text size="sm" c="dimmed">
              {wordsOf(t.states, state, part)}
            </Text>
          )}
        </Group>
        {state === "sending" && <Progress value={part * 100} animated={part === 1} aria-label={file.name} />}
        {state === "failed" && (
          <>
            <Text role="alert" size="sm" c="var(--mantine-color-error)">
              {error}
            </Text>
            <Group gap="xs">
              <Button
                size="xs"
                variant="default"
                aria-label={t.againOf(file.name)}
                onClick={() => onAgain(key)}
              >
                {t.again}
              </Button>
              <Button
                size="xs"
                variant="subtle"
                aria-label={t.removeOf(file.name)}
                onClick={() => onRemove(key)}
              >
                {t.remove}
              </Button>
            </Group>
          </>
        )}
        {children}
      </Stack>
    </li>
  );
}

type States = { waiting: string; sending: (percent: number) => string; storing: string; done: string };

function wordsOf(states: States, state: "waiting" | "sending" | "done", part: number): string {
  if (state !== "sending") return states[state];
  return part < 1 ? states.sending(Math.floor(part * 100)) : states.storing;
}
