import { useEffect, useState } from "react";
import { useSearchParams } from "react-router";

/** How often the order is asked for while the gateway's notice is on its way, milliseconds. */
const EVERY_MS = 2_000;
const PATIENCE_MS = 60_000;

/**
 * The customer has come back from the gateway with the payment still waiting: its notice may be a moment later
 * than the customer. The order is read again until it is paid, or a minute has passed.
 */
export function useReturned(isWaiting: boolean, refetch: () => unknown): "no" | "checking" | "late" {
  const [parameters] = useSearchParams();
  const [late, setLate] = useState(false);
  const checking = parameters.get("from") === "gateway" && isWaiting;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the query's function is new at every render
  useEffect(() => {
    if (!checking || late) return;
    const asking = setInterval(refetch, EVERY_MS);
    const patience = setTimeout(() => setLate(true), PATIENCE_MS);
    return () => {
      clearInterval(asking);
      clearTimeout(patience);
    };
  }, [checking, late]);

  if (!checking) return "no";
  return late ? "late" : "checking";
}
