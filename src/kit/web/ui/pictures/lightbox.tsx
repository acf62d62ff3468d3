import { lazy, Suspense, useEffect, useRef } from "react";
import { useBackCloses } from "../covering/back-closes.ts";
import { Spinner } from "../feedback/spinner.tsx";
import styles from "./lightbox.module.css";

/** A picture of the lightbox. */
export interface LightboxPicture {
  /** The stored path, or any address. */
  path: string;
  alt: string;
  /** Shown below the picture; '' for none. */
  caption: string;
  /** A smaller picture for the strip below; made from `path` where there is none. */
  thumbnail?: string | null;
}

interface Props {
  pictures: LightboxPicture[];
  /** The index of the picture that it opens on; null while it is closed. */
  open: number | null;
  onClose: () => void;
}

const load = () => import("./lightbox-view.tsx");
const View = lazy(load);

/** Fetches the lightbox's code, which no page carries, before it is likely to be opened. */
export function prepareLightbox(): void {
  void load().catch(() => {});
}

/**
 * Pictures over the whole screen: swipes, arrow keys, zoom, a strip of thumbnails; Escape and Back close. The
 * focus goes back to where it was on opening.
 */
export function Lightbox({ pictures, open, onClose }: Props) {
  const opener = useRef<HTMLElement | null>(null);
  const isOpen = open !== null;
  useBackCloses(isOpen, onClose);

  useEffect(() => {
    if (!isOpen) return;
    opener.current = document.activeElement instanceof HTMLElement ? document.activeElement : null;
    return () => opener.current?.focus({ preventScroll: true });
  }, [isOpen]);

  if (!isOpen) return null;
  return (
    <Suspense fallback={<Opening />}>
      <View pictures={pictures} start={open} onClose={onClose} />
    </Suspense>
  );
}

/** Where the pictures will stand, while their code is on its way. */
function Opening() {
  return (
    <div className={styles.opening}>
      <Spinner />
    </div>
  );
}
