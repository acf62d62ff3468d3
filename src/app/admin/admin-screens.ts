import { faCalendar } from "@fortawesome/free-solid-svg-icons/faCalendar";
import { faCar } from "@fortawesome/free-solid-svg-icons/faCar";
import { faCartShopping } from "@fortawesome/free-solid-svg-icons/faCartShopping";
import { faChartSimple } from "@fortawesome/free-solid-svg-icons/faChartSimple";
import { faCircleQuestion } from "@fortawesome/free-solid-svg-icons/faCircleQuestion";
import { faClockRotateLeft } from "@fortawesome/free-solid-svg-icons/faClockRotateLeft";
import { faEnvelope } from "@fortawesome/free-solid-svg-icons/faEnvelope";
import { faFileLines } from "@fortawesome/free-solid-svg-icons/faFileLines";
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
import type { Both } from "#kit/contract/language.ts";
import * as contentTypes from "../content-types.ts";
import { adminWords } from "./admin.words.ts";

export interface AdminScreen {
  to: string;
  name: Both<string>;
  icon: typeof faGear;
  /** Where the dashboard links to it. */
  group: "daily" | "content" | null;
}

const LISTED: AdminScreen[] = [
  screen("/admin", "dashboard", faGaugeHigh, null),
  screen("/admin/orders", "orders", faCartShopping, "daily"),
  screen("/admin/vouchers", "vouchers", faTicket, "daily"),
  screen("/admin/messages", "messages", faEnvelope, "daily"),
  screen("/admin/mails", "mails", faPaperPlane, "daily"),
  screen("/admin/blog", "blog", faNewspaper, "daily"),
  screen("/admin/events", "events", faCalendar, "daily"),
  screen("/admin/products", "products", faShirt, "daily"),
  screen("/admin/team", "team", faUsers, "content"),
  screen("/admin/cars", "cars", faCar, "content"),
  screen("/admin/gallery", "gallery", faImages, "content"),
  screen("/admin/sponsors", "sponsors", faHandshake, "content"),
  screen("/admin/achievements", "achievements", faTrophy, "content"),
  screen("/admin/achievement-stats", "stats", faChartSimple, "content"),
  screen("/admin/shipping-and-payment", "shippingAndPayment", faTruck, "content"),
  screen("/admin/customer-data", "customerData", faUserShield, "content"),
  screen("/admin/translations", "translations", faLanguage, "content"),
  screen("/admin/settings", "settings", faGear, "content"),
  screen("/admin/history", "history", faClockRotateLeft, null),
  screen("/admin/health", "health", faHeartPulse, null),
  screen("/admin/help", "help", faCircleQuestion, null),
  screen("/admin/account", "account", faUserGear, null),
];

/** The screens of content types that have no place of their own in the list above. */
const FURTHER: AdminScreen[] = Object.values(contentTypes)
  .filter(({ screen, feature }) => !feature && !LISTED.some(({ to }) => to === screen))
  .map(({ screen: to, names }) => ({ to, name: names.many, icon: faFileLines, group: "content" }));

const [DASHBOARD, ...OTHERS] = LISTED as [AdminScreen, ...AdminScreen[]];

/** The back office's screens in the order of its sidebar. */
export const ADMIN_SCREENS: readonly AdminScreen[] = [
  DASHBOARD,
  ...OTHERS.filter(({ group }) => group !== null),
  ...FURTHER,
  ...OTHERS.filter(({ group }) => group === null),
];

/** The screen that an address belongs to; a car's photos belong to the cars. */
export function screenAt(pathname: string): AdminScreen {
  if (pathname.startsWith("/admin/car-photos/")) return screenAt("/admin/cars");
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
