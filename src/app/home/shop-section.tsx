import { ProductCard } from "#features/products/web/cards/product-card.tsx";
import { onSale } from "#features/products/web/on-sale.ts";
import { VOUCHER_PICTURE_SIZES } from "#features/products/web/product-link.tsx";
import { featuredProductsQuery, productsQuery } from "#features/products/web/products.queries.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import { homeSectionsWords } from "./home-sections.words.ts";
import styles from "./shop-section.module.css";

/** Featured products on the home page. */
const FEATURED = 3;

export function ShopSection() {
  const t = useWords(homeSectionsWords);
  const query = useApiQuery(featuredProductsQuery);
  const [first] = onSale(query.data ?? []);
  const voucher = first?.category === "experience" ? first.image_path : null;
  const all = (
    <ButtonLink
      to="/shop"
      queries={[productsQuery]}
      // Other products have the same picture there as here.
      picture={voucher ? { path: voucher, sizes: VOUCHER_PICTURE_SIZES } : undefined}
      variant="quiet"
    >
      {t.wholeShop}
    </ButtonLink>
  );
  return (
    <Section id="shop" kicker={t.shopKicker} title={t.shopTitle} lead={t.shopLead} action={all} tone="raised">
      <QueryState
        query={query}
        errorText={t.productsFailed}
        emptyText={t.noProducts}
        isEmpty={(list) => onSale(list).length === 0}
      >
        {(list) => (
          <ul className={styles.grid}>
            {onSale(list)
              .slice(0, FEATURED)
              .map((product, index) => (
                <Reveal key={product.id} as="li" index={index} step={0.2}>
                  <ProductCard product={product} />
                </Reveal>
              ))}
          </ul>
        )}
      </QueryState>
    </Section>
  );
}
