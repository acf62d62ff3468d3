import { useWords } from "#kit/web/language/words.ts";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { useSharedPicture } from "#kit/web/ui/pictures/use-shared-picture.ts";
import { productPageWords } from "../../product-page.words.ts";
import type { Product } from "../../products.contract.ts";
import { SaleAndValidity } from "../product/sale-and-validity.tsx";
import { ProductLink, productPath, productPictureName, VOUCHER_PICTURE_SIZES } from "../product-link.tsx";
import { ProductPrice } from "../product-price.tsx";
import { CARD_FEATURES, useProductTexts } from "../product-texts.ts";
import { StockNote } from "../stock-note.tsx";
import { AddToCart } from "./add-to-cart.tsx";
import { FeatureList } from "./feature-list.tsx";
import { ProductBadges } from "./product-badges.tsx";
import { TicketStub } from "./ticket-stub.tsx";
import styles from "./voucher-card.module.css";

/** An experience as the voucher that it is: a ticket with a stub to tear off. */
export function VoucherCard({ product }: { product: Product }) {
  const words = useWords(productPageWords);
  const { name, description, features } = useProductTexts()(product);
  return (
    <article className={styles.voucher}>
      <div className={styles.window}>
        <Picture
          path={product.image_path}
          alt=""
          placeholder="product"
          sharedName={useSharedPicture(productPath(product), productPictureName(product))}
          sizes={VOUCHER_PICTURE_SIZES}
          priority
          fill
        />
      </div>
      <div className={styles.text}>
        <div className={styles.kind}>
          <p>{words.voucher}</p>
          <ProductBadges product={product} />
        </div>
        <h2 className={styles.name}>
          <ProductLink product={product} className={styles.link}>
            {name}
          </ProductLink>
        </h2>
        <p className={styles.description}>{description}</p>
        <FeatureList features={features.slice(0, CARD_FEATURES)} className={styles.features} />
      </div>
      <TicketStub>
        <ProductPrice product={product} className={styles.price} />
        <StockNote product={product} />
        <SaleAndValidity product={product} />
        <AddToCart product={product} className={styles.button} />
      </TicketStub>
    </article>
  );
}
