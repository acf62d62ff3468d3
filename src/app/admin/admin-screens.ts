import type { SettingKey } from "#features/settings/index.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { EVERYBODY, may, OWNERS_ONLY, type Role, type Roles } from "#kit/contract/roles.ts";
import type { IconName } from "#kit/web/ui/icons/icon-names.ts";
import { CONTENT_SCREENS } from "../content/content-screens.ts";
import { adminWords } from "./admin.words.ts";

export interface AdminScreen {
  to: string;
  name: Both<string>;
  icon: IconName;
  /** Where the dashboard links to it. */
  group: "daily" | "content" | null;
  /** Who has something to do there beside the owners. */
  roles: Roles;
  /** The setting that switches it on; without it nothing leads there. */
  wants?: SettingKey;
}

const LISTED: AdminScreen[] = [
  screen("/admin", "dashboard", "gauge-high", null, ["editor", "shop"]),
  screen("/admin/orders", "orders", "cart-shopping", "daily", ["shop"]),
  screen("/admin/vouchers", "vouchers", "ticket", "daily", ["shop", "track"]),
  screen("/admin/discount-codes", "discountCodes", "tag", "daily", ["shop"]),
  screen("/admin/bank-transfers", "bankTransfers", "building-columns", "daily", ["shop"]),
  screen("/admin/accounting", "accounting", "calculator", "daily", ["shop"]),
  screen("/admin/messages", "messages", "envelope", "daily", ["editor"]),
  screen("/admin/reviews", "reviews", "star", "daily", ["editor", "shop"]),
  { ...screen("/admin/newsletter", "newsletter", "envelope", "daily", ["editor"]), wants: "newsletter" },
  screen("/admin/mails", "mails", "paper-plane", "daily", ["shop"]),
  screen("/admin/blog", "blog", "newspaper", "daily"),
  screen("/admin/events", "events", "calendar", "daily"),
  screen("/admin/results", "results", "trophy", "daily", ["editor", "track"]),
  screen("/admin/days", "days", "flag-checkered", "daily", EVERYBODY),
  screen("/admin/bookings", "bookings", "users", "daily", ["shop", "track"]),
  screen("/admin/products", "products", "shirt", "daily"),
  screen("/admin/team", "team", "users", "content"),
  screen("/admin/cars", "cars", "car", "content"),
  screen("/admin/gallery", "gallery", "images", "content"),
  screen("/admin/pictures", "pictures", "image", "content", ["editor", "shop"]),
  screen("/admin/sponsors", "sponsors", "handshake", "content"),
  screen("/admin/achievements", "achievements", "trophy", "content"),
  screen("/admin/achievement-stats", "stats", "chart-simple", "content"),
  screen("/admin/shipping-and-payment", "shippingAndPayment", "truck", "content"),
  screen("/admin/customer-data", "customerData", "user-shield", "content", ["shop"]),
  screen("/admin/translations", "translations", "language", "content", ["editor", "shop"]),
  screen("/admin/mail-words", "mailWords", "file-lines", "content", ["editor"]),
  screen("/admin/settings", "settings", "gear", "content"),
  screen("/admin/people", "people", "user", null, OWNERS_ONLY),
  screen("/admin/history", "history", "clock-rotate-left", null, ["editor", "shop"]),
  screen("/admin/health", "health", "heart-pulse", null),
  screen("/admin/help", "help", "circle-question", null, EVERYBODY),
  screen("/admin/account", "account", "user-gear", null, EVERYBODY),
];

/** The screens of content types that have no place of their own in the list above. */
const FURTHER: AdminScreen[] = CONTENT_SCREENS.filter(
  ({ screen, feature }) => !feature && !LISTED.some(({ to }) => to === screen),
).map(({ screen, name, roles }) => ({ to: screen, name, icon: "file-lines", group: "content", roles }));

const [DASHBOARD, ...OTHERS] = LISTED as [AdminScreen, ...AdminScreen[]];

/** The back office's screens in the order of its sidebar. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  DASHBOARD,
  ...OTHERS.filter(({ group }) => group !== null),
  ...FURTHER,
  ...OTHERS.filter(({ group }) => group === null),
];

/** The screens on which a role has something to do, in the order of the sidebar. */
export function screensOf(role: Role): readonly AdminScreen[] {
  return ADMIN_SCREENS.filter(({ roles }) => may(role, roles));
}

/** The screen that an address belongs to: a record to the one whose address it continues, a car's photos to the cars. */
export function screenAt(pathname: string): AdminScreen {
  if (pathname.startsWith("/admin/car-photos/")) return screenAt("/admin/cars");
  const path = `${pathname.replace(/\/$/, "")}/`;
  return ADMIN_SCREENS.find(({ to }) => to !== DASHBOARD.to && path.startsWith(`${to}/`)) ?? DASHBOARD;
}

function screen(
  to: string,
  word: WordOfScreen,
  icon: AdminScreen["icon"],
  group: AdminScreen["group"],
  roles = editorsAt(to),
): AdminScreen {
  return { roles, to, name: { en: adminWords.en[word], cs: adminWords.cs[word] }, icon, group };
}

/** Those who edit the content type of a screen; owners only where it is none. */
function editorsAt(to: string): Roles {
  return CONTENT_SCREENS.find(({ screen }) => screen === to)?.roles ?? OWNERS_ONLY;
}

type Words = (typeof adminWords)["en"];
type WordOfScreen = { [K in keyof Words]: Words[K] extends string ? K : never }[keyof Words];
