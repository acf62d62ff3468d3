import { randomInt } from "node:crypto";
import { ADMIN } from "./fixtures.ts";
import type { Site } from "./site.ts";

type Call = (method: string, path: string, body?: unknown) => Promise<unknown>;

/** Calls the API from a network of its own: the rate limits of one network are left to the pages. */
async function send(site: Site, method: string, path: string, body?: unknown, token?: string) {
  const answer = await fetch(`${site.url}/api${path}`, {
    method,
    headers: {
      "x-forwarded-for": `10.${randomInt(256)}.${randomInt(256)}.1`,
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer.status === 204 ? null : answer.json();
}

/** Calls the API as the administrator. */
export async function caller(site: Site): Promise<Call> {
  const { accessToken } = await send(site, "POST", "/auth/login", ADMIN);
  return (method, path, body) => send(site, method, path, body, accessToken);
}

/**
 * Places an order of one piece of the first product, with the first way of shipping that `goes`; `number` as the back
 * office shows it, `total` in CZK.
 */
export async function placeOrder(
  site: Site,
  name: string,
  goes: (shipping: { is_pickup: boolean; for_goods: boolean }) => boolean = () => true,
  isWanted: (product: { category: string; variants: unknown[] }) => boolean = () => true,
): Promise<{ id: number; number: string; total: number }> {
  const product = (await send(site, "GET", "/products")).find(isWanted);
  const shipping = (await send(site, "GET", "/orders/shipping-methods")).find(goes);
  const [payment] = await send(site, "GET", "/orders/payment-methods");
  const total = product.price + shipping.price;
  const { orderId, order_number } = await send(site, "POST", "/orders", {
    customer: {
      name,
      email: "kupec@example.cz",
      phone: "+420 777 123 456",
      address: "Jánská 5, Česká Lípa, 470 01",
    },
    items: [{ id: product.id, quantity: 1, price: product.price }],
    shipping_method: shipping.id,
    payment_method: payment.id,
    total,
  });
  return { id: orderId, number: `#${order_number}`, total };
}

/** Sends a message through the contact form. */
export async function sendMessage(site: Site, subject: string): Promise<void> {
  await send(site, "POST", "/contact-messages", {
    name: "Karel",
    email: "karel@example.cz",
    subject,
    message: "Dobrý den",
    termsAgreed: true,
    honeypot: "",
  });
}
