import { Input, Text, Typography } from "@mantine/core";
import { EditorContent } from "@tiptap/react";
import { useState } from "react";
import type { Language } from "#kit/contract/language/language.ts";
import { useLanguage } from "../../language/language.tsx";
import { useWords } from "../../language/words.ts";
import type { StoredPicture } from "../pictures/stored-pictures.tsx";
import { LinkDialog, type OwnPage } from "./link-dialog.tsx";
import type { Lost } from "./pasted-html.ts";
import { PictureDialog } from "./picture-dialog.tsx";
import styles from "./rich-text-editor.module.css";
import { richTextWords } from "./rich-text-editor.words.ts";
import { TextToolbar } from "./text-toolbar.tsx";
import type { ToolbarName } from "./text-toolbars.ts";
import { useTextEditor } from "./use-text-editor.ts";

export interface TextEditorProps {
  toolbar: ToolbarName;
  label: string;
  /** HTML; '' for no text. */
  value: string;
  onChange: (html: string) => void;
  /** The language of the text, where it is known. */
  language?: Language;
  error?: string | undefined;
  required?: boolean;
  /** Stores a picture of the text and answers its path; needed where the toolbar has pictures. */
  uploadPicture?: (file: File) => Promise<string>;
  /** Pictures that are stored with the text, to be shown once more. */
  storedPictures?: (() => Promise<StoredPicture[]>) | undefined;
  /** Pages of the site that links are offered to. */
  ownPages?: readonly OwnPage[];
}

type Dialog = { kind: "link" } | { kind: "picture"; files: File[] };

/** What `RichTextEditor` loads. */
export function TextEditor(props: TextEditorProps) {
  const { toolbar, label, language, error, required = false, uploadPicture, storedPictures } = props;
  const { language: shown } = useLanguage();
  const t = useWords(richTextWords);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [lost, setLost] = useState<Lost>({ pictures: 0, tables: 0 });
  const editor = useTextEditor({
    ...props,
    onPasted: setLost,
    onPictureFiles: uploadPicture ? (files) => setDialog({ kind: "picture", files }) : null,
  });
  if (!editor) return null;

  function close(): void {
    setDialog(null);
    // After the dialog has let go of the focus.
    setTimeout(() => editor?.commands.focus());
  }

  return (
    <Input.Wrapper label={label} labelElement="div" error={error} withAsterisk={required}>
      <div className={styles.frame} data-error={error ? true : undefined}>
        <TextToolbar
          editor={editor}
          toolbar={toolbar}
          label={label}
          onLink={() => setDialog({ kind: "link" })}
          onPicture={() => setDialog({ kind: "picture", files: [] })}
        />
        <Typography lang={language} className={styles.text ?? ""} data-tall={toolbar === "blog" || undefined}>
          <EditorContent editor={editor} />
        </Typography>
      </div>
      <div role="status">
        {lost.pictures > 0 && uploadPicture && <Text size="sm">{t.picturesLeftOut(lost.pictures)}</Text>}
        {lost.tables > 0 && <Text size="sm">{t.tablesAsLines}</Text>}
      </div>
      {dialog?.kind === "link" && (
        <LinkDialog editor={editor} ownPages={props.ownPages ?? []} onClose={close} />
      )}
      {dialog?.kind === "picture" && uploadPicture && (
        <PictureDialog
          editor={editor}
          files={dialog.files}
          upload={uploadPicture}
          stored={storedPictures}
          language={language ?? shown}
          onClose={close}
        />
      )}
    </Input.Wrapper>
  );
}
