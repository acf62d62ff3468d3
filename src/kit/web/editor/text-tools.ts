import type { IconDefinition } from "@fortawesome/free-solid-svg-icons";
import { faAlignCenter } from "@fortawesome/free-solid-svg-icons/faAlignCenter";
import { faAlignJustify } from "@fortawesome/free-solid-svg-icons/faAlignJustify";
import { faAlignLeft } from "@fortawesome/free-solid-svg-icons/faAlignLeft";
import { faAlignRight } from "@fortawesome/free-solid-svg-icons/faAlignRight";
import { faBold } from "@fortawesome/free-solid-svg-icons/faBold";
import { faEraser } from "@fortawesome/free-solid-svg-icons/faEraser";
import { faIndent } from "@fortawesome/free-solid-svg-icons/faIndent";
import { faItalic } from "@fortawesome/free-solid-svg-icons/faItalic";
import { faListOl } from "@fortawesome/free-solid-svg-icons/faListOl";
import { faListUl } from "@fortawesome/free-solid-svg-icons/faListUl";
import { faOutdent } from "@fortawesome/free-solid-svg-icons/faOutdent";
import { faStrikethrough } from "@fortawesome/free-solid-svg-icons/faStrikethrough";
import { faUnderline } from "@fortawesome/free-solid-svg-icons/faUnderline";
import type { ChainedCommands, Editor } from "@tiptap/core";

/** A button of the toolbar that changes the text at once. */
export interface TextTool {
  icon: IconDefinition;
  /** Left out where the text is never in this state. */
  isActive?: (editor: Editor) => boolean;
  run: (chain: ChainedCommands) => ChainedCommands;
}

const align = (icon: IconDefinition, side: string): TextTool => ({
  icon,
  isActive: (editor) => editor.isActive({ textAlign: side }),
  run: (chain) => chain.toggleTextAlign(side),
});

/** All buttons by name; a toolbar lists the ones it has. */
export const TEXT_TOOLS = {
  bold: { icon: faBold, isActive: (editor) => editor.isActive("bold"), run: (chain) => chain.toggleBold() },
  italic: {
    icon: faItalic,
    isActive: (editor) => editor.isActive("italic"),
    run: (chain) => chain.toggleItalic(),
  },
  underline: {
    icon: faUnderline,
    isActive: (editor) => editor.isActive("underline"),
    run: (chain) => chain.toggleUnderline(),
  },
  strike: {
    icon: faStrikethrough,
    isActive: (editor) => editor.isActive("strike"),
    run: (chain) => chain.toggleStrike(),
  },
  bulletList: {
    icon: faListUl,
    isActive: (editor) => editor.isActive("bulletList"),
    run: (chain) => chain.toggleBulletList(),
  },
  orderedList: {
    icon: faListOl,
    isActive: (editor) => editor.isActive("orderedList"),
    run: (chain) => chain.toggleOrderedList(),
  },
  outdent: { icon: faOutdent, run: (chain) => chain.outdentText() },
  indent: { icon: faIndent, run: (chain) => chain.indentText() },
  alignLeft: align(faAlignLeft, "left"),
  alignCenter: align(faAlignCenter, "center"),
  alignRight: align(faAlignRight, "right"),
  alignJustify: align(faAlignJustify, "justify"),
  clean: {
    icon: faEraser,
    run: (chain) => chain.unsetAllMarks().clearNodes().resetAttributes("paragraph", ["textAlign", "indent"]),
  },
} satisfies Record<string, TextTool>;

export type TextToolName = keyof typeof TEXT_TOOLS;
