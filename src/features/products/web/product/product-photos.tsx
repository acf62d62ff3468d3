import { useState } from "react";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { EnlargeLink } from "#kit/web/ui/pictures/enlarge-link.tsx";
import { Lightbox } from "#kit/web/ui/pictures/lightbox.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { productPageWords } from "../../product-page.words.ts";
import type { Product } from "../../products.contract.ts";
import { useProductTexts } from "../product-texts.ts";
import styles from "./product-photos.module.css";

/** The photos beyond the first as a gallery; one that is pressed opens large, among all of them. */
export function ProductPhotos({ product }: { product: Product }) {
  const words = useWords(productPageWords);
  const { language } = useLanguage();
  const { name } = useProductTexts()(product);
  const [open, setOpen] = useState<number | null>(null);
  const photos = product.photos.map(({ image_path, alt }, index) => ({
    path: image_path,
    alt: alt?.[language].trim() || words.photoAlt(name, index + 1),
    caption: "",
  }));

  return (
    <section aria-labelledby="product-photos" className={styles.gallery}>
      <h2 id="product-photos" className={styles.title}>
        {words.photos(photos.length - 1)}
      </h2>
      <ul className={styles.photos}>
        {photos.map(
          ({ path, alt }, index) =>
            index > 0 && (
              <li key={path} className={styles.place}>
                <EnlargeLink path={path} alt={alt} onOpen={() => setOpen(index)} className={styles.link}>
                  <Picture
                    path={path}
                    alt={alt}
                    placeholder="product"
                    sizes="(min-width: 60rem) 28vw, 50vw"
                    ratio="3 / 2"
                  />
                </EnlargeLink>
              </li>
            ),
        )}
      </ul>
      <Lightbox pictures={photos} open={open} onClose={() => setOpen(null)} />
    </section>
  );
}
