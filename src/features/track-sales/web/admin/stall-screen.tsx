import { Alert, Anchor, Button, Paper, Stack, Text, Title } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { Link } from "react-router";
import { handedOver } from "#features/orders/index.ts";
import { piecesLeft } from "#features/products/index.ts";
import type { Product } from "#features/products/products.contract.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { localised } from "#kit/contract/language/language.ts";
import { formatMoneyExact, toCzk, toHalere } from "#kit/contract/money/money.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useLanguage } from "#kit/web/language/language.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { useMay } from "#kit/web/session/my-role.ts";
import type { TrackSalesEndpoints } from "../../track-sales.contract.ts";
import styles from "./stall.module.css";
import { stallWords } from "./stall.words.ts";
import { isForStall, type StallLine, sumOf, withPiece } from "./stall-cart.ts";
import { StallPayment } from "./stall-payment.tsx";

interface Sold {
  id: number;
  paid: number;
  /** What was to be given back, CZK. */
  back: number;
}

/** /admin/stall: a T-shirt for cash in four taps: what, which size, how it is paid, what was handed over. */
export default function StallScreen() {
  const t = useWords(stallWords);
  const query = useApiQuery({ ...productsQuery, staleTime: 0 });
  return (
    <Stack gap="md" maw={860}>
      <div>
        <Title order={1}>{t.title}</Title>
        <Text c="dimmed">{t.lead}</Text>
      </div>
      <Loaded query={query} failed={t.failedToLoad}>
        {(products) => <Counter products={products.filter(isForStall)} />}
      </Loaded>
    </Stack>
  );
}

function Counter({ products }: { products: Product[] }) {
  const t = useWords(stallWords);
  const { language } = useLanguage();
  const call = useApi().of<TrackSalesEndpoints>();
  const client = useQueryClient();
  const opensOrders = useMay(["shop", "money"]);
  const [lines, setLines] = useState<StallLine[]>([]);
  const [chosen, setChosen] = useState<Product | null>(null);
  const [paying, setPaying] = useState<"cash" | "card" | null>(null);
  const [sold, setSold] = useState<Sold | null>(null);
  // One key for one sale, however often it is tapped: where the answer was lost, the second tap finds the sale done.
  const key = useRef("");
  const money = (czk: number) => formatMoneyExact(czk, language);
  const sum = sumOf(lines);

  const sale = useMutation({
    mutationFn: ({ how }: { how: "cash" | "card"; back: number }) => {
      key.current ||= newKey();
      const items = lines.map(({ product, variant, quantity }) => ({
        id: product.id,
        quantity,
        price: product.price,
        ...(variant !== null && { variant }),
      }));
      const headers = { "idempotency-key": key.current };
      return call("POST /stall/sales", { body: { items, how, total: sum }, headers });
    },
    onSuccess: ({ id, paid }, { back }) => {
      key.current = "";
      setSold({ id, paid, back });
      setLines([]);
      setPaying(null);
      void client.invalidateQueries();
    },
    // A price or a count may be another one by now.
    onError: () => void client.invalidateQueries(),
    networkMode: "always",
  });

  function change(next: StallLine[]): void {
    // Other goods are another sale.
    key.current = "";
    sale.reset();
    setSold(null);
    setPaying(null);
    setLines(next);
  }

  function add(product: Product, variant: number | null): void {
    change(withPiece(lines, product, variant));
    setChosen(null);
  }

  return (
    <Stack gap="md">
      <div aria-live="polite">
        {sold && (
          <Alert color="green">
            <Text fw={600}>
              {sold.back > 0 ? t.soldWithBack(money(sold.paid), money(sold.back)) : t.sold(money(sold.paid))}
            </Text>
            {opensOrders && (
              <Anchor className="admin-way" component={Link} to={`/admin/orders/${sold.id}`}>
                {t.open}
              </Anchor>
            )}
          </Alert>
        )}
      </div>
      {chosen ? (
        <Sizes product={chosen} onChoose={(variant) => add(chosen, variant)} onBack={() => setChosen(null)} />
      ) : (
        <Goods
          products={products}
          onChoose={(product) => (product.variants.some(isActive) ? setChosen(product) : add(product, null))}
        />
      )}
      {lines.length > 0 && (
        <Paper component="section" aria-label={t.cart} withBorder shadow="md" p="md" className={styles.cart}>
          <Stack gap="xs">
            {lines.map((line) => {
              const name = nameOf(line.product, line.variant, language);
              return (
                <div key={`${line.product.id} ${line.variant}`} className={styles.line}>
                  <Text span>{`${line.quantity}× ${name}`}</Text>
                  <Button
                    variant="default"
                    mih={44}
                    aria-label={t.takeAway(name)}
                    onClick={() => change(lines.filter((one) => one !== line))}
                  >
                    ×
                  </Button>
                </div>
              );
            })}
            {sale.isError && (
              <Alert color="red" role="alert">
                {t.failed(messageOf(sale.error))}
              </Alert>
            )}
            {paying ? (
              <StallPayment
                how={paying}
                sum={toCzk(handedOver(toHalere(sum), paying))}
                busy={sale.isPending}
                onPaid={(back) => sale.mutate({ how: paying, back })}
                onBack={() => setPaying(null)}
              />
            ) : (
              <div className={styles.grid}>
                {(["cash", "card"] as const).map((how) => (
                  <Button key={how} size="lg" className={styles.key ?? ""} onClick={() => setPaying(how)}>
                    {t[how](money(toCzk(handedOver(toHalere(sum), how))))}
                  </Button>
                ))}
              </div>
            )}
          </Stack>
        </Paper>
      )}
    </Stack>
  );
}

