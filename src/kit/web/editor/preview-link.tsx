import { Button, type ButtonProps } from "@mantine/core";
import { PREVIEW_PATH } from "../preview.ts";
import { useWords } from "../words.ts";
import { editorWords } from "./editor.words.ts";

interface Props extends ButtonProps {
  /** The page on the site, such as `/car/night-fox`. */
  page: string;
  /** What is shown; spoken with the link. */
  label: string;
  children?: string;
}

/** Opens a page of the site in a new window as it will be once the saved record is public. */
export function PreviewLink({ page, label, children, ...button }: Props) {
  const t = useWords(editorWords);
  const text = children ?? t.preview;
  return (
    <Button
      {...button}
      component="a"
      href={`${PREVIEW_PATH}${page}`}
      target="_blank"
      rel="noopener"
      variant="default"
      aria-label={`${text}: ${label} (${t.newWindow})`}
    >
      {text}
    </Button>
  );
}
