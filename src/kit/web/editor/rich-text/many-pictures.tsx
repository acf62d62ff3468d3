import { Group, Stack, Text, TextInput } from "@mantine/core";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { messageOf } from "../../api/api-error.ts";
import { useWords } from "../../language/words.ts";
import { useAnnounce } from "../../ui/feedback/announce.tsx";
import { Thumbnail } from "../pictures/thumbnail.tsx";
import { useFileAddress } from "../pictures/use-file-address.ts";
import { richTextWords } from "./rich-text-editor.words.ts";
import { TextDialog } from "./text-dialog.tsx";

interface Props {
  editor: Editor;
  /** In the order in which they shall stand in the text. */
  files: File[];
  /** Stores a picture and answers its path. */
  upload: (file: File) => Promise<string>;
  onClose: () => void;
}

interface Waiting {
  file: File;
  alt: string;
  error: string;
}

/** Several pictures come into the text one after the other, each with its words; one that fails stops no other. */
export function ManyPictures({ editor, files, upload, onClose }: Props) {
  const t = useWords(richTextWords);
  const announce = useAnnounce();
  const [waiting, setWaiting] = useState<Waiting[]>(() =>
    files.map((file) => ({ file, alt: "", error: "" })),
  );
  const [done, setDone] = useState(0);
  const [busy, setBusy] = useState(false);

  async function submit(): Promise<void> {
    if (busy) return;
    setBusy(true);
    const failed: Waiting[] = [];
    for (const picture of waiting) {
      try {
        const src = await upload(picture.file);
        editor.chain().setImage({ src, alt: picture.alt }).createParagraphNear().run();
        setDone((count) => count + 1);
      } catch (error) {
        failed.push({ ...picture, error: t.failedToUpload(messageOf(error)) });
      }
    }
    setBusy(false);
    if (failed.length > 0) return setWaiting(failed);
    announce(t.uploaded);
    onClose();
  }

  return (
    <TextDialog
      title={t.tools.picture}
      submitLabel={t.insertMany(waiting.length)}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <Text size="sm" c="dimmed">
        {t.manyHint}
      </Text>
      <Text size="sm" role="status">
        {(busy || done > 0) && t.insertedOf(done, files.length)}
      </Text>
      {waiting.map((picture, at) => (
        <Row
          key={`${picture.file.name} ${picture.file.size} ${picture.file.lastModified}`}
          picture={picture}
          disabled={busy}
          onAlt={(alt) => setWaiting(waiting.with(at, { ...picture, alt }))}
        />
      ))}
    </TextDialog>
  );
}

interface RowProps {
  picture: Waiting;
  disabled: boolean;
  onAlt: (alt: string) => void;
}

function Row({ picture: { file, alt, error }, disabled, onAlt }: RowProps) {
  const t = useWords(richTextWords);
  const address = useFileAddress(file);
  return (
    <Group align="flex-start" wrap="nowrap">
      <Thumbnail path={null} src={address} width={84} height={56} />
      <Stack gap={2} style={{ flex: 1, minWidth: 0 }}>
        <TextInput
          label={t.alternative}
          aria-label={`${t.alternative}: ${file.name}`}
          description={file.name}
          styles={{ description: { overflowWrap: "anywhere" } }}
          disabled={disabled}
          error={error}
          value={alt}
          onChange={({ currentTarget }) => onAlt(currentTarget.value)}
        />
      </Stack>
    </Group>
  );
}
