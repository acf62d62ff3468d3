import { Badge, Button, Text } from "@mantine/core";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { z } from "zod";
import { formatMoneyExact } from "#kit/contract/money/money.ts";
import type { Api } from "#kit/web/api/api.ts";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { Thumbnail } from "#kit/web/editor/pictures/thumbnail.tsx";
import { ActiveBadge } from "#kit/web/editor/records/active-badge.tsx";
import { ContentScreen } from "#kit/web/editor/records/content-screen.tsx";
import type { Column } from "#kit/web/editor/records/record-table.tsx";
import { useEditor } from "#kit/web/editor/records/use-editor.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { Product, ProductsEndpoints } from "../../products.contract.ts";
import { ProductFields } from "./fields/product-fields.tsx";
import { ManyPrices } from "./many-prices.tsx";
import { productForm } from "./product-form.ts";
import {
  EMPTY_PRODUCT,
  type ProductValues,
  productCopy,
  productErrors,
  productValues,
} from "./product-values.ts";
import { allProductsQuery } from "./products-admin.queries.ts";
import { productsAdminWords } from "./products-admin.words.ts";
import styles from "./products-screen.module.css";
import { StockDialog } from "./stock-dialog.tsx";

type ManyProducts = z.input<ProductsEndpoints["updateMany"]["body"]>["records"];

/** The list is fetched again this many milliseconds after a save. */
const RELOAD_AFTER_MS = 1000;

/** /admin/products: list and form of what the shop sells. */
export default function ProductsScreen() {
  const t = useWords(productsAdminWords);
  const api = useApi();
  const call = api.of<ProductsEndpoints>();
  const client = useQueryClient();
  const { language } = useLanguage();
  const [counted, setCounted] = useState<Product | null>(null);

  async function save(api: Api, values: ProductValues, stored: Product | null): Promise<void> {
    const body = productForm(values, stored);
    const call = api.of<ProductsEndpoints>();
    if (stored) await call("PUT /products/:slug", { params: { slug: stored.slug }, body });
    else await call("POST /products", { body });
    const queryKey = [language, ...allProductsQuery.key];
    setTimeout(() => void client.invalidateQueries({ queryKey }), RELOAD_AFTER_MS);
  }

  const editor = useEditor<Product, Product, ProductValues>({
    name: "products",
    at: "/admin/products",
    list: allProductsQuery,
    idOf: ({ slug }) => slug,
    labelOf: ({ name }) => name || t.unnamed,
    load: (_, slug) => call("GET /products/:slug", { params: { slug } }),
    empty: EMPTY_PRODUCT,
    toValues: productValues,
    toCopy: productCopy,
    check: productErrors,
    save,
    remove: (_, { slug }) => call("DELETE /products/:slug", { params: { slug } }),
    messages: t,
  });
  return (
    <>
      <ContentScreen
        editor={editor}
        pageOf={({ slug }) => `/product/${slug}`}
        order={{
          idOf: ({ id }) => id,
          save: (items) => call("PUT /display-order/products", { body: { ids: items.map(({ id }) => id) } }),
        }}
        columns={useColumns()}
        many={{
          save: async (records) =>
            (await call("PATCH /products", { body: { records: records as ManyProducts } })).records,
          actions: (apply, chosen) => <ManyPrices example={chosen[0]} onApply={apply} />,
        }}
        fields={<ProductFields form={editor.form} stored={editor.opened?.record ?? null} />}
        rowActions={(product) => (
          <Button
            size="xs"
            variant="default"
            aria-label={t.changeStockOf(product.name || t.unnamed)}
            onClick={() => setCounted(product)}
          >
            {t.changeStock}
          </Button>
        )}
      />
      <StockDialog product={counted} onClose={() => setCounted(null)} onSaved={editor.show} />
    </>
  );
}

function useColumns(): Column<Product>[] {
  const t = useWords(productsAdminWords);
  const shared = useWords(editorWords);
  const { language } = useLanguage();
  return [
    { header: shared.pictureOf, slot: "picture", cell: ({ image_path }) => <Thumbnail path={image_path} /> },
    {
      header: t.name,
      slot: "title",
      cell: ({ name }) => name || t.unnamed,
      text: ({ name }) => name,
    },
    {
      header: t.price,
      slot: "plain",
      cell: ({ price }) => <span className={styles.whole}>{formatMoneyExact(price, language)}</span>,
    },
    {
      header: t.category,
      slot: "plain",
      cell: ({ category }) => t.categories[category],
      text: ({ category }) => t.categories[category],
    },
    { header: t.stockColumn, cell: (product) => <StockCell product={product} /> },
    {
      header: t.slug,
      cell: ({ slug }) => (
        <Text size="xs" c="dimmed" style={{ overflowWrap: "anywhere" }}>
          {slug}
        </Text>
      ),
      text: ({ slug }) => slug,
    },
    { header: shared.active, slot: "plain", cell: ({ is_active }) => <ActiveBadge active={is_active} /> },
  ];
}

/** What is left of a product, size by size; red where nothing is. */
function StockCell({ product }: { product: Product }) {
  const t = useWords(productsAdminWords);
  const { language } = useLanguage();
  if (product.is_sold_out) {
    return (
      <Badge color="red" variant="light">
        {t.soldOut}
      </Badge>
    );
  }
  const count = (stock: number | null) => stock ?? t.unlimited;
  const sizes = product.variants.filter(({ is_active }) => is_active);
  if (sizes.length === 0)
    return (
      <Text size="xs" miw={80}>
        {count(product.stock)}
      </Text>
    );
  return (
    <Text size="xs" miw={64}>
      {/* A size and its count stay together. */}
      {sizes
        .map(({ label, stock }) => `${label[language]}:\u00a0${count(stock ?? product.stock)}`)
        .join(" · ")}
    </Text>
  );
}
