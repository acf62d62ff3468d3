import type { Editor } from "@tiptap/core";
import { useEditor } from "@tiptap/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { useSite } from "../../page-context.ts";
import { styleNonce } from "../../style-nonce.ts";
import { blogExtensions, replyExtensions } from "./text-extensions.ts";
import type { ToolbarName } from "./text-toolbars.ts";

interface Options {
  toolbar: ToolbarName;
  label: string;
  value: string;
  onChange: (html: string) => void;
  /** A picture file was pasted or dropped; null where pictures are not allowed. */
  onPictureFile: ((file: File) => void) | null;
}

/** The editor of one text. It reports only what a person changed, not HTML that the editor writes in another way. */
export function useTextEditor({ toolbar, label, value, onChange, onPictureFile }: Options): Editor | null {
  const [nonce] = useState(styleNonce);
  const { mediaBase } = useSite();
  const [content] = useState(value);
  const known = useRef({ value, written: "" });
  const pictures = useRef(onPictureFile);
  pictures.current = onPictureFile;

  const extensions = useMemo(
    () => (toolbar === "blog" ? blogExtensions(mediaBase) : replyExtensions()),
    [toolbar, mediaBase],
  );
  const editorProps = useMemo(() => {
    const take = (data: DataTransfer | null): boolean => {
      const file = [...(data?.files ?? [])].find(({ type }) => type.startsWith("image/"));
      if (!file || !pictures.current || data?.getData("text/html")) return false;
      pictures.current(file);
      return true;
    };
    return {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label },
      handlePaste: (_: unknown, event: ClipboardEvent) => take(event.clipboardData),
      handleDrop: (_: unknown, event: DragEvent) => take(event.dataTransfer),
    };
  }, [label]);

  const editor = useEditor({
    content,
    extensions,
    editorProps,
    ...(nonce && { injectNonce: nonce }),
    onCreate({ editor }) {
      known.current.written = written(editor);
    },
    onUpdate({ editor }) {
      const html = written(editor);
      if (html === known.current.written) return;
      known.current = { value: html, written: html };
      onChange(html);
    },
  });

  useEffect(() => {
    if (!editor || value === known.current.value) return;
    editor.commands.setContent(value, { emitUpdate: false });
    known.current = { value, written: written(editor) };
  }, [editor, value]);

  return editor;
}

/** The text without the empty paragraph that waits at its end; '' for no text. */
function written(editor: Editor): string {
  return editor.getHTML().replace(/(?:<p><\/p>)+$/, "");
}
