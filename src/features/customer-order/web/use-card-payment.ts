import { useState } from "react";
import { messageOf } from "#kit/web/api/api-error.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { CustomerOrderEndpoints } from "../customer-order.contract.ts";
import type { OrderAddress } from "./customer-order.queries.ts";

/** Takes the customer to the gateway's page; what hinders it is said and can be tried again. */
export function useCardPayment({ id, key }: OrderAddress) {
  const call = useApi().of<CustomerOrderEndpoints>();
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<string | null>(null);

  async function pay(): Promise<void> {
    setBusy(true);
    setError(null);
    try {
      const { url } = await call("POST /orders/mine/:id/:key/payment", { params: { id, key } });
      window.location.assign(url);
    } catch (error) {
      setError(messageOf(error));
      setBusy(false);
    }
  }

  return { pay, busy, error };
}
