import { type CommandProps, Extension } from "@tiptap/core";

declare module "@tiptap/core" {
  interface Commands<ReturnType> {
    indent: {
      /** A step to the right; inside a list a level deeper. */
      indentText: () => ReturnType;
      outdentText: () => ReturnType;
    };
  }
}

const STEP_EM = 2;
const MOST_STEPS = 8;
const BLOCKS = ["paragraph", "heading"];

/** Indents paragraphs and headings by their left margin, which the server's allow list knows. */
export const TextIndent = Extension.create({
  name: "indent",

  addGlobalAttributes() {
    return [
      {
        types: BLOCKS,
        attributes: {
          indent: {
            default: 0,
            parseHTML: ({ style }) => stepsOf(style.marginLeft),
            renderHTML: ({ indent }) => (indent ? { style: `margin-left: ${indent * STEP_EM}em` } : {}),
          },
        },
      },
    ];
  },

  addCommands() {
    return {
      indentText: () => (props) =>
        props.editor.isActive("listItem") ? props.commands.sinkListItem("listItem") : moveBlocks(props, 1),
      outdentText: () => (props) =>
        props.editor.isActive("listItem") ? props.commands.liftListItem("listItem") : moveBlocks(props, -1),
    };
  },
});

/** Moves every block of the selection by a step. */
function moveBlocks({ tr, dispatch }: CommandProps, by: 1 | -1): boolean {
  const { from, to } = tr.selection;
  tr.doc.nodesBetween(from, to, (node, position) => {
    if (!BLOCKS.includes(node.type.name)) return;
    const indent = Math.max(0, Math.min(MOST_STEPS, node.attrs.indent + by));
    if (dispatch) tr.setNodeAttribute(position, "indent", indent);
  });
  return true;
}

/** Steps of a margin such as `4em` or `64px`. */
function stepsOf(margin: string): number {
  const length = Number.parseFloat(margin) / (margin.endsWith("px") ? 16 : 1);
  return Number.isFinite(length) ? Math.max(0, Math.min(MOST_STEPS, Math.round(length / STEP_EM))) : 0;
}
