import type { MouseEvent, ReactNode } from "react";
import { renditionUrl } from "#kit/contract/media/media-path.ts";
import { useWords } from "../../language/words.ts";
import { useSite } from "../../page-context.ts";
import { prepareLightbox } from "./lightbox.tsx";
import { lightboxWords } from "./lightbox.words.ts";

interface Props {
  /** The stored path of the picture. */
  path: string;
  alt: string;
  className?: string | undefined;
  /** Opens the lightbox on it. */
  onOpen: () => void;
  children: ReactNode;
}

const LARGE_WIDTH = 1920;

/** A picture that opens large. Without JavaScript, and in a new tab, it leads to the large picture itself. */
export function EnlargeLink({ path, alt, className, onOpen, children }: Props) {
  const words = useWords(lightboxWords);
  const { mediaBase } = useSite();

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    // Some browsers do not focus what is pressed; closing gives the focus back here.
    event.currentTarget.focus({ preventScroll: true });
    onOpen();
  }

  return (
    <a
      href={mediaBase + renditionUrl(path, LARGE_WIDTH)}
      aria-label={`${words.enlarge} ${alt}`}
      className={className}
      onClick={open}
      onPointerEnter={prepareLightbox}
      onFocus={prepareLightbox}
      onTouchStart={prepareLightbox}
    >
      {children}
    </a>
  );
}
