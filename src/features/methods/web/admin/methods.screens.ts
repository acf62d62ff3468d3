import type { Screen } from "#kit/web/admin-menu.ts";

export const shippingAndPaymentScreens: Screen[] = [
  {
    path: "/admin/shipping-and-payment",
    file: "features/methods/web/admin/shipping-and-payment-screen.tsx",
    leaves: [
      {
        to: "/admin/shipping-and-payment",
        group: "settings",
        order: 20,
        icon: "truck",
        name: { en: "Shipping and payment", cs: "Doprava a platba" },
        roles: ["shop"],
        partOf: "/admin/settings",
        known: { en: "postage, carrier, Packeta, cards", cs: "poštovné, dopravce, Zásilkovna, karty" },
      },
    ],
  },
  {
    path: "/admin/shipping-and-payment/:tab",
    file: "features/methods/web/admin/shipping-and-payment-screen.tsx",
  },
  {
    path: "/admin/shipping-and-payment/:tab/:record",
    file: "features/methods/web/admin/shipping-and-payment-screen.tsx",
  },
];
