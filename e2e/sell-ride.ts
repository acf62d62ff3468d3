import { caller } from "./api-calls.ts";
import type { Site } from "./site.ts";

/** A paid order of one ride; answers its voucher's code and how to cancel it, or take it all away again. */
export async function sellRide(site: Site) {
  const call = await caller(site);
  const list = async (path: string) => (await call("GET", path)) as { id: number; price: number }[];
  const product = (await call("GET", "/products/drift-taxi")) as { id: string; price: number };
  const [shipping] = await list("/orders/shipping-methods");
  const [payment] = await list("/orders/payment-methods");
  const { orderId } = (await call("POST", "/orders", {
    customer: {
      name: "Božena Čermáková",
      email: "bozena@example.cz",
      phone: "777 123 456",
      address: "Jánská 5, Česká Lípa, 470 01",
    },
    items: [{ id: product.id, quantity: 1, price: product.price }],
    shipping_method: shipping?.id,
    payment_method: payment?.id,
    total: product.price + (shipping?.price ?? 0),
  })) as { orderId: number };
  await call("POST", `/orders/admin/orders/${orderId}/paid`, { how: "cash" });
  const found = (await call("GET", `/vouchers?q=${String(orderId).padStart(10, "0")}`)) as {
    vouchers: { code: string }[];
  };
  const code = found.vouchers[0]?.code ?? "";
  const own = `/orders/admin/orders/${orderId}`;
  const cancel = () => call("PATCH", own, { status: "cancelled" });
  // An invoiced order is deleted only after its money went back.
  const remove = async () => {
    await cancel();
    await call("POST", `${own}/refunded`, {});
    await call("DELETE", own);
  };
  return { call, code, cancel, remove };
}
