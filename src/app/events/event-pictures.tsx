import { useMemo, useState } from "react";
import { eventPicturesQuery } from "#features/gallery/web/gallery.queries.ts";
import { JustifiedGrid } from "#features/gallery/web/justified-grid.tsx";
import { shownPictures } from "#features/gallery/web/shown-picture.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Lightbox } from "#kit/web/ui/pictures/lightbox.tsx";
import { eventPageWords } from "./event-page.words.ts";

/** The gallery's pictures of an event; nothing where there are none. */
export function EventPictures({ event }: { event: number }) {
  const words = useWords(eventPageWords);
  const { data: images } = useApiQuery(eventPicturesQuery(event));
  const [open, setOpen] = useState<number | null>(null);
  const pictures = useMemo(() => shownPictures(images ?? [], words.picture), [images, words]);
  if (pictures.length === 0) return null;
  return (
    <Section kicker={words.picturesKicker} title={words.pictures}>
      <JustifiedGrid pictures={pictures} onOpen={setOpen} />
      <Lightbox pictures={pictures} open={open} onClose={() => setOpen(null)} />
    </Section>
  );
}
