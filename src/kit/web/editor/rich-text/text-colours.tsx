import { Button, ColorSwatch, Popover, SimpleGrid, Stack, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import type { Editor } from "@tiptap/core";
import { useEditorState } from "@tiptap/react";
import { TEXT_COLOURS } from "#kit/contract/content/written-html/text-colours.ts";
import { useWords } from "../../language/words.ts";
import { richTextWords } from "./rich-text-editor.words.ts";
import { ToolButton } from "./tool-button.tsx";

interface Props {
  editor: Editor;
  name: "colour" | "background";
  reachable: boolean;
}

/** The colour of the text, or of what is behind it. */
export function ColourTool({ editor, name, reachable }: Props) {
  const t = useWords(richTextWords);
  const [opened, { toggle, close }] = useDisclosure(false);
  const attribute = name === "colour" ? "color" : "backgroundColor";
  const current = useEditorState({
    editor,
    selector: ({ editor }) => editor.getAttributes("textStyle")[attribute] as string | null | undefined,
  });

  function apply(colour: string | null): void {
    const chain = editor.chain();
    if (name === "colour") colour ? chain.setColor(colour) : chain.unsetColor();
    else colour ? chain.setBackgroundColor(colour) : chain.unsetBackgroundColor();
    chain.run();
  }

  function choose(colour: string | null): void {
    apply(colour);
    close();
    editor.commands.focus();
  }

  return (
    <Popover opened={opened} onChange={(open) => !open && close()} trapFocus withRoles={false} shadow="md">
      <Popover.Target>
        <ToolButton
          name={name}
          icon={name === "colour" ? "palette" : "highlighter"}
          pressed={Boolean(current)}
          reachable={reachable}
          onClick={toggle}
        />
      </Popover.Target>
      <Popover.Dropdown role="dialog" aria-label={t.tools[name]}>
        <Stack gap="xs">
          <SimpleGrid cols={5} spacing={6}>
            {TEXT_COLOURS.map(([word, colour]) => (
              <ColorSwatch
                key={word}
                component="button"
                type="button"
                color={colour}
                size={30}
                aria-label={t.colours[word]}
                title={t.colours[word]}
                onClick={() => choose(colour)}
              />
            ))}
          </SimpleGrid>
          <TextInput
            type="color"
            size="xs"
            label={t.otherColour}
            value={/^#[0-9a-f]{6}$/i.test(current ?? "") ? (current ?? "") : "#f2501b"}
            onChange={({ currentTarget }) => apply(currentTarget.value)}
          />
          <Button size="xs" variant="default" onClick={() => choose(null)}>
            {t.noColour}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
