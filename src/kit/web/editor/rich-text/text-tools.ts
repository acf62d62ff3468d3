import type { ChainedCommands, Editor } from "@tiptap/core";
import type { IconName } from "#kit/web/ui/icons/icon-names.ts";

/** A button of the toolbar that changes the text at once. */
export interface TextTool {
  icon: IconName;
  /** Left out where the text is never in this state. */
  isActive?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const align = (icon: IconName, side: string): TextTool => ({
  icon,
  isActive: (editor) => editor.isActive({ textAlign: side }),
  run: (chain) => chain.toggleTextAlign(side),
});

/** All buttons by name; a toolbar lists the ones it has. */
export const TEXT_TOOLS = {
  bold: { icon: "bold", isActive: (editor) => editor.isActive("bold"), run: (chain) => chain.toggleBold() },
  italic: {
    icon: "italic",
    isActive: (editor) => editor.isActive("italic"),
    run: (chain) => chain.toggleItalic(),
  },
  underline: {
    icon: "underline",
    isActive: (editor) => editor.isActive("underline"),
    run: (chain) => chain.toggleUnderline(),
  },
  strike: {
    icon: "strikethrough",
    isActive: (editor) => editor.isActive("strike"),
    run: (chain) => chain.toggleStrike(),
  },
  bulletList: {
    icon: "list-ul",
    isActive: (editor) => editor.isActive("bulletList"),
    run: (chain) => chain.toggleBulletList(),
  },
  orderedList: {
    icon: "list-ol",
    isActive: (editor) => editor.isActive("orderedList"),
    run: (chain) => chain.toggleOrderedList(),
  },
  outdent: { icon: "outdent", run: (chain) => chain.outdentText() },
  indent: { icon: "indent", run: (chain) => chain.indentText() },
  alignLeft: align("align-left", "left"),
  alignCenter: align("align-center", "center"),
  alignRight: align("align-right", "right"),
  alignJustify: align("align-justify", "justify"),
  undo: { icon: "arrow-rotate-left", run: (chain) => chain.undo() },
  redo: { icon: "arrow-rotate-right", run: (chain) => chain.redo() },
  clean: {
    icon: "eraser",
    run: (chain) => chain.unsetAllMarks().clearNodes().resetAttributes("paragraph", ["textAlign", "indent"]),
  },
} satisfies Record<string, TextTool>;

export type TextToolName = keyof typeof TEXT_TOOLS;
