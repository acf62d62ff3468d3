import type { EventDetails } from "./event-details.ts";

/** The same thing in both languages of the site. */
export type Both<T> = { en: T; cs: T };

/** Day in the form YYYY-MM-DD, without a time zone. */
export type Day = string;

export interface TeamMember {
  /** File name under `demo/pictures/`, as in every other `picture`. */
  picture: string;
  instagram_url: string;
  facebook_url: string;
  /** Ids of products that are theirs. */
  product_ids: string[];
  display_order: number;
  is_active: boolean;
  translations: Both<{ name: string; position: string; description: string; story: string }>;
}

export type SpecIcon =
  | "fa-tachometer-alt"
  | "fa-cog"
  | "fa-user"
  | "fa-calendar"
  | "fa-wrench"
  | "fa-weight"
  | "fa-road"
  | "fa-gas-pump"
  | "fa-tachometer"
  | "fa-car"
  | "fa-flag-checkered"
  | "fa-cogs";

export interface SpecIcons {
  spec_1_icon: SpecIcon;
  spec_2_icon: SpecIcon;
  spec_3_icon: SpecIcon;
  spec_4_icon: SpecIcon;
  spec_1_label: Both<string>;
  spec_2_label: Both<string>;
  spec_3_label: Both<string>;
  spec_4_label: Both<string>;
}

export interface CarPhoto {
  picture: string;
  name: string;
  display_order: number;
  translations: Both<{ description: string }>;
}

export interface CarWords {
  name: string;
  description: string;
  specs_1: string;
  specs_2: string;
  specs_3: string;
  specs_4: string;
  build: string;
  results: string;
  film_url: string;
}

export interface Car {
  picture: string;
  horsepower: number;
  display_order: number;
  is_active: boolean;
  is_current: boolean;
  translations: Both<CarWords>;
  spec_icons: SpecIcons;
  photos: CarPhoto[];
}

export interface Event {
  date: Day;
  /** The last day; null: it takes one. */
  end_date: Day | null;
  event_type: "our" | "world";
  is_race: boolean;
  picture: string | null;
  event_url: string;
  /** Of the posts that tell of it; '' where none does. */
  tag: string;
  is_active: boolean;
  translations: Both<{ title: string; location: string; description: string } & EventDetails>;
}

export interface GalleryImage {
  picture: string;
  category: "team" | "cars" | "events" | "misc";
  display_order: number;
  is_active: boolean;
  translations: Both<{ title: string; alt_text: string }>;
}

export interface Sponsor {
  picture: string;
  website_url: string;
  tier: "main" | "partner" | "supplier";
  display_order: number;
  is_active: boolean;
  translations: Both<{ name: string; contribution: string }>;
}

export interface Achievement {
  year: number;
  display_order: number;
  is_active: boolean;
  translations: Both<{ title: string; description: string }>;
}

export interface AchievementStat {
  value: string;
  icon: "trophy" | "medal" | "flag-checkered" | "globe-europe";
  display_order: number;
  is_active: boolean;
  translations: Both<{ title: string }>;
}

export interface ProductWords {
  name: string;
  description: string;
  what_to_expect: string;
  locations: string;
  availability: string;
  eligibility: string;
  material: string;
  care: string;
  sizing: string;
  delivery: string;
  what_to_bring: string;
  safety: string;
}

export interface Product {
  slug: string;
  id: string;
  /** Crowns with VAT. */
  price: number;
  category: "experience" | "merchandise" | "course";
  is_featured: boolean;
  is_bestseller: boolean;
  is_new: boolean;
  is_active: boolean;
  display_order: number;
  valid_until: Day | null;
  pictures: string[];
  features: Both<string>[];
  translations: Both<ProductWords>;
  /** Pieces; null: without limit. */
  stock: number | null;
  is_voucher: boolean;
  /** What it cost before, and since which day it is marked as reduced; null: it is not. */
  reduced: { from: number; since: Day } | null;
  /** Sizes with their pieces, in their order. */
  sizes: [label: string, pieces: number][];
}

export interface BlogWords {
  slug: string;
  title: string;
  summary: string;
  /** HTML of p, h2, ul, li, blockquote and strong only. */
  content: string;
}

export interface BlogPost {
  picture: string;
  published_date: Day;
  is_active: boolean;
  display_order: number;
  category: string;
  tags: string;
  author_name: string;
  translations: Both<BlogWords>;
}

export interface Setting {
  setting_key: string;
  setting_group: "general" | "seo" | "social" | "contact" | "appearance";
  value: string;
  translations: Both<{ label: string; setting_value: string }>;
}

export interface ShippingMethod {
  names: Both<string>;
  /** Crowns with VAT. */
  price: number;
  for_goods: boolean;
  /** For orders of vouchers and courses alone. */
  for_services: boolean;
  /** Customers come for it. */
  is_pickup?: boolean;
  /** ISO codes; empty: everywhere. */
  countries: string[];
}

export interface PaymentMethod {
  names: Both<string>;
  /** English names of the ways of shipping it goes with; empty: all. */
  with: string[];
  kind: "bank" | "card" | "cash";
}

export interface Review {
  /** The slug of what it is about. */
  product: string;
  stars: number;
  /** In which language it and the answer are written. */
  language: "en" | "cs";
  /** Blank: its author is not named. */
  name: string;
  /** How many days before the seeding it was written; of a ride or a course, days of the season. */
  days: number;
  text: string;
  /** The team's; blank: none. */
  answer: string;
}
