import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import { isApiError } from "#kit/web/api/api-error.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { TeamOrdersEndpoints } from "../../team-orders.contract.ts";
import type { bodyOf } from "./order-form.ts";

type Body = NonNullable<ReturnType<typeof bodyOf>>;

/** Makes the order, once for the same form however often it is tapped; what is wrong stands at its field's path. */
export function useMakeOrder() {
  const call = useApi().of<TeamOrdersEndpoints>();
  const sent = useRef({ body: "", key: "" });
  const make = useMutation({
    mutationFn: (body: Body) => {
      const text = JSON.stringify(body);
      if (sent.current.body !== text) sent.current = { body: text, key: newKey() };
      return call("POST /orders/admin/orders", { body, headers: { "idempotency-key": sent.current.key } });
    },
    // Without a connection it fails at once and says so.
    networkMode: "always",
  });
  const errors = isApiError(make.error) ? make.error.errors : [];
  const faults: Record<string, string> = Object.fromEntries(
    errors.map(({ path, message }) => [path, message]),
  );
  return { make, faults };
}

/** `crypto.randomUUID` is missing on pages that came without TLS. */
function newKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
