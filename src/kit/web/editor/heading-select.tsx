import { NativeSelect } from "@mantine/core";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { useWords } from "../words.ts";
import { richTextWords } from "./rich-text-editor.words.ts";

type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** Paragraph or heading, of the levels that the toolbar has. */
export function HeadingSelect({ editor, levels }: { editor: Editor; levels: readonly Level[] }) {
  const t = useWords(richTextWords);
  const current = useEditorState({
    editor,
    selector: ({ editor }) => levels.find((level) => editor.isActive("heading", { level })) ?? 0,
  });

  function choose(value: string): void {
    const level = levels.find((each) => String(each) === value);
    const chain = editor.chain().focus();
    if (level) chain.setHeading({ level }).run();
    else chain.setParagraph().run();
  }

  return (
    <NativeSelect
      size="xs"
      aria-label={t.textStyle}
      value={current}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={[
        { value: "0", label: t.paragraph },
        ...levels.map((level) => ({ value: String(level), label: t.heading(level) })),
      ]}
    />
  );
}
