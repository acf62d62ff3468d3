import { type ReactNode, useState } from "react";
import type { LineVariant } from "#features/cart/index.ts";
import { usePaysVat } from "#features/settings/web/index.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useMailWords } from "#kit/web/page-context.ts";
import { Film } from "#kit/web/ui/film/film.tsx";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { WayBack } from "#kit/web/ui/links/way-back.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { productPageWords } from "../../product-page.words.ts";
import type { Product } from "../../products.contract.ts";
import { productsWords } from "../../products.words.ts";
import { piecesLeft } from "../../stock-rules.ts";
import { AddToCart } from "../cards/add-to-cart.tsx";
import { FeatureList } from "../cards/feature-list.tsx";
import { ProductBadges } from "../cards/product-badges.tsx";
import { coverOf, PRODUCT_PICTURE_SIZES, productPictureName } from "../product-link.tsx";
import { ProductPrice } from "../product-price.tsx";
import { useProductTexts } from "../product-texts.ts";
import { productsQuery } from "../products.queries.ts";
import { StockNote } from "../stock-note.tsx";
import { ProductFacts } from "./product-facts.tsx";
import { ProductPhotos } from "./product-photos.tsx";
import { ProductSafety } from "./product-safety.tsx";
import styles from "./product-view.module.css";
import { SaleAndValidity, WhoMayRide } from "./sale-and-validity.tsx";
import { VariantChoice } from "./variant-choice.tsx";

interface Props {
  product: Product;
  /** Under its name. */
  rating?: ReactNode;
  /** Under its button. */
  offer?: ((pick: VariantPick) => ReactNode) | undefined;
}

/** Which size is chosen: null for none yet, undefined where there are none. */
export interface VariantPick {
  variant: LineVariant | null | undefined;
  /** Asks for one. */
  onMissing: () => void;
  /** Whether what is offered under the button is open and has a button of its own; then that one is the only one. */
  isOther: boolean;
  onOther: (isOther: boolean) => void;
}

/** The first screen of a product: picture, name, price, what one gets, and the button; then the facts. */
export function ProductView({ product, rating, offer }: Props) {
  const words = useWords(productsWords);
  const pageWords = useWords(productPageWords);
  const voucherDelivery = useMailWords({
    mail: pageWords.voucherDelivery,
    noMail: pageWords.voucherDeliveryNoMail,
  });
  const paysVat = usePaysVat();
  const { language } = useLanguage();
  const texts = useProductTexts()(product);
  const isVoucher = product.category === "experience";
  const isGoods = product.category === "merchandise";
  const sizes = product.variants.filter(({ is_active }) => is_active);
  const [chosenId, setChosenId] = useState<number | null>(null);
  const [missing, setMissing] = useState(0);
  const [isOther, setOther] = useState(false);
  const only = sizes.length === 1 ? sizes[0] : undefined;
  const chosen = only ?? sizes.find(({ id }) => id === chosenId && piecesLeft(product, id) !== 0) ?? null;
  const pick = {
    variant: sizes.length > 0 ? chosen : undefined,
    onMissing: () => setMissing(missing + 1),
  };
  const offered = offer?.({ ...pick, isOther, onOther: setOther });
  return (
    <article className={styles.page} aria-labelledby="product-name">
      <WayBack to="/shop" queries={[productsQuery]} className={styles.back}>
        {pageWords.back}
      </WayBack>
      <div className={styles.sheet}>
        <div className={styles.window}>
          <Picture
            path={coverOf(product)}
            alt={product.photos[0]?.alt?.[language].trim() || texts.name}
            placeholder="product"
            sizes={PRODUCT_PICTURE_SIZES}
            ratio="4 / 3"
            priority
            sharedName={productPictureName(product)}
          />
          <ProductBadges product={product} className={styles.badges} />
        </div>
        <div className={styles.offer}>
          <p className={styles.kicker}>{isVoucher ? pageWords.voucher : words[product.category]}</p>
          <h1 id="product-name" tabIndex={-1} className={styles.name}>
            {texts.name}
          </h1>
          {rating}
          <p className={styles.description}>{texts.description}</p>
          {texts.features.length > 0 && (
            <div>
              <h2 className={styles.label}>{pageWords.features}</h2>
              <FeatureList features={texts.features} />
            </div>
          )}
          {sizes.length > 0 && (
            <VariantChoice
              product={product}
              chosen={chosen}
              missing={missing}
              onChoose={(id) => {
                setChosenId(id);
                setMissing(0);
              }}
            />
          )}
          <div className={styles.till} data-other={isOther || undefined}>
            <div className={styles.amount}>
              <ProductPrice product={product} className={styles.price} />
              {paysVat && <p className={styles.small}>{pageWords.vat}</p>}
              {sizes.length === 0 && <StockNote product={product} />}
            </div>
            {!isOther && <AddToCart product={product} {...pick} className={styles.button} />}
          </div>
          {offered}
          <div>
            <WhoMayRide product={product} />
            <SaleAndValidity product={product} />
            <p className={styles.small}>
              {isVoucher ? voucherDelivery : isGoods && pageWords.delivery}{" "}
              {product.is_withdrawal_exempt && !product.is_value ? pageWords.noReturns : pageWords.returns}
              {isGoods && (
                <>
                  {" "}
                  <SiteLink to="/guarantee">{pageWords.guarantee}</SiteLink>
                </>
              )}
            </p>
          </div>
        </div>
        {product.photos?.length > 1 && <ProductPhotos product={product} />}
      </div>
      {product.film && (
        <Film film={product.film} title={texts.name} poster={coverOf(product)} className={styles.film} />
      )}
      <ProductFacts product={product} />
      {isGoods && <ProductSafety product={product} />}
    </article>
  );
}
