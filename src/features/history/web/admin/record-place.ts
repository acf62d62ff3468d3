import type { HistoryEntry } from "../../history.contract.ts";
import type { RecordType } from "../../record-types.ts";

/** Null where nobody but the record's owner sees it. */
const SCREENS: Record<RecordType, string | null> = {
  "team-members": "/admin/team",
  cars: "/admin/cars",
  "car-photos": "/admin/cars",
  events: "/admin/events",
  gallery: "/admin/gallery",
  sponsors: "/admin/sponsors",
  products: "/admin/products",
  achievements: "/admin/achievements",
  "achievement-stats": "/admin/achievement-stats",
  settings: "/admin/settings",
  blog: "/admin/blog",
  "shipping-methods": "/admin/shipping-and-payment",
  "payment-methods": "/admin/shipping-and-payment",
  orders: "/admin/orders",
  withdrawals: "/admin/orders",
  messages: "/admin/messages",
  accounts: null,
};

/** How a screen is told which record to open. A car's photos and the methods have no form of their own address. */
const PARAMETERS: Partial<Record<RecordType, string>> = { orders: "order", messages: "message" };

/** The address where the record is seen in the back office; null for one that is gone, and where there is none. */
export function placeOf({ type, record_id, exists }: HistoryEntry): string | null {
  if (!exists || SCREENS[type] === null) return null;
  if (type === "car-photos" || type === "withdrawals" || type.endsWith("-methods")) return SCREENS[type];
  return `${SCREENS[type]}?${PARAMETERS[type] ?? "record"}=${encodeURIComponent(record_id)}`;
}

/** What the record is called; its number where it has no name. */
export function labelOf({ label, record_id }: HistoryEntry, language: "en" | "cs"): string {
  return label[language] || label.en || label.cs || `#${record_id}`;
}
