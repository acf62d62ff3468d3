import { type ReactNode, useEffect } from "react";
import { type LoaderFunctionArgs, redirect, useNavigate, useParams } from "react-router";
import { type ApiQuery, optionsOf, useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";
import { prefetch, prefetchPage, renderingContext, waitForNothing } from "#kit/web/loading.ts";
import { usePathPrefix } from "#kit/web/preview/preview.ts";
import { ButtonLink } from "#kit/web/ui/buttons/button-link.tsx";
import { PageHead } from "#kit/web/ui/page/page-head.tsx";
import { RecordPage } from "#kit/web/ui/page/record-page.tsx";
import { productPageWords } from "../product-page.words.ts";
import type { Product } from "../products.contract.ts";
import { productsWords } from "../products.words.ts";
import { ProductView, type VariantPick } from "./product/product-view.tsx";
import { coverOf } from "./product-link.tsx";
import { useProductTexts } from "./product-texts.ts";
import { productQuery, productsQuery } from "./products.queries.ts";

/**
 * Fetches a product, then what `others` names for it: what others put on its page. A slug that the product had earlier
 * leads to the one it has now.
 */
export async function loadProduct(
  args: LoaderFunctionArgs,
  others: (product: Product) => ApiQuery<unknown>[],
) {
  const query = productQuery(args.params.slug ?? "");
  const page = await prefetchPage(args, query);
  const { api, client, language } = args.context.get(renderingContext);
  const product = client.getQueryData<Product>(optionsOf(query, api, language).queryKey);
  if (product && product.slug !== args.params.slug) return redirect(`/product/${product.slug}`, 301);
  if (product) await prefetch(args, others(product));
  return page;
}
export const clientLoader = waitForNothing;

type Place = (product: Product) => ReactNode;

interface Props {
  /** Its facts for search engines; a preview has none. */
  data?: Place;
  /** Under its name, under its button, and below all that is said of it. */
  rating?: Place;
  offer?: (product: Product, pick: VariantPick) => ReactNode;
  below?: Place;
}

/** One product with everything that one wants to know before buying it, and what others put on its page. */
export default function ProductPage({ data, rating, offer, below }: Props) {
  const { slug = "" } = useParams();
  const _words = useWords(productsWords);
  const page = useWords(productPageWords);
  const textsOf = useProductTexts();
  const navigate = useNavigate();
  const prefix = usePathPrefix();
  const query = useApiQuery(productQuery(slug));
  const currentSlug = query.data?.slug;

  useEffect(() => {
    if (currentSlug && currentSlug !== slug)
      void navigate(`${prefix}/product/${currentSlug}`, { replace: true });
  }, [currentSlug, slug, navigate, prefix]);

  const others = (
    <ButtonLink to="/shop" queries={[productsQuery]}>
      {page.back}
    </ButtonLink>
  );
  return (
    <RecordPage
      query={query}
      words={{ ...page, title: page.detail, loadFailed: page.detailFailed }}
      others={others}
      isHidden={({ is_active }) => is_active === false}
    >
      {(product) => {
        const { name, description } = textsOf(product);
        return (
          <>
            <PageHead
              title={name}
              description={description}
              image={coverOf(product)}
              drawn={{ kind: "product", id: product.slug }}
              type="product"
            />
            {data?.(product)}
            <ProductView
              key={product.id}
              product={product}
              rating={rating?.(product)}
              offer={offer && ((pick) => offer(product, pick))}
            />
            {below?.(product)}
          </>
        );
      }}
    </RecordPage>
  );
}
