import { NativeSelect } from "@mantine/core";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { type KeyboardEvent, useState } from "react";
import { useWords } from "../../language/words.ts";
import styles from "./rich-text-editor.module.css";
import { richTextWords } from "./rich-text-editor.words.ts";
import { ColourTool } from "./text-colours.tsx";
import { TOOLBARS, type ToolbarName, type ToolName } from "./text-toolbars.ts";
import { TEXT_TOOLS, type TextTool } from "./text-tools.ts";
import { ToolButton } from "./tool-button.tsx";

interface Props {
  editor: Editor;
  toolbar: ToolbarName;
  label: string;
  onLink: () => void;
  onPicture: () => void;
}

/** Text style and the buttons. One of them is reached by the Tab key, the others from there by the arrow keys. */
export function TextToolbar({ editor, toolbar, label, onLink, onPicture }: Props) {
  const t = useWords(richTextWords);
  const { headings, groups } = TOOLBARS[toolbar];
  const [reached, setReached] = useState<string>("bold");
  const pressed = useEditorState({ editor, selector: ({ editor }) => pressedTools(editor) });

  function toolOf(name: ToolName) {
    const shared = { name, reachable: name === reached };
    if (name === "colour" || name === "background")
      return <ColourTool {...shared} name={name} editor={editor} />;
    if (name === "link")
      return <ToolButton {...shared} icon="link" pressed={pressed.includes(name)} onClick={onLink} />;
    if (name === "picture")
      return <ToolButton {...shared} icon="image" pressed={pressed.includes(name)} onClick={onPicture} />;
    const tool: TextTool = TEXT_TOOLS[name];
    return (
      <ToolButton
        {...shared}
        icon={tool.icon}
        pressed={tool.isActive && pressed.includes(name)}
        onClick={() => tool.run(editor.chain().focus()).run()}
      />
    );
  }

  return (
    <div className={styles.bar}>
      <HeadingSelect editor={editor} levels={headings} />
      <div
        role="toolbar"
        aria-label={t.toolbar(label)}
        className={styles.tools}
        onKeyDown={moveByArrows}
        onFocus={({ target }) => target.dataset.tool && setReached(target.dataset.tool)}
      >
        {groups.map((names) => (
          <div key={names[0]} className={styles.group}>
            {names.map((name) => (
              <span key={name}>{toolOf(name)}</span>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}

/** The buttons that show a state of the text where the cursor is. */
function pressedTools(editor: Editor): string[] {
  const tools = Object.entries<TextTool>(TEXT_TOOLS).filter(([, tool]) => tool.isActive?.(editor));
  const names = tools.map(([name]) => name);
  if (editor.isActive("link")) names.push("link");
  if (editor.isActive("image")) names.push("picture");
  return names;
}

function moveByArrows(event: KeyboardEvent<HTMLDivElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("[data-tool]")];
  const at = buttons.indexOf(event.target as HTMLButtonElement);
  if (at < 0) return;
  const last = buttons.length - 1;
  const next = {
    ArrowRight: at === last ? 0 : at + 1,
    ArrowLeft: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}

type Level = 1 | 2 | 3 | 4 | 5 | 6;

/** Paragraph or heading, of the levels that the toolbar has. */
function HeadingSelect({ editor, levels }: { editor: Editor; levels: readonly Level[] }) {
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
