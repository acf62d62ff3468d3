import type { Language } from "#kit/contract/language.ts";
import type { Api } from "#kit/web/api.ts";
import { ApiError, isApiError } from "#kit/web/api-error.ts";
import type { ApiQuery } from "#kit/web/queries.ts";
import { TIED } from "#kit/web/tied.ts";
import type { CardProduct, Product, ProductDetails, ProductsEndpoints } from "../products.contract.ts";

/** All products by display order. In both languages, unlike other content: carts keep a product's names in both. */
export const productsQuery: ApiQuery<Product[]> = {
  key: ["products"],
  tying: TIED,
  fetch: (api, signal) => api.of<ProductsEndpoints>()("GET /products", { signal }),
};

/** The products marked as featured, as the home page shows them. */
export const featuredProductsQuery: ApiQuery<CardProduct[]> = {
  key: ["products", "featured"],
  tying: TIED,
  fetch: async (api, signal) => {
    const products = await api.of<ProductsEndpoints>()("GET /products", {
      query: { featured: true },
      signal,
    });
    return products.map(
      ({
        what_to_expect,
        locations,
        availability,
        eligibility,
        material,
        care,
        sizing,
        delivery,
        what_to_bring,
        safety,
        maker,
        eu_responsible,
        ...card
      }) => asCard(card),
    );
  },
};

/** The product with an id, which stays when its address changes; null where there is none. */
export function productByIdQuery(id: string): ApiQuery<(CardProduct & ProductDetails) | null> {
  return {
    key: ["products", "by-id", id],
    tying: TIED,
    fetch: async (api, signal) => {
      const found = (await productsQuery.fetch(api, signal)).find((product) => product.id === id);
      return found ? asCard(found) : null;
    },
  };
}

/** A page brings its data along: what only a product's own page shows in the other language would make it heavier. */
function asCard<T extends Pick<Product, "translations">>({ translations: { en, cs }, ...product }: T) {
  const texts = ({ name, description }: Product["translations"]["en"]) => ({ name, description });
  return { ...product, translations: { en: texts(en), cs: texts(cs) } };
}

/** One product; under an earlier slug it comes with the `slug` that it has now. */
export function productQuery(slug: string): ApiQuery<Product> {
  return {
    key: ["products", "one", slug],
    tying: TIED,
    fetch: (api, signal) => fetchProduct(api, slug, signal),
  };
}

const EMPTY: Record<Language, string> = { en: "Product not found", cs: "Produkt nenalezen" };

async function fetchProduct(api: Api, slug: string, signal?: AbortSignal): Promise<Product> {
  const product = await fetchFollowing(api, slug, signal);
  // An empty answer counts as not found.
  if (!product || Object.keys(product).length === 0) throw new ApiError("http", EMPTY[api.language], 404);
  return product;
}

/** Browsers follow the 301 by themselves; rendering on the server reads it and follows here. */
async function fetchFollowing(api: Api, slug: string, signal?: AbortSignal): Promise<Product> {
  const get = (slug: string) =>
    api.of<ProductsEndpoints>()("GET /products/:slug", { params: { slug }, signal });
  try {
    return await get(slug);
  } catch (error) {
    if (isApiError(error) && error.status === 301 && typeof error.body.slug === "string")
      return get(error.body.slug);
    throw error;
  }
}
