import { Button, TextInput } from "@mantine/core";
import type { Editor } from "@tiptap/core";
import { useId, useState } from "react";
import { useWords } from "../../language/words.ts";
import { richTextWords } from "./rich-text-editor.words.ts";
import { linkAddress } from "./text-address.ts";
import { TextDialog } from "./text-dialog.tsx";

/** A page of the site that a link may lead to. */
export interface OwnPage {
  address: string;
  name: string;
}

interface Props {
  editor: Editor;
  /** Proposed while an address is typed. */
  ownPages: readonly OwnPage[];
  onClose: () => void;
}

/** Asks where the selected words lead; without a selection the address itself is inserted. */
export function LinkDialog({ editor, ownPages, onClose }: Props) {
  const t = useWords(richTextWords);
  const list = useId();
  const [before] = useState<string>(() => editor.getAttributes("link").href ?? "");
  const [typed, setTyped] = useState(before);
  const [error, setError] = useState("");

  function apply(): void {
    const href = linkAddress(typed);
    if (!href || !editor.can().setLink({ href })) {
      setError(t.linkRefused);
      return;
    }
    const chain = editor.chain().focus().extendMarkRange("link");
    if (editor.state.selection.empty && !before)
      chain.insertContent({ type: "text", text: typed.trim(), marks: [{ type: "link", attrs: { href } }] });
    else chain.setLink({ href });
    chain.run();
    onClose();
  }

  function remove(): void {
    editor.chain().focus().extendMarkRange("link").unsetLink().run();
    onClose();
  }

  return (
    <TextDialog
      title={t.tools.link}
      submitLabel={before ? t.change : t.insert}
      onSubmit={apply}
      onClose={onClose}
      actions={
        before && (
          <Button variant="subtle" color="red" onClick={remove}>
            {t.removeLink}
          </Button>
        )
      }
    >
      <TextInput
        type="url"
        label={t.address}
        description={ownPages.length > 0 && t.ownPagesHint}
        placeholder="https://"
        list={list}
        value={typed}
        error={error}
        data-autofocus
        onChange={({ currentTarget }) => {
          setTyped(currentTarget.value);
          setError("");
        }}
      />
      <datalist id={list}>
        {ownPages.map(({ address, name }) => (
          <option key={address} value={address} label={name} />
        ))}
      </datalist>
    </TextDialog>
  );
}
