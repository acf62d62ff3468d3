import type { Screen } from "#kit/web/admin-menu.ts";

export const discountScreens: Screen[] = [
  {
    path: "/admin/discount-codes",
    file: "features/discounts/web/admin/discount-codes-screen.tsx",
    leaves: [
      {
        to: "/admin/discount-codes",
        group: "shop",
        order: 20,
        icon: "tag",
        name: { en: "Discount codes", cs: "Slevové kódy" },
        roles: ["shop"],
        partOf: "/admin/products",
        known: { en: "sale, percent off", cs: "sleva, akce, procenta" },
      },
    ],
  },
  { path: "/admin/discount-codes/new", file: "features/discounts/web/admin/discount-codes-screen.tsx" },
  { path: "/admin/discount-codes/:record", file: "features/discounts/web/admin/discount-codes-screen.tsx" },
];
