import type { CSSProperties } from "react";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import { justifiedRows } from "../justified-rows.ts";
import styles from "./justified-grid.module.css";
import { PictureLink } from "./picture-link.tsx";
import type { ShownPicture } from "./shown-picture.ts";

interface Props {
  pictures: ShownPicture[];
  /** The first pictures are on the first screen: they are fetched at once. */
  priority?: boolean;
  onOpen: (index: number) => void;
}

/** A row that is less wide than this keeps a space at its end instead of growing very tall. */
const LEAST_WIDTH = 2.4;

/** Pictures in rows of one height each; on a phone a row becomes one large picture with its others below. */
export function JustifiedGrid({ pictures, priority = false, onOpen }: Props) {
  return (
    <div className={styles.rows}>
      {justifiedRows(pictures).map((row, line) => {
        const width = row.reduce((sum, { shape }) => sum + shape, 0);
        const rest = Math.max(0, LEAST_WIDTH - width);
        return (
          <ul key={row[0]?.id} className={styles.row} style={{ "--rest": rest } as CSSProperties}>
            {row.map((picture, place) => (
              <li
                key={picture.id}
                className={styles.place}
                style={{ "--shape": picture.shape } as CSSProperties}
              >
                <Reveal index={place} className={styles.reveal}>
                  <PictureLink
                    picture={picture}
                    priority={priority && line === 0 && place === 0}
                    sizes={`(min-width: 40rem) ${Math.round((100 * picture.shape) / (width + rest))}vw, 100vw`}
                    onOpen={onOpen}
                  />
                </Reveal>
              </li>
            ))}
          </ul>
        );
      })}
    </div>
  );
}
