import { Button, Group, Modal, Stack } from "@mantine/core";
import type { ReactNode } from "react";
import { useWords } from "../../language/words.ts";
import { richTextWords } from "./rich-text-editor.words.ts";

interface Props {
  title: string;
  submitLabel: string;
  busy?: boolean;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
  /** Further actions beside the two. */
  actions?: ReactNode;
}

/** A small form above the text. It stands inside the screen's form, which must not hear that it is sent. */
export function TextDialog({ title, submitLabel, busy, onSubmit, onClose, children, actions }: Props) {
  const t = useWords(richTextWords);
  return (
    <Modal opened onClose={onClose} title={title} closeButtonProps={{ "aria-label": t.close }}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onSubmit();
        }}
      >
        <Stack>
          {children}
          <Group>
            <Button type="submit" loading={busy ?? false}>
              {submitLabel}
            </Button>
            <Button variant="default" onClick={onClose}>
              {t.cancel}
            </Button>
            {actions}
          </Group>
        </Stack>
      </form>
    </Modal>
  );
}
