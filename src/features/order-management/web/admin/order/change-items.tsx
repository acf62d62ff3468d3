import { Button, Group, Stack, Text } from "@mantine/core";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { Product } from "#features/products/products.contract.ts";
import { productsQuery } from "#features/products/web/index.ts";
import { type Line, OrderLinesFields } from "#features/team-orders/web/admin/index.ts";
import { isApiError, messageOf } from "#kit/web/api/api-error.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { Loaded } from "#kit/web/editor/loaded.tsx";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { ChangeItemsEndpoints, ItemsPlan, WantedLine } from "../../../change-items.contract.ts";
import type { OrderDetail } from "../../../order-records.contract.ts";
import { itemsPlanQuery } from "../../orders.queries.ts";
import { changeItemsWords } from "./change-items.words.ts";
import { WriteError } from "./order-section.tsx";
import { PlanTold } from "./plan-told.tsx";

/** Changing what an order has, until it is sent: sizes, pieces, products. */
export function ChangeItems({ order }: { order: OrderDetail }) {
  const t = useWords(changeItemsWords);
  const [isOpen, setOpen] = useState(false);
  if (order.status !== "pending" && order.status !== "processing") return null;
  if (!isOpen)
    return (
      <div>
        <Button variant="default" mih={44} onClick={() => setOpen(true)}>
          {t.open}
        </Button>
      </div>
    );
  return <Sheet order={order} onClose={() => setOpen(false)} />;
}

/** A line of the sheet; `item`: which one of the order it was. */
interface SheetLine extends Line {
  item?: number;
}

function Sheet({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const t = useWords(changeItemsWords);
  const products = useApiQuery({ ...productsQuery, staleTime: 0 });
  return (
    <Loaded query={products} failed={t.failedToLoad}>
      {/* Where the order has changed meanwhile, its lines are shown as they are now. */}
      {(products) => <Fields key={order.updated_at} order={order} products={products} onClose={onClose} />}
    </Loaded>
  );
}

function linesOf({ items }: OrderDetail): SheetLine[] {
  return items
    .filter(({ quantity, taken_back }) => quantity > taken_back)
    .map(({ id, product_id, variant_id, quantity, taken_back }, key) => ({
      key,
      item: id,
      product: product_id,
      variant: String(variant_id ?? ""),
      quantity: quantity - taken_back,
    }));
}

function wantedOf(lines: SheetLine[]): WantedLine[] {
  return lines
    .filter(({ product }) => product)
    .map(({ item = null, product, variant, quantity }) => ({
      item,
      product,
      variant: variant ? Number(variant) : null,
      quantity,
    }));
}

interface FieldsProps {
  order: OrderDetail;
  products: Product[];
  onClose: () => void;
}

function Fields({ order, products, onClose }: FieldsProps) {
  const t = useWords(changeItemsWords);
  const [lines, setLines] = useState(() => linesOf(order));
  const [faults, setErrors] = useState<Record<string, string>>({});
  const wanted = wantedOf(lines);
  const isChanged = JSON.stringify(wanted) !== JSON.stringify(wantedOf(linesOf(order)));
  return (
    <Stack gap="sm" role="group" aria-label={t.title}>
      <Text size="sm" c="dimmed">
        {t.hint}
      </Text>
      <OrderLinesFields
        lines={lines}
        products={products}
        faults={isChanged ? faults : {}}
        onChange={(changed) => {
          setErrors({});
          setLines(changed);
        }}
      />
      {isChanged ? (
        <Planned
          key={JSON.stringify(wanted)}
          order={order}
          wanted={wanted}
          onFaults={setErrors}
          onClose={onClose}
        />
      ) : (
        <Close onClose={onClose} />
      )}
    </Stack>
  );
}

interface PlannedProps {
  order: OrderDetail;
  wanted: WantedLine[];
  /** What is wrong, by the path of the field. */
  onFaults: (faults: Record<string, string>) => void;
  onClose: () => void;
}

const NONE: { path: string; message: string }[] = [];

/** What the change comes to and brings, as the server tells, and the button that makes it. */
function Planned({ order, wanted, onFaults, onClose }: PlannedProps) {
  const t = useWords(changeItemsWords);
  const call = useApi().of<ChangeItemsEndpoints>();
  const client = useQueryClient();
  const plan = useApiQuery(itemsPlanQuery(order, wanted));
  const errors = isApiError(plan.error) ? plan.error.errors : NONE;
  useEffect(() => {
    // The fields are those of a new order, which calls its lines otherwise.
    const own = (path: string) => path.replace("lines.", "items.").replace(".product", ".id");
    onFaults(Object.fromEntries(errors.map(({ path, message }) => [own(path), message])));
  }, [errors, onFaults]);
  const write = useMutation({
    mutationFn: ({ total, to_pay, to_return }: ItemsPlan) =>
      call("PUT /orders/admin/orders/:id/items", {
        params: { id: order.id },
        body: { lines: wanted, version: order.updated_at, seen: { total, to_pay, to_return } },
      }),
    // Closed once the order is shown as it is now: nobody opens the sheet over the former one.
    onSuccess: async () => {
      await client.invalidateQueries();
      onClose();
    },
    // A price or a count may be another one by now.
    onError: () => void client.invalidateQueries(),
    networkMode: "always",
  });
  const { data } = plan;
  return (
    <Stack gap="sm">
      {data ? (
        <PlanTold order={order} plan={data} />
      ) : (
        <Text size="sm" role={plan.error ? "alert" : "status"} c={plan.error ? "red" : "dimmed"}>
          {plan.error ? errors.length === 0 && messageOf(plan.error) : t.planning}
        </Text>
      )}
      <Group gap="xs">
        <Button
          mih={44}
          loading={write.isPending}
          disabled={!data || data.effects.length === 0}
          onClick={() => data && write.mutate(data)}
        >
          {t.change}
        </Button>
        <Close onClose={onClose} />
      </Group>
      <WriteError error={write.error} said={t.failed} />
    </Stack>
  );
}

function Close({ onClose }: { onClose: () => void }) {
  const t = useWords(changeItemsWords);
  return (
    <div>
      <Button variant="default" mih={44} onClick={onClose}>
        {t.close}
      </Button>
    </div>
  );
}
