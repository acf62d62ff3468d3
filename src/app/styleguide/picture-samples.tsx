import { useState } from "react";
import { useSettings } from "#features/settings/web/index.ts";
import { Section } from "#kit/web/ui/page/section.tsx";
import { EnlargeLink } from "#kit/web/ui/pictures/enlarge-link.tsx";
import { Lightbox } from "#kit/web/ui/pictures/lightbox.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { Sample } from "./sample.tsx";
import styles from "./styleguide.module.css";

const AREAS = ["car", "product", "gallery", "blog", "person"] as const;

/** A picture, its stand-ins, and the lightbox. */
export function PictureSamples() {
  const { settings } = useSettings();
  const [open, setOpen] = useState<number | null>(null);
  const pictures = [1, 2, 3].map((place) => ({
    path: settings.hero_image,
    alt: `Picture ${place}`,
    caption: `Caption ${place}`,
  }));
  return (
    <Section title="Pictures" edge="left">
      <Sample name="Picture, opening the lightbox">
        <EnlargeLink
          path={settings.hero_image}
          alt="Picture 1"
          onOpen={() => setOpen(0)}
          className={styles.picture}
        >
          <Picture path={settings.hero_image} alt="Picture 1" placeholder="car" sizes="20rem" ratio="3 / 2" />
        </EnlargeLink>
      </Sample>
      <Sample name="Without a picture">
        {AREAS.map((area) => (
          <span key={area} className={styles.picture}>
            <Picture path={null} alt={area} placeholder={area} sizes="20rem" ratio="3 / 2" />
          </span>
        ))}
      </Sample>
      <Lightbox pictures={pictures} open={open} onClose={() => setOpen(null)} />
    </Section>
  );
}
