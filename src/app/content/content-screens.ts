import type { Both } from "#kit/contract/language/language.ts";
import type { Roles } from "#kit/contract/roles.ts";

/** What the frame of the back office needs to know of a content type. */
export interface ContentScreen {
  type: string;
  screen: string;
  formAt?: string;
  /** Whose screen it is edited on, where that is not its own. */
  feature?: string;
  name: Both<string>;
  roles: Roles;
}

/**
 * Said of each content type once more, so that the first screen loads no declarations and none of what checks them:
 * 40 KB. A test holds this list against them.
 */
export const CONTENT_SCREENS: readonly ContentScreen[] = [
  {
    type: "achievement-stats",
    screen: "/admin/achievement-stats",
    name: { en: "Achievement stats", cs: "Statistiky úspěchů" },
    roles: ["editor"],
  },
  {
    type: "achievements",
    screen: "/admin/achievements",
    name: { en: "Achievements", cs: "Úspěchy" },
    roles: ["editor"],
  },
  { type: "blog", screen: "/admin/blog", name: { en: "Blog", cs: "Blog" }, roles: ["editor"] },
  {
    type: "car-photos",
    screen: "/admin/cars",
    feature: "cars",
    name: { en: "Car photos", cs: "Fotografie aut" },
    roles: ["editor"],
  },
  { type: "cars", screen: "/admin/cars", name: { en: "Cars", cs: "Auta" }, roles: ["editor"] },
  {
    type: "days",
    screen: "/admin/days",
    formAt: "/admin/days/:record/edit",
    name: { en: "Ride days", cs: "Dny jízd" },
    roles: ["editor"],
  },
  { type: "events", screen: "/admin/events", name: { en: "Events", cs: "Události" }, roles: ["editor"] },
  { type: "gallery", screen: "/admin/gallery", name: { en: "Gallery", cs: "Galerie" }, roles: ["editor"] },
  { type: "pages", screen: "/admin/pages", name: { en: "Pages", cs: "Stránky" }, roles: ["editor"] },
  {
    type: "payment-methods",
    screen: "/admin/shipping-and-payment?tab=payment",
    feature: "methods",
    name: { en: "Payment methods", cs: "Způsoby platby" },
    roles: ["shop"],
  },
  {
    type: "products",
    screen: "/admin/products",
    name: { en: "Products", cs: "Produkty" },
    roles: ["editor", "shop"],
  },
  { type: "settings", screen: "/admin/settings", name: { en: "Settings", cs: "Nastavení" }, roles: [] },
  {
    type: "shipping-methods",
    screen: "/admin/shipping-and-payment",
    feature: "methods",
    name: { en: "Shipping methods", cs: "Způsoby dopravy" },
    roles: ["shop"],
  },
  {
    type: "sponsors",
    screen: "/admin/sponsors",
    name: { en: "Sponsors", cs: "Sponzoři" },
    roles: ["editor"],
  },
  {
    type: "team-members",
    screen: "/admin/team",
    name: { en: "Team members", cs: "Členové týmu" },
    roles: ["editor"],
  },
];
