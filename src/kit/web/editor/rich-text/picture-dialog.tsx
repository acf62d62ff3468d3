import { FileInput, Group, TextInput } from "@mantine/core";
import type { Editor } from "@tiptap/core";
import { useState } from "react";
import type { Language } from "#kit/contract/language/language.ts";
import { isMediaPath } from "#kit/contract/media/media-path.ts";
import { PICTURE_FILES } from "#kit/contract/media/picture-files.ts";
import { messageOf } from "../../api/api-error.ts";
import { useWords } from "../../language/words.ts";
import { useAnnounce } from "../../ui/feedback/announce.tsx";
import { ChooseFromLibrary } from "../pictures/library/choose-from-library.tsx";
import { type StoredPicture, StoredPictures } from "../pictures/stored-pictures.tsx";
import { Thumbnail } from "../pictures/thumbnail.tsx";
import { useFileAddress } from "../pictures/use-file-address.ts";
import { ManyPictures } from "./many-pictures.tsx";
import { richTextWords } from "./rich-text-editor.words.ts";
import { isPictureAddress } from "./text-address.ts";
import { TextDialog } from "./text-dialog.tsx";

interface Props {
  editor: Editor;
  /** Pictures that were pasted or dropped. */
  files: File[];
  /** Stores a picture and answers its path. */
  upload: (file: File) => Promise<string>;
  /** Pictures that are stored with the text. */
  stored: (() => Promise<StoredPicture[]>) | undefined;
  /** The language of the text. */
  language: Language;
  onClose: () => void;
}

/** Asks for pictures and their alternative texts; where a picture is selected, for its alternative text alone. */
export function PictureDialog({ files, ...props }: Props) {
  const [chosen, setChosen] = useState(files);
  const [one = null] = chosen;
  return chosen.length > 1 ? (
    <ManyPictures {...props} files={chosen} />
  ) : (
    <OnePicture {...props} file={one} onMany={setChosen} />
  );
}

interface OneProps extends Omit<Props, "files"> {
  file: File | null;
  onMany: (files: File[]) => void;
}

function OnePicture({ editor, file: given, upload, stored, language, onClose, onMany }: OneProps) {
  const t = useWords(richTextWords);
  const announce = useAnnounce();
  const [selected] = useState(() => editor.isActive("image") && !given);
  const [alt, setAlt] = useState<string>(() => (selected ? (editor.getAttributes("image").alt ?? "") : ""));
  const [file, setFile] = useState(given);
  const [address, setAddress] = useState("");
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const chosen = useFileAddress(file);
  const isOfLibrary = isMediaPath(address);

  // What was wrong with one picture is not said of the next.
  function choose(next: File[]): void {
    if (next.length > 1) {
      onMany(next);
      return;
    }
    setFile(next[0] ?? null);
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
          {(chosen || isOfLibrary) && (
            <Thumbnail path={isOfLibrary ? address : null} src={chosen} width={160} height={107} />
          )}
          <FileInput
            label={t.chooseFile}
            accept={PICTURE_FILES}
            multiple
            placeholder={t.choose}
            value={file ? [file] : []}
            clearable
            clearButtonProps={{ "aria-label": t.cancel }}
            error={file ? error : ""}
            onChange={choose}
          />
          {!file && (
            <Group>
              <ChooseFromLibrary
                onChoose={(picture) => {
                  point(picture.path);
                  if (alt === "") setAlt(picture.alt[language]);
                }}
              />
            </Group>
          )}
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
