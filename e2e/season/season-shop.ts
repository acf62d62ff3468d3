import { must } from "../kill-test/call.ts";
import type { SeasonSite } from "./season-site.ts";

export const STARTS = ["09:00", "09:20", "09:40", "10:00"];
export const SEATS = 6;

export interface RideDay {
  id: number;
  slots: number[];
}

const texts = (title: string, place: string) => ({ title, place, description: "", what_to_bring: "" });

/** An empty site with a ride that is sold as a voucher, and a published day of 24 seats for each date. */
export async function openSeason({ team }: SeasonSite, dates: readonly string[]) {
  const form = new FormData();
  const product = { slug: "season-ride", price: "5000", is_voucher: "true", voucher_months: "12" };
  const names = { "translations[en][name]": "Drift taxi", "translations[cs][name]": "Drift taxi" };
  for (const [key, value] of Object.entries({ ...product, ...names, is_active: "true" }))
    form.append(key, value);
  const { id } = await must(team("POST", "/products", { body: form }));
  const settings = await must(team("GET", "/settings"));
  const account = settings.find(({ setting_key }: { setting_key: string }) => setting_key === "bank_account");
  await must(team("PUT", `/settings/${account.id}`, { body: { value: "2000145399/0800" } }));

  const days: RideDay[] = [];
  for (const date of dates) {
    const translations = { en: texts("Ride day", "Most Autodrom"), cs: texts("Den jízd", "Autodrom Most") };
    const body = { translations, date, starts: "09:00", ends: "17:00", products: [{ id }], is_active: true };
    const day = await must(team("POST", "/days", { body }));
    const rule = { from: STARTS[0], until: "10:20", every: 20, seats: SEATS };
    const { slots } = await must(team("PUT", `/days/${day.id}/slots`, { body: rule }));
    days.push({ id: day.id, slots: slots.map((slot: { id: number }) => slot.id) });
  }
  return { product: id as string, days };
}

/** Codes of paid vouchers, bought by companies for those who ride. */
export async function sellVouchers(
  { team, visitor }: SeasonSite,
  product: string,
  orders: number,
  each: number,
) {
  const [shipping] = await must(visitor("GET", "/orders/shipping-methods"));
  const [payment] = await must(visitor("GET", "/orders/payment-methods"));
  const codes: string[] = [];
  for (let order = 0; order < orders; order++) {
    const { orderId } = await must(
      visitor("POST", "/orders", {
        body: {
          customer: {
            name: `Company ${order}`,
            email: `company${order}@example.cz`,
            phone: "+420 777 123 456",
            address: "Jánská 5, Česká Lípa, 470 01",
          },
          items: [{ id: product, quantity: each, price: 5000 }],
          shipping_method: shipping.id,
          payment_method: payment.id,
          total: 5000 * each + shipping.price,
        },
      }),
    );
    await must(team("POST", `/orders/admin/orders/${orderId}/paid`, { body: { how: "bank" } }));
    const { vouchers } = await must(team("GET", `/vouchers?limit=200`));
    codes.push(
      ...vouchers
        .filter((voucher: { order_id: number }) => voucher.order_id === orderId)
        .map(({ code }: { code: string }) => code),
    );
  }
  return codes;
}
