import type { AggregateRating, Review } from "schema-dts";
import { useWords } from "#kit/web/language/words.ts";
import { breadcrumbs } from "#kit/web/ui/page/breadcrumbs.ts";
import { useSiteName } from "#kit/web/ui/page/site-name.tsx";
import { StructuredData } from "#kit/web/ui/page/structured-data.tsx";
import { useAbsolute } from "#kit/web/ui/page/use-absolute.ts";
import { productPageWords } from "../../product-page.words.ts";
import type { Product } from "../../products.contract.ts";
import { useProductTexts } from "../product-texts.ts";

function availabilityOf({ is_orderable, is_sold_out }: Product): "InStock" | "OutOfStock" | "Discontinued" {
  if (!is_orderable) return "Discontinued";
  return is_sold_out ? "OutOfStock" : "InStock";
}

interface Props {
  product: Product;
  /** What others say of it, where somebody has said something. */
  rated?: { aggregateRating: AggregateRating; review: Review[] } | undefined;
}

/** A product with its offer for search engines. */
export function ProductData({ product, rated }: Props) {
  const words = useWords(productPageWords);
  const { name, description } = useProductTexts()(product);
  const { page, picture } = useAbsolute();
  const seller = useSiteName();
  const address = page(`/product/${product.slug}`);
  const image = product.photos.map((photo) => picture(photo.image_path) as string);
  return (
    <StructuredData
      things={[
        {
          "@type": "Product",
          "@id": address,
          name,
          description,
          sku: product.id,
          ...(image.length > 0 && { image }),
          ...rated,
          offers: {
            "@type": "Offer",
            url: address,
            price: product.price,
            priceCurrency: "CZK",
            availability: `https://schema.org/${availabilityOf(product)}`,
            itemCondition: "https://schema.org/NewCondition",
            ...(product.valid_until && { priceValidUntil: product.valid_until }),
            seller: { "@type": "SportsTeam", name: seller },
          },
        },
        breadcrumbs([
          [seller, page("/")],
          [words.title, page("/shop")],
          [name, address],
        ]),
      ]}
    />
  );
}
