import type { Language } from "#kit/contract/language/language.ts";
import { NO_BREAKS } from "#kit/contract/language/no-breaks.ts";
import type { Api } from "#kit/web/api/api.ts";
import { ApiError, isApiError } from "#kit/web/api/api-error.ts";
import type { ApiQuery } from "#kit/web/api/queries.ts";
import type { CardProduct, Product, ProductDetails, ProductsEndpoints } from "../products.contract.ts";

/** All products by display order. In both languages, unlike other content: carts keep a product's names in both. */
export const productsQuery: ApiQuery<Product[]> = {
  key: ["products"],
  noBreaks: NO_BREAKS,
  fetch: (api, signal) => api.of<ProductsEndpoints>()("GET /products", { signal }),
};

/** The products marked as featured, as the home page shows them. */
export const featuredProductsQuery: ApiQuery<CardProduct[]> = {
  key: ["products", "featured"],
  noBreaks: NO_BREAKS,
  fetch: async (api, signal) => {
    const products = await api.of<ProductsEndpoints>()("GET /products", {
      query: { featured: true },
      signal,
    });
    return products.map((product) => {
      const { locations, availability, eligibility, ...card } = withPlaces(product, api.language);
      return card;
    });
  },
};

/** The ride as the home page shows it, with where, when and who for. */
export type RideCard = CardProduct & Pick<ProductDetails, "locations" | "availability" | "eligibility">;

/** The product with an id, which stays when its address changes; null where there is none. */
export function productByIdQuery(id: string): ApiQuery<RideCard | null> {
  return {
    key: ["products", "by-id", id],
    noBreaks: NO_BREAKS,
    fetch: async (api, signal) => {
      const found = (await productsQuery.fetch(api, signal)).find((product) => product.id === id);
      return found ? withPlaces(found, api.language) : null;
    },
  };
}

/** The products with these ids, in this order, as cards show them; those that are gone are left out. */
export function productCardsQuery(ids: readonly string[]): ApiQuery<CardProduct[]> {
  return {
    key: ["products", "cards", ids],
    noBreaks: NO_BREAKS,
    fetch: async (api, signal) => {
      if (ids.length === 0) return [];
      const all = await productsQuery.fetch(api, signal);
      return ids.flatMap((id) => {
        const found = all.find((product) => product.id === id);
        if (!found) return [];
        const { locations, availability, eligibility, ...card } = withPlaces(found, api.language);
        return [card];
      });
    },
  };
}

/** Without what a product's own page alone shows, its features in one language: a page brings its data along. */
function withPlaces(product: Product, language: Language): RideCard {
  const {
    what_to_expect,
    material,
    care,
    sizing,
    delivery,
    what_to_bring,
    safety,
    maker,
    eu_responsible,
    min_height,
    max_height,
    min_weight,
    max_weight,
    weight_grams,
    is_value,
    film,
    goes_with,
    created_at,
    updated_at,
    photos,
    translations: { en, cs },
    features,
    variants,
    ...card
  } = product;
  const texts = ({ name, description }: Product["translations"]["en"]) => ({ name, description });
  return {
    ...card,
    photos: photos.slice(0, 1),
    variants: variants.map(({ weight_grams: _, ...variant }) => variant),
    translations: { en: texts(en), cs: texts(cs) },
    features: features.map((feature) => {
      const text = feature[language] || feature.en || feature.cs;
      return { en: text, cs: text };
    }),
  };
}

/** One product; under an earlier slug it comes with the `slug` that it has now. */
export function productQuery(slug: string): ApiQuery<Product> {
  return {
    key: ["products", "one", slug],
    noBreaks: NO_BREAKS,
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
