import { Group } from "@mantine/core";
import { ORDER_STATUSES, type OrderStatus } from "#features/orders/index.ts";
import { FilterSelect } from "#kit/web/paged-list/filter-select.tsx";
import { SearchField } from "#kit/web/paged-list/search-field.tsx";
import { useWords } from "#kit/web/words.ts";
import { ordersAdminWords } from "./orders-admin.words.ts";

interface Props {
  q: string;
  status: OrderStatus | undefined;
  onSearch: (q: string) => void;
  onStatus: (status: OrderStatus | undefined) => void;
}

/** Search by text and filter by status. */
export function OrdersFilter({ q, status, onSearch, onStatus }: Props) {
  const t = useWords(ordersAdminWords);
  return (
    <Group align="flex-end" role="search" aria-label={t.title}>
      <SearchField label={t.search} q={q} onSearch={onSearch} />
      <FilterSelect
        label={t.filter}
        every={t.everyStatus}
        values={ORDER_STATUSES}
        labels={{ ...t.labels, shipped: t.shippedOrReady }}
        value={status}
        onChange={onStatus}
      />
    </Group>
  );
}
