import { type Call, must } from "./call.ts";

/** What the clients use; made once, before the first crash. */
export interface Shop {
  product: { id: string; price: number };
  shipping: { id: number; price: number };
  payment: { id: number };
  event: { id: number; fields: Record<string, unknown> };
}

export const STOCK = 90_000;
export const TEAM_INBOX = "tym@example.cz";

/** Fills an empty site through its API: a product with counted pieces, an event, and where the team reads mail. */
export async function openShop(admin: Call, picture: Uint8Array<ArrayBuffer>): Promise<Shop> {
  const form = new FormData();
  const product = { slug: "kill-test", price: "249", stock: String(STOCK), is_active: "true" };
  const names = { "translations[en][name]": "Tyre", "translations[cs][name]": "Pneumatika" };
  for (const [key, value] of Object.entries({ ...product, ...names })) form.append(key, value);
  const { id, price } = await must(admin("POST", "/products", { body: form }));

  const fields = { date: "2031-05-20", event_type: "our", is_active: true, event_url: "#" };
  const eventForm = pictureForm(picture);
  for (const [key, value] of Object.entries(fields)) eventForm.append(key, String(value));
  eventForm.append("translations", JSON.stringify(titled(0)));
  const event = await must(admin("POST", "/events", { body: eventForm }));
  const settings = await must(admin("GET", "/settings"));
  // Without an account nobody can order by transfer.
  for (const [key, value] of Object.entries({ orders_email: TEAM_INBOX, bank_account: "2000145399/0800" })) {
    const { id } = settings.find((each: { setting_key: string }) => each.setting_key === key);
    await must(admin("PUT", `/settings/${id}`, { body: { value } }));
  }

  const [shipping] = await must(admin("GET", "/orders/shipping-methods"));
  const [payment] = await must(admin("GET", "/orders/payment-methods"));
  return { product: { id, price }, shipping, payment, event: { id: event.id, fields } };
}

/** Both languages carry the same count: a half-written edit would show. */
export function titled(count: number): Record<"en" | "cs", Record<string, string>> {
  return {
    en: { title: `Edit ${count}`, description: `Edit ${count}`, location: "Česká Lípa" },
    cs: { title: `Úprava ${count}`, description: `Úprava ${count}`, location: "Česká Lípa" },
  };
}

export function countOf(title: string): number {
  return Number(/\d+$/.exec(title)?.[0]);
}

/** A picture as the editors send it. */
export function pictureForm(picture: Uint8Array<ArrayBuffer>): FormData {
  const form = new FormData();
  form.append("image", new Blob([picture], { type: "image/jpeg" }), "photo.jpg");
  return form;
}
