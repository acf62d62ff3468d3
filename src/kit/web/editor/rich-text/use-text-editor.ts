import type { Editor } from "@tiptap/core";
import { TextSelection } from "@tiptap/pm/state";
import type { EditorView } from "@tiptap/pm/view";
import { useEditor } from "@tiptap/react";
import { useEffect, useMemo, useRef, useState } from "react";
import { isPictureFile } from "#kit/contract/media/picture-files.ts";
import { styleNonce } from "../../document/style-nonce.ts";
import { useSite } from "../../page-context.ts";
import { isPicturesAlone, type Lost, pastedHtml } from "./pasted-html.ts";
import { blogExtensions, replyExtensions } from "./text-extensions.ts";
import type { ToolbarName } from "./text-toolbars.ts";

interface Options {
  toolbar: ToolbarName;
  label: string;
  value: string;
  onChange: (html: string) => void;
  /** Picture files were pasted or dropped; null where pictures are not allowed. */
  onPictureFiles: ((files: File[]) => void) | null;
  /** Something was pasted; `lost` is what of it could not stay. */
  onPasted: (lost: Lost) => void;
}

/** The editor of one text. It reports only what a person changed, not HTML that the editor writes in another way. */
export function useTextEditor(options: Options): Editor | null {
  const { toolbar, label, value, onChange, onPictureFiles, onPasted } = options;
  const [nonce] = useState(styleNonce);
  const { mediaBase } = useSite();
  const [content] = useState(value);
  const known = useRef({ value, written: "" });
  const pictures = useRef(onPictureFiles);
  pictures.current = onPictureFiles;
  const pasted = useRef(onPasted);
  pasted.current = onPasted;

  const extensions = useMemo(
    () => (toolbar === "blog" ? blogExtensions(mediaBase) : replyExtensions()),
    [toolbar, mediaBase],
  );
  const editorProps = useMemo(() => {
    const take = (data: DataTransfer | null): boolean => {
      const files = [...(data?.files ?? [])].filter(isPictureFile);
      const html = data?.getData("text/html") ?? "";
      if (files.length === 0 || !pictures.current || (html && !isPicturesAlone(html))) return false;
      pictures.current(files);
      return true;
    };
    /** The cursor goes to where they were dropped. */
    const drop = (view: EditorView, event: DragEvent): boolean => {
      const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
      if (!take(event.dataTransfer)) return false;
      const { doc, tr } = view.state;
      if (place) view.dispatch(tr.setSelection(TextSelection.near(doc.resolve(place.pos))));
      return true;
    };
    return {
      attributes: { role: "textbox", "aria-multiline": "true", "aria-label": label },
      handlePaste: (_: unknown, event: ClipboardEvent) => take(event.clipboardData),
      handleDrop: drop,
      transformPastedHTML: (html: string) => {
        const { html: clean, lost } = pastedHtml(html, toolbar, [location.origin, mediaBase]);
        pasted.current(lost);
        return clean;
      },
    };
  }, [label, toolbar, mediaBase]);

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
