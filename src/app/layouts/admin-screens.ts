import { faCalendar } from "@fortawesome/free-solid-svg-icons/faCalendar";
import { faCar } from "@fortawesome/free-solid-svg-icons/faCar";
import { faCartShopping } from "@fortawesome/free-solid-svg-icons/faCartShopping";
import { faChartSimple } from "@fortawesome/free-solid-svg-icons/faChartSimple";
import { faCircleQuestion } from "@fortawesome/free-solid-svg-icons/faCircleQuestion";
import { faClockRotateLeft } from "@fortawesome/free-solid-svg-icons/faClockRotateLeft";
import { faEnvelope } from "@fortawesome/free-solid-svg-icons/faEnvelope";
import { faGaugeHigh } from "@fortawesome/free-solid-svg-icons/faGaugeHigh";
import { faGear } from "@fortawesome/free-solid-svg-icons/faGear";
import { faHandshake } from "@fortawesome/free-solid-svg-icons/faHandshake";
import { faHeartPulse } from "@fortawesome/free-solid-svg-icons/faHeartPulse";
import { faImages } from "@fortawesome/free-solid-svg-icons/faImages";
import { faLanguage } from "@fortawesome/free-solid-svg-icons/faLanguage";
import { faNewspaper } from "@fortawesome/free-solid-svg-icons/faNewspaper";
import { faPaperPlane } from "@fortawesome/free-solid-svg-icons/faPaperPlane";
import { faShirt } from "@fortawesome/free-solid-svg-icons/faShirt";
import { faTicket } from "@fortawesome/free-solid-svg-icons/faTicket";
import { faTrophy } from "@fortawesome/free-solid-svg-icons/faTrophy";
import { faTruck } from "@fortawesome/free-solid-svg-icons/faTruck";
import { faUserGear } from "@fortawesome/free-solid-svg-icons/faUserGear";
import { faUserShield } from "@fortawesome/free-solid-svg-icons/faUserShield";
import { faUsers } from "@fortawesome/free-solid-svg-icons/faUsers";
import type { adminWords } from "./admin.words.ts";

/** The back office's screens in the order of its sidebar; the dashboard groups its quick links by `group`. */
export const ADMIN_SCREENS = [
  { to: "/admin", word: "dashboard", icon: faGaugeHigh, group: null },
  { to: "/admin/orders", word: "orders", icon: faCartShopping, group: "daily" },
  { to: "/admin/vouchers", word: "vouchers", icon: faTicket, group: "daily" },
  { to: "/admin/messages", word: "messages", icon: faEnvelope, group: "daily" },
  { to: "/admin/mails", word: "mails", icon: faPaperPlane, group: "daily" },
  { to: "/admin/blog", word: "blog", icon: faNewspaper, group: "daily" },
  { to: "/admin/events", word: "events", icon: faCalendar, group: "daily" },
  { to: "/admin/products", word: "products", icon: faShirt, group: "daily" },
  { to: "/admin/team", word: "team", icon: faUsers, group: "content" },
  { to: "/admin/cars", word: "cars", icon: faCar, group: "content" },
  { to: "/admin/gallery", word: "gallery", icon: faImages, group: "content" },
  { to: "/admin/sponsors", word: "sponsors", icon: faHandshake, group: "content" },
  { to: "/admin/achievements", word: "achievements", icon: faTrophy, group: "content" },
  { to: "/admin/achievement-stats", word: "stats", icon: faChartSimple, group: "content" },
  { to: "/admin/shipping-and-payment", word: "shippingAndPayment", icon: faTruck, group: "content" },
  { to: "/admin/customer-data", word: "customerData", icon: faUserShield, group: "content" },
  { to: "/admin/translations", word: "translations", icon: faLanguage, group: "content" },
  { to: "/admin/settings", word: "settings", icon: faGear, group: "content" },
  { to: "/admin/history", word: "history", icon: faClockRotateLeft, group: null },
  { to: "/admin/health", word: "health", icon: faHeartPulse, group: null },
  { to: "/admin/help", word: "help", icon: faCircleQuestion, group: null },
  { to: "/admin/account", word: "account", icon: faUserGear, group: null },
] as const satisfies readonly AdminScreen[];

interface AdminScreen {
  to: string;
  word: keyof (typeof adminWords)["en"];
  icon: typeof faGear;
  group: "daily" | "content" | null;
}

/** The screen that an address belongs to; a car's photos belong to the cars. */
export function screenAt(pathname: string): (typeof ADMIN_SCREENS)[number] {
  if (pathname.startsWith("/admin/car-photos/")) return screenAt("/admin/cars");
  return ADMIN_SCREENS.find(({ to }) => to === pathname.replace(/\/$/, "")) ?? ADMIN_SCREENS[0];
}
