import { productQuery } from "#features/products/web/index.ts";
import { formatPrice } from "#kit/contract/money/money.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { SiteLink } from "#kit/web/ui/links/site-link.tsx";
import { Section } from "#kit/web/ui/page/section.tsx";
import { Picture } from "#kit/web/ui/pictures/picture.tsx";
import { goesWithWords } from "../goes-with.words.ts";
import styles from "./goes-with.module.css";
import { goesWithQuery } from "./goes-with.queries.ts";

/** Products beside a product; nothing where none goes with it. */
export function GoesWith({ slug }: { slug: string }) {
  const words = useWords(goesWithWords);
  const { language } = useLanguage();
  const { data: products = [] } = useApiQuery(goesWithQuery(slug));
  if (products.length === 0) return null;
  return (
    <Section title={words.title}>
      <ul className={styles.list}>
        {products.map((product) => (
          <li key={product.id} className={styles.place}>
            <Picture
              path={product.image_path}
              alt=""
              placeholder="product"
              sizes="(min-width: 60rem) 22vw, 45vw"
              ratio="4 / 3"
            />
            <h3 className={styles.name}>
              <SiteLink
                to={`/product/${product.slug}`}
                queries={[productQuery(product.slug)]}
                className={styles.link}
              >
                {product.name || words.unnamed}
              </SiteLink>
            </h3>
            <p className={styles.price}>{formatPrice(product.price, language)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
