import type { PaymentMethod, ShippingMethod } from "./types.ts";

/** The ways in which an order reaches the customer. */
export const shippingMethods: ShippingMethod[] = [
  { names: { en: "By e-mail (vouchers and courses)", cs: "E-mailem (poukazy a kurzy)" }, price: 0 },
  { names: { en: "Parcel to a pick-up point", cs: "Balík na výdejní místo" }, price: 79 },
  { names: { en: "Courier to your address", cs: "Kurýr na adresu" }, price: 129 },
  {
    names: { en: "Pick-up at the workshop in Česká Lípa", cs: "Osobní odběr v dílně v České Lípě" },
    price: 0,
  },
];

/** The ways to pay. The site finds a method's kind in its English name. */
export const paymentMethods: PaymentMethod[] = [
  { names: { en: "Bank transfer", cs: "Bankovní převod" }, kind: "bank" },
  { names: { en: "Card payment (online)", cs: "Platba kartou (online)" }, kind: "card" },
  { names: { en: "Cash at pick-up", cs: "Hotově při převzetí" }, kind: "cash" },
];
