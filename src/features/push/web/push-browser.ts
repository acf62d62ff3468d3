import { storage } from "#kit/web/session/storage.ts";

/** Pages that the service worker serves (src/app/admin/serve-admin.ts). */
const SCOPE = "/admin";
/** The id of this browser's device, by which it is known under a new address. */
const DEVICE = "pushDevice";

/**
 * `install-first`: iPhones allow it in the installed app alone. `denied`: somebody has said no to the browser.
 * `not-here`: this browser can't, or this page is not served over HTTPS.
 */
export type PushSupport = "works" | "install-first" | "denied" | "not-here";

export function pushSupport(isAppleTouch: boolean, isInstalled: boolean): PushSupport {
  const canPush = "PushManager" in window && "Notification" in window && "serviceWorker" in navigator;
  if (!canPush) return isAppleTouch && !isInstalled ? "install-first" : "not-here";
  return Notification.permission === "denied" ? "denied" : "works";
}

/** What this browser has subscribed with; null where it has not, or its owner took the permission back. */
export async function subscriptionHere(): Promise<PushSubscription | null> {
  if (!("PushManager" in window) || !("serviceWorker" in navigator)) return null;
  if (Notification.permission !== "granted") return null;
  const worker = await navigator.serviceWorker.getRegistration(SCOPE);
  return (await worker?.pushManager.getSubscription()) ?? null;
}

/**
 * Asks for the permission, where that is still open, and subscribes with the site's key; another key's subscription
 * ends. Null where the permission was refused. Throws where the browser can't reach its push service.
 */
export async function subscribeHere(publicKey: string): Promise<PushSubscription | null> {
  // First of all: Safari asks within the tap alone.
  if ((await Notification.requestPermission()) !== "granted") return null;
  if (!(await navigator.serviceWorker.getRegistration(SCOPE)))
    throw new Error("There is no service worker here.");
  const { pushManager } = await navigator.serviceWorker.ready;
  const earlier = await pushManager.getSubscription();
  if (earlier && hasKey(earlier, publicKey)) return earlier;
  await earlier?.unsubscribe();
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: bytesOf(publicKey) });
}

/** Ends it in the browser too: what is sent from now on finds nobody. */
export async function unsubscribeHere(): Promise<void> {
  deviceHere.forget();
  await (await subscriptionHere())?.unsubscribe();
}

export function hasKey({ options }: PushSubscription, publicKey: string): boolean {
  const key = options?.applicationServerKey;
  // A browser that does not tell has no other.
  return !key || base64url(new Uint8Array(key)) === publicKey;
}

/** As the API takes it. */
export function bodyOf(subscription: PushSubscription) {
  const { endpoint = "", keys } = subscription.toJSON();
  return { endpoint, keys: { p256dh: keys?.p256dh ?? "", auth: keys?.auth ?? "" } };
}

export const deviceHere = {
  id: () => Number(storage.get(DEVICE)) || undefined,
  keep: (id: number) => storage.set(DEVICE, String(id)),
  forget: () => storage.remove(DEVICE),
};

function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(binary, (sign) => sign.charCodeAt(0));
}

function base64url(bytes: Uint8Array): string {
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}