function Goods({ products, onChoose }: { products: Product[]; onChoose: (product: Product) => void }) {
  const t = useWords(stallWords);
  const { language } = useLanguage();
  if (products.length === 0) return <Text>{t.none}</Text>;
  return (
    <ul className={styles.grid} aria-label={t.goods}>
      {products.map((product) => (
        <li key={product.id}>
          <Button
            variant="default"
            fullWidth
            className={styles.key ?? ""}
            disabled={product.is_sold_out}
            onClick={() => onChoose(product)}
          >
            <span>{localised(product.translations, language).name}</span>
            <Text span size="sm">
              {product.is_sold_out ? t.soldOut : formatMoneyExact(product.price, language)}
            </Text>
          </Button>
        </li>
      ))}
    </ul>
  );
}

interface SizesProps {
  product: Product;
  onChoose: (variant: number) => void;
  onBack: () => void;
}

function Sizes({ product, onChoose, onBack }: SizesProps) {
  const t = useWords(stallWords);
  const { language } = useLanguage();
  const name = localised(product.translations, language).name;
  return (
    <Stack gap="xs">
      <Title order={2} size="h4">
        {name}
      </Title>
      <ul className={styles.grid} aria-label={t.sizesOf(name)}>
        {product.variants.filter(isActive).map(({ id, label }) => {
          const isGone = piecesLeft(product, id) === 0;
          return (
            <li key={id}>
              <Button
                variant="default"
                fullWidth
                size="lg"
                className={styles.key ?? ""}
                disabled={isGone}
                onClick={() => onChoose(id)}
              >
                <span>{label[language] || label.en || label.cs}</span>
                {isGone && (
                  <Text span size="sm">
                    {t.soldOut}
                  </Text>
                )}
              </Button>
            </li>
          );
        })}
      </ul>
      <Button variant="default" mih={44} style={{ alignSelf: "start" }} onClick={onBack}>
        {t.back}
      </Button>
    </Stack>
  );
}

function isActive({ is_active }: { is_active: boolean }): boolean {
  return is_active;
}

function nameOf(product: Product, variant: number | null, language: "en" | "cs"): string {
  const { name } = localised(product.translations, language);
  const label = product.variants.find(({ id }) => id === variant)?.label;
  return label ? `${name}, ${label[language] || label.en || label.cs}` : name;
}

/** `crypto.randomUUID` is missing on pages that came without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
