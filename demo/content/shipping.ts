import type { PaymentMethod, ShippingMethod } from "./types.ts";

const PICK_UP = "Pick-up at the workshop in Česká Lípa";

/** The ways in which an order reaches the customer. */
export const shippingMethods: ShippingMethod[] = [
  {
    names: { en: "Electronically (vouchers and courses)", cs: "Elektronicky (poukazy a kurzy)" },
    price: 0,
    for_goods: false,
    for_services: true,
    countries: [],
  },
  {
    names: { en: "Parcel by post", cs: "Balík poštou" },
    price: 79,
    for_goods: true,
    for_services: false,
    countries: ["CZ", "SK"],
  },
  {
    names: { en: "Courier to your address", cs: "Kurýr na adresu" },
    price: 129,
    for_goods: true,
    for_services: false,
    countries: ["CZ"],
  },
  {
    names: { en: PICK_UP, cs: "Osobní odběr v dílně v České Lípě" },
    price: 0,
    for_goods: true,
    for_services: true,
    is_pickup: true,
    countries: [],
  },
];

/** The ways to pay. The site finds a method's kind in its English name. */
export const paymentMethods: PaymentMethod[] = [
  { names: { en: "Bank transfer", cs: "Bankovní převod" }, kind: "bank", with: [] },
  { names: { en: "Card payment (online)", cs: "Platba kartou (online)" }, kind: "card", with: [] },
  { names: { en: "Cash at pick-up", cs: "Hotově při převzetí" }, kind: "cash", with: [PICK_UP] },
];
