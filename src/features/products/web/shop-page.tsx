import { type LoaderFunctionArgs, useSearchParams } from "react-router";
import { usePaysVat } from "#features/settings/web/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, waitForNothing } from "#kit/web/loading.ts";
import type { PageRules } from "#kit/web/page-rules.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { QueryState } from "#kit/web/ui/feedback/query-state.tsx";
import { WayHome } from "#kit/web/ui/links/way-home.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Reveal } from "#kit/web/ui/reveal.tsx";
import { productPageWords } from "../product-page.words.ts";
import type { Product } from "../products.contract.ts";
import { needsFilter, SHOP_PARAMETERS, shopView, viewed } from "../shop-view.ts";
import { ProductCard } from "./cards/product-card.tsx";
import { VoucherCard } from "./cards/voucher-card.tsx";
import { onSale } from "./on-sale.ts";
import { productsQuery } from "./products.queries.ts";
import { ShopFilter } from "./shop-filter.tsx";
import styles from "./shop-page.module.css";

export const loader = (args: LoaderFunctionArgs) => prefetch(args, [productsQuery]);
export const handle: PageRules = { parameters: SHOP_PARAMETERS };
export const clientLoader = waitForNothing;

/** The shop: every active product by display order; experiences as vouchers across the whole row. */
export default function ShopPage() {
  const words = useWords(productPageWords);
  const paysVat = usePaysVat();
  const products = useApiQuery(productsQuery);
  return (
    <Section level={1} kicker={words.kicker} title={words.title} lead={words.lead}>
      <PageHead
        title={words.headTitle}
        description={paysVat ? words.descriptionWithVat : words.description}
        image={products.data?.find(({ image_path }) => image_path)?.image_path}
      />
      <QueryState
        query={products}
        errorText={words.loadFailed}
        emptyText={words.empty}
        emptyAction={<WayHome />}
        isEmpty={(list) => onSale(list).length === 0}
      >
        {(list) => <Shelves products={onSale(list)} />}
      </QueryState>
    </Section>
  );
}

/** All products, or those of the view that the address asks for where there are many. */
function Shelves({ products }: { products: Product[] }) {
  const [asked] = useSearchParams();
  const view = shopView(needsFilter(products) ? asked : new URLSearchParams());
  return (
    <>
      {needsFilter(products) && (
        <ShopFilter view={view} kinds={new Set(products.map(({ category }) => category))} />
      )}
      <ul className={styles.grid}>
        {viewed(products, view).map((product, index) => {
          const isVoucher = product.category === "experience";
          return (
            <Reveal
              key={product.id}
              as="li"
              index={index % 3}
              later
              className={classNames(isVoucher && styles.voucher)}
            >
              {isVoucher ? (
                <VoucherCard product={product} />
              ) : (
                <ProductCard product={product} priority={index === 0} />
              )}
            </Reveal>
          );
        })}
      </ul>
    </>
  );
}
