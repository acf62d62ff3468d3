import { Box, Button, Stack, Text } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { useSearchParams } from "react-router";
import { customerQuery, customersQuery } from "#features/customers/web/admin/index.ts";
import { type KnownCustomers, NewOrder, newOrderWords } from "#features/team-orders/web/admin/index.ts";
import { useApiQuery } from "#kit/web/api/queries.ts";
import { useWords } from "#kit/web/language/words.ts";

/** Fewer letters or digits fit everybody. */
const LEAST = 3;
const MOST = 4;

/** /admin/orders/new: an order for somebody who calls, stands at the track or wants to ride; `?customer=` says for whom. */
export default function NewOrderScreen() {
  const key = useSearchParams()[0].get("customer") ?? "";
  const query = useApiQuery(customerQuery(key), key !== "");
  if (key !== "" && query.isPending) return null;
  return <NewOrder key={key} known={Known} customer={query.data} />;
}

/** Customers who fit what is typed; one tap fills in the rest. */
const Known: KnownCustomers = ({ typed, onChoose }) => {
  const t = useWords(newOrderWords);
  const [q] = useDebouncedValue(typed.trim(), 300);
  const isAsked = q.length >= LEAST && typed.trim().length >= LEAST;
  const { data } = useApiQuery(customersQuery({ q, limit: MOST }), isAsked);
  const found = isAsked ? (data?.customers ?? []) : [];
  return (
    <Box aria-live="polite">
      {found.length > 0 && (
        <Stack gap="xs" component="section" aria-label={t.known}>
          <Text size="sm" c="dimmed">
            {t.known}
          </Text>
          {found.map((one) => (
            <Button
              key={one.key}
              variant="default"
              justify="flex-start"
              h="auto"
              mih={44}
              py={6}
              styles={{ label: { whiteSpace: "normal", overflowWrap: "anywhere", textAlign: "start" } }}
              onClick={() => onChoose(one)}
            >
              {[one.name, one.company, one.phone, one.email].filter(Boolean).join(", ")}
            </Button>
          ))}
        </Stack>
      )}
    </Box>
  );
};
