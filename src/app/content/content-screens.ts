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
    roles: ["content"],
  },
  {
    type: "achievements",
    screen: "/admin/achievements",
    name: { en: "Achievements", cs: "Úspěchy" },
    roles: ["content"],
  },
  { type: "blog", screen: "/admin/blog", name: { en: "Blog", cs: "Blog" }, roles: ["content"] },
  {
    type: "car-photos",
    screen: "/admin/cars",
    feature: "cars",
    name: { en: "Car photos", cs: "Fotografie aut" },
    roles: ["content"],
  },
  { type: "cars", screen: "/admin/cars", name: { en: "Cars", cs: "Auta" }, roles: ["content"] },
  {
    type: "days",
    screen: "/admin/days",
    formAt: "/admin/days/:record/edit",
    name: { en: "Ride days", cs: "Dny jízd" },
    roles: ["content"],
  },
  { type: "events", screen: "/admin/events", name: { en: "Events", cs: "Události" }, roles: ["content"] },
  { type: "gallery", screen: "/admin/gallery", name: { en: "Gallery", cs: "Galerie" }, roles: ["content"] },
  { type: "pages", screen: "/admin/pages", name: { en: "Pages", cs: "Stránky" }, roles: ["content"] },
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
    roles: ["content", "shop"],
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
    roles: ["content"],
  },
  {
    type: "team-members",
    screen: "/admin/team",
    name: { en: "Team members", cs: "Členové týmu" },
    roles: ["content"],
  },
];
