import { useMemo, useState } from "react";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Lightbox } from "#kit/web/ui/pictures/lightbox.tsx";
import type { PublicGalleryImage } from "../gallery.content.ts";
import { galleryWords } from "../gallery.words.ts";
import { galleryQuery } from "./gallery.queries.ts";
import styles from "./gallery-section.module.css";
import { JustifiedGrid } from "./justified-grid.tsx";
import { PictureLink } from "./picture-link.tsx";
import { shownPictures } from "./shown-picture.ts";

/** Pictures on the home page. */
export const HOME_PICTURES = 8;

/** The home page's pictures: eight thumbnails as a mosaic, opening in the lightbox. */
export function GallerySection() {
  const words = useWords(galleryWords);
  const images = useApiQuery(galleryQuery(HOME_PICTURES));
  const all = (
    <ButtonLink to="/gallery" queries={[galleryQuery()]} variant="quiet">
      {words.all}
    </ButtonLink>
  );
  return (
    <Section id="gallery" kicker={words.kicker} title={words.sectionTitle} action={all} bleed>
      <div className={styles.bleed}>
        <QueryState query={images} errorText={words.sectionFailed}>
          {(list) => <Mosaic images={list} />}
        </QueryState>
      </div>
    </Section>
  );
}

function Mosaic({ images }: { images: PublicGalleryImage[] }) {
  const words = useWords(galleryWords);
  const [open, setOpen] = useState<number | null>(null);
  const pictures = useMemo(() => shownPictures(images, words.picture), [images, words]);
  if (pictures.length === 0) {
    return <Notice tone="empty" title={words.empty} />;
  }
  return (
    <>
      {pictures.length === HOME_PICTURES ? (
        <ul className={styles.mosaic}>
          {pictures.map((picture, place) => (
            <li key={picture.id} className={styles.place}>
              <PictureLink
                picture={picture}
                sizes={place === 0 ? "(min-width: 40rem) 50vw, 100vw" : "(min-width: 40rem) 25vw, 50vw"}
                onOpen={setOpen}
              />
            </li>
          ))}
        </ul>
      ) : (
        <JustifiedGrid pictures={pictures} onOpen={setOpen} />
      )}
      <Lightbox pictures={pictures} open={open} onClose={() => setOpen(null)} />
    </>
  );
}
