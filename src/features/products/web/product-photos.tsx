import { type MouseEvent, useState } from "react";
import { renditionUrl } from "#kit/contract/media-path.ts";
import { useSite } from "#kit/web/page-context.ts";
import { Picture } from "#kit/web/ui/picture.tsx";
import { useWords } from "#kit/web/words.ts";
import type { Product } from "../products.contract.ts";
import { productsWords } from "../products.words.ts";
import { PhotoDialog } from "./photo-dialog.tsx";
import styles from "./product-photos.module.css";
import { useProductTexts } from "./product-texts.ts";

const LARGE_WIDTH = 1920;

/** The photos beyond the first as a gallery; one that is pressed opens large, among all of them. */
export function ProductPhotos({ product }: { product: Product }) {
  const words = useWords(productsWords);
  const { mediaBase } = useSite();
  const { name } = useProductTexts()(product);
  const [open, setOpen] = useState<number | null>(null);
  const photos = product.photos.map(({ image_path }, index) => ({
    path: image_path,
    alt: words.photoAlt(name, index + 1),
  }));

  function enlarge(event: MouseEvent, index: number) {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    setOpen(index);
  }

  return (
    <section aria-labelledby="product-photos" className={styles.gallery}>
      <h2 id="product-photos" className={styles.title}>
        {words.photos}
      </h2>
      <ul className={styles.photos}>
        {photos.map(
          ({ path, alt }, index) =>
            index > 0 && (
              <li key={path} className={styles.place}>
                <a
                  href={mediaBase + renditionUrl(path, LARGE_WIDTH)}
                  aria-label={`${words.enlarge} ${alt}`}
                  className={styles.link}
                  onClick={(event) => enlarge(event, index)}
                >
                  <Picture
                    path={path}
                    alt={alt}
                    placeholder="product"
                    sizes="(min-width: 60rem) 28vw, 50vw"
                    ratio="3 / 2"
                  />
                </a>
              </li>
            ),
        )}
      </ul>
      {open !== null && <PhotoDialog photos={photos} start={open} onClose={() => setOpen(null)} />}
    </section>
  );
}
