import Yarl, { type Slide } from "yet-another-react-lightbox";
import Thumbnails from "yet-another-react-lightbox/plugins/thumbnails";
import Zoom from "yet-another-react-lightbox/plugins/zoom";
import "yet-another-react-lightbox/styles.css";
import "yet-another-react-lightbox/plugins/thumbnails.css";
import { useMemo, useSyncExternalStore } from "react";
import { useWords } from "../../language/words.ts";
import { useSite } from "../../page-context.ts";
import type { LightboxPicture } from "./lightbox.tsx";
import { lightboxWords } from "./lightbox.words.ts";
import { slideOf } from "./lightbox-slides.ts";
import styles from "./lightbox-view.module.css";

interface Props {
  pictures: LightboxPicture[];
  start: number;
  onClose: () => void;
}

const WIDE = "(min-width: 40rem)";
/** `around`: how many neighbours on each side are ready and stand in the strip. */
const LAYOUT = {
  narrow: { around: 2, thumbnail: { width: 54, height: 40, gap: 6 } },
  wide: { around: 3, thumbnail: { width: 120, height: 80, gap: 10 } },
};

/** The lightbox itself, in a file of its own so that it is loaded on first opening. */
export default function LightboxView({ pictures, start, onClose }: Props) {
  const words = useWords(lightboxWords);
  const { mediaBase } = useSite();
  const slides = useMemo(() => pictures.map((picture) => slideOf(picture, mediaBase)), [pictures, mediaBase]);
  const layout = useMedia(WIDE) ? LAYOUT.wide : LAYOUT.narrow;

  function caption(slide: Slide) {
    const index = slides.indexOf(slide as (typeof slides)[number]);
    return (
      <p className={styles.caption}>
        <span className={styles.count}>
          {index + 1} / {slides.length}
        </span>
        {pictures[index]?.caption}
      </p>
    );
  }

  return (
    <Yarl
      open
      index={start}
      close={onClose}
      slides={slides}
      plugins={slides.length > 1 ? [Thumbnails, Zoom] : [Zoom]}
      labels={words}
      className={styles.lightbox ?? ""}
      carousel={{ finite: slides.length < 2, padding: 0, preload: layout.around }}
      thumbnails={{
        ...layout.thumbnail,
        border: 2,
        borderRadius: 0,
        padding: 0,
        imageFit: "cover",
        vignette: false,
      }}
      zoom={{ maxZoomPixelRatio: 2 }}
      controller={{ closeOnBackdropClick: true, closeOnPullDown: true }}
      render={{ slideFooter: ({ slide }) => caption(slide), ...(slides.length < 2 && NO_WAYS) }}
    />
  );
}

const NO_WAYS = { buttonPrev: () => null, buttonNext: () => null };

function useMedia(query: string): boolean {
  return useSyncExternalStore(
    (changed) => {
      const media = matchMedia(query);
      media.addEventListener("change", changed);
      return () => media.removeEventListener("change", changed);
    },
    () => matchMedia(query).matches,
    () => true,
  );
}
