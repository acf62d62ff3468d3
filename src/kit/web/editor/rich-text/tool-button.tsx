import { ActionIcon } from "@mantine/core";
import type { Ref } from "react";
import type { IconName } from "#kit/web/ui/icons/icon-names.ts";
import { useWords } from "../../language/words.ts";
import { Icon } from "../../ui/icons/icon.tsx";
import { richTextWords } from "./rich-text-editor.words.ts";
import type { ToolName } from "./text-toolbars.ts";

interface Props {
  name: ToolName;
  icon: IconName;
  /** Undefined for a button that is never pressed in. */
  pressed?: boolean | undefined;
  /** The one button of the toolbar that the Tab key reaches. */
  reachable: boolean;
  onClick: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** A button of the toolbar. The text keeps its selection while it is pressed. */
export function ToolButton({ name, icon, pressed, reachable, onClick, ...rest }: Props) {
  const t = useWords(richTextWords);
  return (
    <ActionIcon
      {...rest}
      size={32}
      variant={pressed ? "filled" : "subtle"}
      color={pressed ? undefined : "gray"}
      c={pressed ? undefined : "var(--mantine-color-text)"}
      data-tool={name}
      aria-label={t.tools[name]}
      title={t.tools[name]}
      aria-pressed={pressed}
      tabIndex={reachable ? 0 : -1}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onClick}
    >
      <Icon icon={icon} />
    </ActionIcon>
  );
}
