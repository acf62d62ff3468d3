import type { TextToolName } from "./text-tools.ts";

/** Everything a toolbar may have: buttons, and the ones that open something. */
export type ToolName = TextToolName | "colour" | "background" | "link" | "picture";

interface ToolbarPlan {
  headings: readonly (1 | 2 | 3 | 4 | 5 | 6)[];
  groups: readonly (readonly ToolName[])[];
}

/** The toolbars of the blog and of replies to messages. */
export const TOOLBARS = {
  blog: {
    headings: [1, 2, 3, 4, 5, 6],
    groups: [
      ["bold", "italic", "underline", "strike"],
      ["bulletList", "orderedList", "outdent", "indent"],
      ["colour", "background"],
      ["link", "picture"],
      ["alignLeft", "alignCenter", "alignRight", "alignJustify"],
      ["clean"],
      ["undo", "redo"],
    ],
  },
  reply: {
    headings: [1, 2],
    groups: [["bold", "italic", "underline"], ["bulletList", "orderedList"], ["link"], ["clean"]],
  },
} as const satisfies Record<string, ToolbarPlan>;

export type ToolbarName = keyof typeof TOOLBARS;
