import { useMemo, useState } from "react";
import type { LoaderFunctionArgs } from "react-router";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, waitForNothing } from "#kit/web/loading.ts";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { Film } from "#kit/web/ui/film/film.tsx";
import { WayHome } from "#kit/web/ui/links/way-home.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Lightbox } from "#kit/web/ui/pictures/lightbox.tsx";
import type { PublicGalleryImage } from "../gallery.content.ts";
import { galleryWords } from "../gallery.words.ts";
import { galleryQuery } from "./gallery.queries.ts";
import styles from "./gallery-page.module.css";
import { JustifiedGrid } from "./justified-grid.tsx";
import { shownPictures } from "./shown-picture.ts";

export const loader = (args: LoaderFunctionArgs) => prefetch(args, [galleryQuery()]);
export const clientLoader = waitForNothing;

/** Every picture of the gallery, from edge to edge; one that is pressed opens in the lightbox. */
export default function GalleryPage() {
  const words = useWords(galleryWords);
  const images = useApiQuery(galleryQuery());
  return (
    <>
      <PageHead
        title={words.title}
        description={words.description}
        image={images.data?.find((image) => image.image_path)?.image_path}
      />
      <Section level={1} kicker={words.kicker} title={words.title} lead={words.lead}>
        <QueryState query={images} errorText={words.loadFailed}>
          {(list) => <Pictures images={list} />}
        </QueryState>
      </Section>
    </>
  );
}

function Pictures({ images }: { images: PublicGalleryImage[] }) {
  const words = useWords(galleryWords);
  const [open, setOpen] = useState<number | null>(null);
  const pictures = useMemo(() => shownPictures(images, words.picture), [images, words]);
  const films = images.filter(({ is_active, film }) => is_active && film);
  if (pictures.length === 0) {
    return <Notice tone="empty" title={words.empty} action={<WayHome />} />;
  }
  return (
    <>
      <JustifiedGrid pictures={pictures} priority onOpen={setOpen} />
      {films.length > 0 && (
        <section aria-labelledby="gallery-films" className={styles.films}>
          <h2 id="gallery-films">{words.films}</h2>
          <ul className={styles.list}>
            {films.map(({ id, film, title, image_path }) => (
              <li key={id}>
                <Film film={film} title={title.trim() || words.films} poster={image_path} />
              </li>
            ))}
          </ul>
        </section>
      )}
      <Lightbox pictures={pictures} open={open} onClose={() => setOpen(null)} />
    </>
  );
}
