import { useWords } from "#kit/web/language/words.ts";
import { classNames } from "#kit/web/ui/class-names.ts";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { productPageWords } from "../product-page.words.ts";
import { PRODUCT_CATEGORIES, type ProductCategory } from "../product-rules.ts";
import { SHOP_ORDERS, type ShopView, shopAddress } from "../shop-view.ts";
import styles from "./shop-filter.module.css";

interface Props {
  view: ShopView;
  /** What there is to choose from. */
  kinds: ReadonlySet<ProductCategory>;
}

/** Kinds and orders of the shop as links: they work without a script, and each has its address. */
export function ShopFilter({ view, kinds }: Props) {
  const words = useWords(productPageWords);
  const link = (to: ShopView, name: string) => {
    const isShown = to.kind === view.kind && to.order === view.order;
    return (
      <li key={name}>
        <SiteLink
          to={shopAddress(to)}
          preventScrollReset
          aria-current={isShown ? "true" : undefined}
          className={classNames(styles.link, isShown && styles.shown)}
        >
          {name}
        </SiteLink>
      </li>
    );
  };
  return (
    <nav aria-label={words.filter} className={styles.filter}>
      <ul className={styles.row}>
        {link({ ...view, kind: null }, words.allKinds)}
        {PRODUCT_CATEGORIES.filter((kind) => kinds.has(kind)).map((kind) =>
          link({ ...view, kind }, words.kinds[kind]),
        )}
      </ul>
      <ul className={styles.row}>
        {SHOP_ORDERS.map((order) => link({ ...view, order }, words.orders[order]))}
      </ul>
    </nav>
  );
}
