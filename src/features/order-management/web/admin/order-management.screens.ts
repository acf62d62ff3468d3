import type { Leaf, Screen } from "#kit/web/admin-menu.ts";
import { ORDER_VIEWS, type OrderView } from "../../order-views.ts";
import { orderViewsWords } from "./list/order-views.words.ts";

const KNOWN: Partial<Record<OrderView, Leaf["known"]>> = {
  "to-pay": { en: "unpaid orders, who has not paid", cs: "nezaplacené objednávky, kdo nezaplatil" },
  "to-ship": { en: "parcels, pack, send", cs: "balíky, zabalit, poslat" },
  "to-pick-up": { en: "collect in person", cs: "osobní odběr" },
  withdrawals: { en: "returns, goods sent back", cs: "vratky, vrácené zboží" },
  refunds: { en: "give the money back", cs: "vrátit peníze, vratky" },
};

/** A view of the list of orders, as its tab there calls it. */
function viewLeaf(view: OrderView, at: number): Leaf {
  const { en, cs } = orderViewsWords;
  const known = KNOWN[view];
  return {
    to: `/admin/orders?view=${view}`,
    group: "orders",
    order: 20 + at,
    icon: "list-ul",
    name: { en: en.views[view], cs: cs.views[view] },
    roles: ["shop"],
    partOf: "/admin/orders",
    ...(known && { known }),
  };
}

export const orderScreens: Screen[] = [
  {
    path: "/admin/orders",
    file: "features/order-management/web/admin/orders-screen.tsx",
    leaves: [
      {
        to: "/admin/orders",
        group: "orders",
        order: 10,
        icon: "cart-shopping",
        name: { en: "Orders", cs: "Objednávky" },
        roles: ["shop"],
        known: { en: "all orders, invoices", cs: "všechny objednávky, faktury" },
      },
      ...ORDER_VIEWS.map(viewLeaf),
    ],
  },
  { path: "/admin/orders/:id", file: "features/order-management/web/admin/order-screen.tsx" },
];
