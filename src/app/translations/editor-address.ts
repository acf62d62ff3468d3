import type { TranslatedType, UntranslatedRecord } from "./translations.contract.ts";

const SCREENS: Record<Exclude<TranslatedType, "car-photos">, string> = {
  "team-members": "/admin/team",
  cars: "/admin/cars",
  events: "/admin/events",
  gallery: "/admin/gallery",
  sponsors: "/admin/sponsors",
  products: "/admin/products",
  achievements: "/admin/achievements",
  "achievement-stats": "/admin/achievement-stats",
  settings: "/admin/settings",
  blog: "/admin/blog",
  "shipping-methods": "/admin/shipping-and-payment",
  "payment-methods": "/admin/shipping-and-payment?tab=payment",
};

/** Where a record's words are written: its editor, opened at it. */
export function editorAddress({ type, key }: Pick<UntranslatedRecord, "type" | "key">): string {
  if (type === "car-photos") return `/admin/car-photos/${key}`;
  const screen = SCREENS[type];
  return `${screen}${screen.includes("?") ? "&" : "?"}edit=${encodeURIComponent(key)}`;
}
