import { useEffect, useState } from "react";
import { useApi } from "#kit/web/page-context.ts";
import type { PasskeysEndpoints } from "../passkeys.contract.ts";
import { endPasskeyOffer, shouldOfferPasskey } from "./passkey-offer.ts";

/**
 * The way to a passkey, for who has just signed in by a password and has none on a device that could have one; null:
 * nothing to offer. It ends with the answer; `isDeclined` for good.
 */
export function usePasskeyOffer(): ((isDeclined: boolean) => void) | null {
  const api = useApi();
  const [isAsked, setAsked] = useState(false);
  useEffect(() => {
    let isHere = true;
    const ask = async () => {
      if (!(await shouldOfferPasskey())) return;
      const { passkeys } = await api.of<PasskeysEndpoints>()("GET /auth/passkeys");
      if (isHere && passkeys.length === 0) setAsked(true);
    };
    // Without a network nobody is asked.
    ask().catch(() => undefined);
    return () => {
      isHere = false;
    };
  }, [api]);
  if (!isAsked) return null;
  return (isDeclined) => {
    endPasskeyOffer(isDeclined);
    setAsked(false);
  };
}
