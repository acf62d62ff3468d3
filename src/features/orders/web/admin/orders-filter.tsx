import { Group, NativeSelect, TextInput } from "@mantine/core";
import { useDebouncedCallback } from "@mantine/hooks";
import { useState } from "react";
import { useWords } from "#kit/web/words.ts";
import { ORDER_STATUSES, type OrderStatus } from "../../order-status.ts";
import { ordersAdminWords } from "./orders-admin.words.ts";

/** How long typing rests before the search runs (spec/back-office.md section 9), milliseconds. */
const SEARCH_REST_MS = 500;

interface Props {
  q: string;
  status: OrderStatus | undefined;
  onSearch: (q: string) => void;
  onStatus: (status: OrderStatus | undefined) => void;
}

/** Search by text and filter by status. */
export function OrdersFilter({ q, status, onSearch, onStatus }: Props) {
  const t = useWords(ordersAdminWords);
  const [typed, setTyped] = useState(q);
  const search = useDebouncedCallback((text: string) => onSearch(text.trim()), SEARCH_REST_MS);
  return (
    <Group align="flex-end" role="search" aria-label={t.title}>
      <TextInput
        type="search"
        label={t.search}
        value={typed}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          search(event.currentTarget.value);
        }}
        style={{ flex: "1 1 16rem" }}
        maw={420}
      />
      <NativeSelect
        label={t.filter}
        value={status ?? ""}
        onChange={(event) => onStatus(ORDER_STATUSES.find((one) => one === event.currentTarget.value))}
        data={[
          { value: "", label: t.everyStatus },
          ...ORDER_STATUSES.map((value) => ({ value, label: t.labels[value] })),
        ]}
      />
    </Group>
  );
}
