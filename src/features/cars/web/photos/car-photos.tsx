import { type CSSProperties, useState } from "react";
import { parseMediaPath } from "#kit/contract/media/media-path.ts";
import { useWords } from "#kit/web/language/words.ts";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Lightbox } from "#kit/web/ui/pictures/lightbox.tsx";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import { carPageWords } from "../../car-page.words.ts";
import type { PublicCarDetail } from "../../cars.contract.ts";
import { useCarName } from "../use-car-name.ts";
import styles from "./car-photos.module.css";
import { PhotoFigure } from "./photo-figure.tsx";
import { photoRows } from "./photo-rows.ts";

/** Width over height where a picture's path does not say it. */
const USUAL_SHAPE = 3 / 2;

/** The photographs of a car in justified rows; one that is pressed opens large. */
export function CarPhotos({ car }: { car: PublicCarDetail }) {
  const words = useWords(carPageWords);
  const name = useCarName()(car);
  const [open, setOpen] = useState<number | null>(null);
  const photos = car.photos.map((photo, index) => ({
    index,
    path: photo.image_path,
    caption: photo.description.trim(),
    alt: photo.description.trim() || words.photoAlt(name, index + 1),
  }));
  return (
    <Section title={words.photos} tone="raised" layout={photos.length === 1 ? "beside" : "below"}>
      {photos.length === 0 ? (
        <Notice tone="empty">{words.noPhotos}</Notice>
      ) : (
        <div className={styles.rows}>
          {photoRows(photos).map((row) => (
            <ul key={row[0]?.index} className={styles.row}>
              {row.map((photo, place) => (
                <li
                  key={photo.index}
                  className={styles.place}
                  style={{ "--shape": shapeOf(photo.path) } as CSSProperties}
                >
                  <Reveal index={place}>
                    <PhotoFigure
                      photo={photo}
                      beside={row.length}
                      place={place}
                      onOpen={() => setOpen(photo.index)}
                    />
                  </Reveal>
                </li>
              ))}
            </ul>
          ))}
        </div>
      )}
      <Lightbox pictures={photos} open={open} onClose={() => setOpen(null)} />
    </Section>
  );
}

function shapeOf(path: string): number {
  const media = parseMediaPath(path);
  return media?.width ? media.width / media.height : USUAL_SHAPE;
}
