import { ActionIcon, Group, Modal, Text } from "@mantine/core";
import { useState } from "react";
import { editorWords } from "#kit/web/editor/editor.words.ts";
import { WholeField } from "#kit/web/editor/fields/number-field.tsx";
import type { Banner } from "#kit/web/editor/screen-banner.tsx";
import { ActionForm } from "#kit/web/editor/write/action-form.tsx";
import { useWrite } from "#kit/web/editor/write/use-write.ts";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { Icon } from "#kit/web/ui/icons/icon.tsx";
import type { Product, ProductsEndpoints } from "../../products.contract.ts";
import type { Count } from "../../stock-rules.ts";
import { productsAdminWords } from "./products-admin.words.ts";

interface Props {
  /** Whose counts are changed; the dialog is closed without one. */
  product: Product | null;
  onClose: () => void;
  onSaved: (banner: Banner) => void;
}

/** Changes the counts of a product and its sizes, without opening the form. */
export function StockDialog({ product, onClose, onSaved }: Props) {
  const t = useWords(productsAdminWords);
  return (
    <Modal
      opened={product !== null}
      onClose={onClose}
      title={product && t.stockTitle(product.name || t.unnamed)}
      closeButtonProps={{ "aria-label": t.close }}
    >
      {product && <Counts key={product.id} product={product} onClose={onClose} onSaved={onSaved} />}
    </Modal>
  );
}

interface Line {
  /** A size; null: the product itself. */
  variant: number | null;
  label: string;
  seen: Count;
  /** Text where what was typed is no whole number. */
  count: Count | string;
}

interface StockChange {
  variant: number | null;
  stock: Count;
  stock_seen: Count;
}

const isCount = (count: Line["count"]): count is Count => typeof count !== "string";

function Counts({ product, onClose, onSaved }: Props & { product: Product }) {
  const t = useWords(productsAdminWords);
  const shared = useWords(editorWords);
  const { language } = useLanguage();
  const [lines, setLines] = useState(() => linesOf(product, t.wholeProduct, language));
  const [refused, setRefused] = useState(false);
  const set = (variant: number | null, count: Line["count"]) =>
    setLines(lines.map((line) => (line.variant === variant ? { ...line, count } : line)));

  const save = useWrite(
    (api, counts: StockChange[]) =>
      api.of<ProductsEndpoints>()("PATCH /products/:slug/stock", {
        params: { slug: product.slug },
        body: { counts },
      }),
    { show: onSaved, said: t.stockSaved, failed: t.failedToSaveStock, onDone: onClose, onFailed: onClose },
  );

  function changed(): StockChange[] | null {
    setRefused(true);
    if (!lines.every(({ count }) => isCount(count))) return null;
    const counts = lines.flatMap(({ variant, count, seen }) =>
      isCount(count) && count !== seen ? [{ variant, stock: count, stock_seen: seen }] : [],
    );
    if (counts.length > 0) return counts;
    onClose();
    return null;
  }

  return (
    <ActionForm write={save} input={changed} submit={t.saveStock} onCancel={onClose}>
      {lines.map((line) => (
        <Group key={line.variant} wrap="nowrap" align="flex-end" gap="xs">
          <WholeField
            label={line.label}
            placeholder={t.unlimited}
            blank={null}
            value={line.count}
            error={refused && !isCount(line.count) ? shared.noWhole(0) : undefined}
            onChange={(next) => set(line.variant, next)}
            inputWrapperOrder={["label", "error", "input"]}
            style={{ flex: 1 }}
          />
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t.fewer(line.label)}
            disabled={!Number(line.count)}
            onClick={() => set(line.variant, Math.max(0, Number(line.count) - 1))}
          >
            <Icon icon="minus" />
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={36}
            aria-label={t.more(line.label)}
            disabled={!isCount(line.count)}
            onClick={() => set(line.variant, Number(line.count) + 1)}
          >
            <Icon icon="plus" />
          </ActionIcon>
        </Group>
      ))}
      <Text size="sm" c="dimmed">
        {t.stockHint} {lines.length > 1 && lines.at(-1)?.variant === null && t.stockOfRest}
      </Text>
    </ActionForm>
  );
}

/** The product's own count is asked for where something is taken from it. */
function linesOf({ stock, variants }: Product, whole: string, language: "cs" | "en"): Line[] {
  const sizes = variants.map(({ id, label, stock }) => ({
    variant: id,
    label: label[language],
    seen: stock,
    count: stock,
  }));
  const shared =
    variants.length === 0 || stock !== null || variants.some((variant) => variant.stock === null);
  return [...sizes, ...(shared ? [{ variant: null, label: whole, seen: stock, count: stock }] : [])];
}
