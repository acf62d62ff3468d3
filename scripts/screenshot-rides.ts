import process from "node:process";
import type { Page } from "@playwright/test";
import { press, type Shot } from "./screenshot-shots.ts";
import { signedIn } from "./signed-in-call.ts";

type Language = "cs" | "en";

/** Sells a ride and books its seat on the nearest day; then its pages can be opened. */
async function soldRide(url: string, language: Language) {
  const call = await signedIn(url, language);
  const product = await call("GET", "/products/drift-taxi");
  const [shipping] = await call("GET", "/orders/shipping-methods");
  const [payment] = await call("GET", "/orders/payment-methods");
  const order = await call("POST", "/orders", {
    customer: {
      name: "Jana Nováková",
      email: "jana@example.cz",
      phone: "+420 777 123 456",
      address: "Hlavní 12, Česká Lípa, 470 01",
    },
    items: [{ id: product.id, quantity: 2, price: product.price }],
    shipping_method: shipping.id,
    payment_method: payment.id,
    total: 2 * product.price + shipping.price,
  });
  await call("POST", `/orders/admin/orders/${order.orderId}/paid`, { how: "cash" });
  const { vouchers } = await call("GET", `/vouchers?q=${order.order_number}`);
  const days: { slots: { id: number; free: number }[] }[] = await call(
    "GET",
    `/bookings/products/${product.id}/days`,
  );
  const slot = days.flatMap(({ slots }) => slots).find(({ free }) => free > 0);
  const booking = await call("POST", "/bookings", {
    code: vouchers[0].code,
    slot_id: slot?.id,
    rider: "Jana Nováková",
    email: "jana@example.cz",
  });
  return { booking: `/booking/${booking.id}/${booking.key}`, code: String(vouchers[1].code) };
}

/** A gift as it will look, in its dialog. */
const preview = async (page: Page) => {
  await press(/^(Je to dárek|It’s a gift)$/)(page);
  await page.getByLabel(/^(Pro koho je\?|Who is it for\?)/).fill("Jana Nováková");
  await page.getByLabel(/^(Věnování|Your message)/).fill("Drž se pevně!\nPetr");
  await press(/^(Náhled poukazu|Preview the voucher)$/)(page);
  await page.locator("canvas[data-drawn]").waitFor();
};

/** Pages of a ride; those of a sold one where the environment names an administrator. */
export async function rideShots(url: string, language: Language): Promise<Shot[]> {
  const open: Shot[] = [
    { name: "days", path: "/product/drift-taxi/days" },
    { name: "gift", path: "/product/drift-taxi", prepare: press(/^(Je to dárek|It’s a gift)$/) },
    { name: "gift-preview", path: "/product/drift-taxi", prepare: preview, screen: "first" },
    { name: "book", path: "/book" },
    { name: "gift-voucher", path: "/gift-voucher" },
  ];
  if (!process.env.ADMIN_PASSWORD) return open;
  const { booking, code } = await soldRide(url, language);
  return [
    ...open,
    { name: "book-days", path: `/book#${code}` },
    { name: "booking", path: booking },
    { name: "statement", path: `${booking}/statement` },
  ];
}
