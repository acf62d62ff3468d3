import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { orderConfirmationStyles as styles } from "#features/orders/web/index.ts";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useWords } from "#kit/web/language/words.ts";
import { useApi } from "#kit/web/page-context.ts";
import { Button } from "#kit/web/ui/buttons/button.tsx";
import { Notice } from "#kit/web/ui/feedback/notice.tsx";
import { useHydrated } from "#kit/web/ui/hydration/use-hydrated.ts";
import type { CustomerOrder, CustomerOrderEndpoints } from "../customer-order.contract.ts";
import { customerOrderWords } from "../customer-order.words.ts";
import type { OrderAddress } from "./customer-order.queries.ts";

interface Props {
  address: OrderAddress;
  ways: CustomerOrder["payment"]["other_ways"];
}

/** The way to pay what is left otherwise than was chosen. */
export function OtherWays({ address, ways }: Props) {
  const { otherWay } = useWords(customerOrderWords);
  const call = useApi().of<CustomerOrderEndpoints>();
  const client = useQueryClient();
  const hydrated = useHydrated();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function choose(id: number): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      await call("PUT /orders/mine/:id/:key/payment-method", {
        params: address,
        body: { payment_method: id },
      });
      await client.invalidateQueries();
    } catch (error) {
      setError(messageOf(error));
    }
    setBusy(false);
  }

  // Two of a kind differ by what the team calls them.
  const isOnly = (kind: string) => ways.filter((way) => way.kind === kind).length === 1;
  if (ways.length === 0) return null;
  return (
    <>
      {error && <Notice tone="error">{otherWay.failed(error)}</Notice>}
      <div className={styles.actions}>
        {ways.map(({ id, kind, name }) => (
          <Button key={id} variant="quiet" disabled={busy || !hydrated} onClick={() => void choose(id)}>
            {isOnly(kind) ? otherWay[kind] : name}
          </Button>
        ))}
      </div>
    </>
  );
}
