import { formsOf, type Screen } from "#kit/web/admin-menu.ts";

const list = {
  path: "/admin/discount-codes",
  file: "features/discounts/web/admin/discount-codes-screen.tsx",
};

export const discountScreens: Screen[] = [
  {
    ...list,
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
  ...formsOf(list),
];
