import { Button, type ButtonProps } from "@mantine/core";
import { previewOf } from "../preview.ts";
import { useWords } from "../words.ts";
import { editorWords } from "./editor.words.ts";

interface Props extends ButtonProps {
  /** The page on the site, such as `/car/night-fox`. */
  page: string;
  /** What is shown; spoken with the link. */
  label: string;
  /** The draft to show in place of what is saved, and how it is kept once more at the click. */
  draft?: { name: string; keep: () => void } | null;
  children?: string;
}

/** Opens a page of the site in a new window as it will be once the record is public, as saved or as a draft has it. */
export function PreviewLink({ page, label, draft = null, children, ...button }: Props) {
  const t = useWords(editorWords);
  const text = children ?? t.preview;
  return (
    <Button
      {...button}
      component="a"
      href={previewOf(page, draft?.name ?? null)}
      onClick={draft?.keep}
      target="_blank"
      rel="noopener"
      variant="default"
      aria-label={`${text}: ${label} (${t.newWindow})`}
    >
      {text}
    </Button>
  );
}
