import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { Api } from "#kit/web/api/api.ts";
import { useApi } from "#kit/web/page-context.ts";
import type { PushEndpoints } from "../../push.contract.ts";
import { bodyOf, deviceHere, hasKey, subscribeHere, subscriptionHere } from "../push-browser.ts";

/**
 * Once for each page that is loaded: tells the server that this device is in use, in the session of now and under the
 * address of now; and opens what a click on a notification wants, without losing what is typed.
 */
export function usePushHere(): void {
  const api = useApi();
  const navigate = useNavigate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page that is loaded
  useEffect(() => {
    // Without a network, or signed out by now: the next page tries again.
    void resume(api).catch(() => null);
  }, []);
  useEffect(() => {
    const open = ({ data }: MessageEvent<{ open?: unknown }>) => {
      if (typeof data?.open === "string") void navigate(data.open);
    };
    navigator.serviceWorker?.addEventListener("message", open);
    return () => navigator.serviceWorker?.removeEventListener("message", open);
  }, [navigate]);
}

async function resume(api: Api): Promise<void> {
  const subscription = await subscriptionHere();
  if (!subscription) return;
  const call = api.of<PushEndpoints>();
  const say = (of: PushSubscription, known?: number) =>
    call("POST /push/devices/resume", { body: { ...bodyOf(of), ...(known && { id: known }) } });
  const { device, public_key } = await say(subscription, deviceHere.id());
  if (!device) return;
  deviceHere.keep(device.id);
  if (hasKey(subscription, public_key)) return;
  // The site has new keys, as after its secret was changed: what is sent with them needs a new subscription.
  const renewed = await subscribeHere(public_key);
  if (renewed) await say(renewed, device.id);
}
