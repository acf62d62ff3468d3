import process from "node:process";
import type { Page } from "@playwright/test";
import { press, type Shot } from "./screenshot-shots.ts";
import { signedIn } from "./signed-in-call.ts";

type Language = "cs" | "en";

/** What the team does with an order before its page is pictured. */
type Step = "paid" | "shipped" | "cancelled";

const STATES: [name: string, steps: Step[]][] = [
  ["order-paid", ["paid"]],
  ["order-sent", ["paid", "shipped"]],
  ["order-cancelled", ["cancelled"]],
  ["order-refunded", ["paid", "cancelled"]],
];

/**
 * The pages of orders in each of their states, each of a ride and of goods; where an administrator is named. Only those
 * that were asked for are placed: a shop takes 30 orders of one address in ten minutes.
 */
export async function orderShots(url: string, language: Language, names?: string[]): Promise<Shot[]> {
  const isAsked = (name: string) => !names || names.includes(name);
  if (!process.env.ADMIN_PASSWORD || (names && !names.some((name) => name.startsWith("order-")))) return [];
  const call = await signedIn(url, language);

  async function ordered(steps: Step[], ids = ["drift-taxi", "key-ring"]) {
    const products: { id: string; price: number }[] = await Promise.all(
      ids.map((id) => call("GET", `/products/${id}`)),
    );
    const methods: { id: number; price: number; for_goods: boolean; is_pickup: boolean }[] = await call(
      "GET",
      "/orders/shipping-methods",
    );
    const shipping = methods.find(({ for_goods, is_pickup }) => for_goods && !is_pickup);
    if (!shipping) throw new Error("No shipping method takes goods to a customer");
    const [payment] = await call("GET", "/orders/payment-methods");
    const { orderId } = await call("POST", "/orders", {
      customer: {
        name: "Jana Nováková",
        email: "jana@example.cz",
        phone: "+420 777 123 456",
        address: "Hlavní 12, Česká Lípa, 470 01",
      },
      items: products.map(({ id, price }) => ({ id, price, quantity: 1 })),
      shipping_method: shipping.id,
      payment_method: payment.id,
      total: products.reduce((sum, { price }) => sum + price, shipping.price),
    });
    for (const step of steps)
      if (step === "paid") await call("POST", `/orders/admin/orders/${orderId}/paid`, { how: "cash" });
      else await call("PATCH", `/orders/admin/orders/${orderId}`, { status: step });
    const { page } = await call("GET", `/orders/admin/orders/${orderId}/story`);
    return String(page);
  }

  const states = await Promise.all(
    STATES.filter(([name]) => isAsked(name)).map(
      async ([name, steps]) => ({ name, path: await ordered(steps) }) satisfies Shot,
    ),
  );
  const ofGoods = () => ordered(["paid", "shipped"], ["key-ring"]);
  if (names && !names.some((name) => name.startsWith("order-withdraw"))) return states;
  const sent = await ofGoods();
  return [
    ...states,
    { name: "order-withdrawal", path: sent, prepare: press(CHOOSE) },
    { name: "order-withdrawal-check", path: sent, prepare: async (page) => check(page) },
    // Withdraws: the last of this order.
    { name: "order-withdrawn", path: await ofGoods(), prepare: withdraw },
  ];
}

const CHOOSE = /^(Odstoupit od smlouvy zde|Withdraw from contract here)$/;

const check = async (page: Page) => {
  await press(CHOOSE)(page);
  await press(/^(Pokračovat|Continue)$/)(page);
};

const CONFIRM = /^(Potvrdit odstoupení|Confirm withdrawal)/;

/** At the second width the order is withdrawn already. */
const withdraw = async (page: Page) => {
  if (!(await page.getByRole("button", { name: CHOOSE }).isVisible())) return;
  await check(page);
  await press(CONFIRM)(page);
};
