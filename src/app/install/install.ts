import { useSyncExternalStore } from "react";
import { storage } from "#kit/web/session/storage.ts";

/** What Chrome and Edge offer to pages that can be installed; no other browser does. */
interface InstallPrompt extends Event {
  prompt: () => Promise<unknown>;
}

const DECLINED = "installDeclined";

let prompt: InstallPrompt | null = null;
let declined: string | null | undefined;
const listeners = new Set<() => void>();
const changed = () => {
  for (const listener of listeners) listener();
};

/** Keeps the browser's offer until somebody wants it. Called as the app starts: it comes early, and once. */
export function listenForInstall(): void {
  addEventListener("beforeinstallprompt", (event) => {
    event.preventDefault();
    prompt = event as InstallPrompt;
    changed();
  });
  addEventListener("appinstalled", () => {
    prompt = null;
    changed();
  });
}

/** Whether the page runs as an app from the home screen. */
export function isInstalled(): boolean {
  const { standalone } = navigator as { standalone?: boolean };
  return standalone === true || matchMedia("(display-mode: standalone)").matches;
}

/** iPhones, and iPads, which call themselves Macs. */
export function isAppleTouch(): boolean {
  return (
    /iPhone|iPad|iPod/.test(navigator.userAgent) ||
    (/Mac/.test(navigator.userAgent) && navigator.maxTouchPoints > 1)
  );
}

/** Somebody holds it in a hand. */
export function isPhone(): boolean {
  return matchMedia("(pointer: coarse) and (max-width: 48em)").matches;
}

export function declineInstall(): void {
  declined = "1";
  storage.set(DECLINED, "1");
  changed();
}

/** How the app can be installed here, and whether somebody has said no. */
export function useInstall() {
  const subscribe = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const offer = useSyncExternalStore(subscribe, () => prompt);
  const said = useSyncExternalStore(subscribe, () => {
    declined ??= storage.get(DECLINED);
    return declined;
  });
  return {
    isDeclined: said !== null,
    /** Opens the browser's own dialog; null where it has none. */
    install: offer && (() => void offer.prompt().finally(forget)),
  };
}

/** An offer can be taken once. */
function forget(): void {
  prompt = null;
  changed();
}
