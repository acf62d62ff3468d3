import { useWords } from "#kit/web/language/words.ts";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { useSharedPicture } from "#kit/web/ui/pictures/use-shared-picture.ts";
import type { CardProduct } from "../../products.contract.ts";
import { productsWords } from "../../products.words.ts";
import { ProductLink, productPath, productPictureName } from "../product-link.tsx";
import { LowestPrice, ProductAmount } from "../product-price.tsx";
import { CARD_FEATURES, useProductTexts } from "../product-texts.ts";
import { StockNote } from "../stock-note.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { FeatureList } from "./feature-list.tsx";
import { ProductBadges } from "./product-badges.tsx";
import styles from "./product-card.module.css";

interface Props {
  product: CardProduct;
  /** On the first screen: its picture is fetched at once. */
  priority?: boolean;
}

/** A product on the shelf: picture, badges, what one gets, price and one clear button. */
export function ProductCard({ product, priority }: Props) {
  const words = useWords(productsWords);
  const { name, description, features } = useProductTexts()(product);
  return (
    <article className={styles.card}>
      <div className={styles.window}>
        <Picture
          path={product.image_path}
          alt=""
          placeholder="product"
          sizes="(min-width: 75rem) 26vw, (min-width: 40rem) 48vw, 60vw"
          ratio="4 / 3"
          priority={priority}
          sharedName={useSharedPicture(productPath(product), productPictureName(product))}
          className={styles.picture}
        />
        <ProductBadges product={product} className={styles.badges} />
      </div>
      <div className={styles.text}>
        <p className={styles.category}>{words[product.category]}</p>
        <h2 className={styles.name}>
          <ProductLink product={product} className={styles.link}>
            {name}
          </ProductLink>
        </h2>
        <p className={styles.description}>{description}</p>
        <FeatureList features={features.slice(0, CARD_FEATURES)} className={styles.features} />
      </div>
      <div className={styles.till}>
        <div className={styles.amount}>
          <ProductAmount product={product} className={styles.price} />
        </div>
        <div className={styles.notes}>
          <StockNote product={product} />
          <LowestPrice product={product} />
        </div>
        <AddToCart product={product} className={styles.button} />
      </div>
    </article>
  );
}
