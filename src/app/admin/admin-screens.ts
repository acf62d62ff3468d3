import type { Both } from "#kit/contract/language.ts";
import type { IconName } from "#kit/web/ui/icon-names.ts";
import * as contentTypes from "../content-types.ts";
import { adminWords } from "./admin.words.ts";

export interface AdminScreen {
  to: string;
  name: Both<string>;
  icon: IconName;
  /** Where the dashboard links to it. */
  group: "daily" | "content" | null;
}

const LISTED: AdminScreen[] = [
  screen("/admin", "dashboard", "gauge-high", null),
  screen("/admin/orders", "orders", "cart-shopping", "daily"),
  screen("/admin/vouchers", "vouchers", "ticket", "daily"),
  screen("/admin/messages", "messages", "envelope", "daily"),
  screen("/admin/mails", "mails", "paper-plane", "daily"),
  screen("/admin/blog", "blog", "newspaper", "daily"),
  screen("/admin/events", "events", "calendar", "daily"),
  screen("/admin/products", "products", "shirt", "daily"),
  screen("/admin/team", "team", "users", "content"),
  screen("/admin/cars", "cars", "car", "content"),
  screen("/admin/gallery", "gallery", "images", "content"),
  screen("/admin/sponsors", "sponsors", "handshake", "content"),
  screen("/admin/achievements", "achievements", "trophy", "content"),
  screen("/admin/achievement-stats", "stats", "chart-simple", "content"),
  screen("/admin/shipping-and-payment", "shippingAndPayment", "truck", "content"),
  screen("/admin/customer-data", "customerData", "user-shield", "content"),
  screen("/admin/translations", "translations", "language", "content"),
  screen("/admin/settings", "settings", "gear", "content"),
  screen("/admin/history", "history", "clock-rotate-left", null),
  screen("/admin/health", "health", "heart-pulse", null),
  screen("/admin/help", "help", "circle-question", null),
  screen("/admin/account", "account", "user-gear", null),
];

/** The screens of content types that have no place of their own in the list above. */
const FURTHER: AdminScreen[] = Object.values(contentTypes)
  .filter(({ screen, feature }) => !feature && !LISTED.some(({ to }) => to === screen))
  .map(({ screen: to, names }) => ({ to, name: names.many, icon: "file-lines", group: "content" }));

const [DASHBOARD, ...OTHERS] = LISTED as [AdminScreen, ...AdminScreen[]];

/** The back office's screens in the order of its sidebar. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  DASHBOARD,
  ...OTHERS.filter(({ group }) => group !== null),
  ...FURTHER,
  ...OTHERS.filter(({ group }) => group === null),
];

/** The screen that an address belongs to; a car's photos belong to the cars, an order to the orders. */
export function screenAt(pathname: string): AdminScreen {
  if (pathname.startsWith("/admin/car-photos/")) return screenAt("/admin/cars");
  if (pathname.startsWith("/admin/orders/")) return screenAt("/admin/orders");
  return ADMIN_SCREENS.find(({ to }) => to === pathname.replace(/\/$/, "")) ?? DASHBOARD;
}

function screen(
  to: string,
  word: WordOfScreen,
  icon: AdminScreen["icon"],
  group: AdminScreen["group"],
): AdminScreen {
  return { to, name: { en: adminWords.en[word], cs: adminWords.cs[word] }, icon, group };
}

type Words = (typeof adminWords)["en"];
type WordOfScreen = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words];
