import { FileInput, TextInput } from "@mantine/core";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import { PICTURE_FILES } from "#kit/contract/picture-files.ts";
import { messageOf } from "../../api-error.ts";
import { useAnnounce } from "../../ui/announce.tsx";
import { useWords } from "../../words.ts";
import { type StoredPicture, StoredPictures } from "../pictures/stored-pictures.tsx";
import { Thumbnail } from "../pictures/thumbnail.tsx";
import { useFileAddress } from "../pictures/use-file-address.ts";
import { richTextWords } from "./rich-text-editor.words.ts";
import { isPictureAddress } from "./text-address.ts";
import { TextDialog } from "./text-dialog.tsx";

interface Props {
  editor: Editor;
  /** A picture that was pasted or dropped. */
  file: File | null;
  /** Stores a picture and answers its path. */
  upload: (file: File) => Promise<string>;
  /** Pictures that are stored with the text. */
  stored: (() => Promise<StoredPicture[]>) | undefined;
  onClose: () => void;
}

/** Asks for a picture and its alternative text; where a picture is selected, for its alternative text alone. */
export function PictureDialog({ editor, file: given, upload, stored, onClose }: Props) {
  const t = useWords(richTextWords);
  const announce = useAnnounce();
  const [selected] = useState(() => editor.isActive("image") && !given);
  const [alt, setAlt] = useState<string>(() => (selected ? (editor.getAttributes("image").alt ?? "") : ""));
  const [file, setFile] = useState(given);
  const [address, setAddress] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const preview = useFileAddress(file);

  // What was wrong with one picture is not said of the next.
  function choose(next: File | null): void {
    setFile(next);
    setError("");
  }

  function point(next: string): void {
    setAddress(next);
    setError("");
  }

  async function submit(): Promise<void> {
    if (busy) return;
    if (selected) {
      editor.chain().focus().updateAttributes("image", { alt }).run();
      return onClose();
    }
    const src = file ? await uploaded(file) : addressed();
    if (!src) return;
    editor.chain().focus().setImage({ src, alt }).run();
    onClose();
  }

  async function uploaded(file: File): Promise<string | null> {
    setBusy(true);
    try {
      const path = await upload(file);
      announce(t.uploaded);
      return path;
    } catch (error) {
      setError(t.failedToUpload(messageOf(error)));
      return null;
    } finally {
      setBusy(false);
    }
  }

  function addressed(): string | null {
    const src = address.trim();
    if (isPictureAddress(src)) return src;
    setError(src ? t.pictureRefused : t.pictureRequired);
    return null;
  }

  return (
    <TextDialog
      title={t.tools.picture}
      submitLabel={selected ? t.change : t.insert}
      busy={busy}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      {!selected && (
        <>
          {preview && <Thumbnail path={null} src={preview} width={160} height={107} />}
          <FileInput
            label={t.chooseFile}
            accept={PICTURE_FILES}
            placeholder={t.choose}
            value={file}
            clearable
            clearButtonProps={{ "aria-label": t.cancel }}
            error={file ? error : ""}
            onChange={choose}
          />
          {stored && !file && <StoredPictures load={stored} value={address} onChange={point} />}
          <TextInput
            type="url"
            label={t.orAddress}
            placeholder="https://"
            value={address}
            disabled={file !== null}
            error={file ? "" : error}
            onChange={({ currentTarget }) => point(currentTarget.value)}
          />
        </>
      )}
      <TextInput
        label={t.alternative}
        description={t.alternativeHint}
        value={alt}
        onChange={({ currentTarget }) => setAlt(currentTarget.value)}
      />
    </TextDialog>
  );
}
