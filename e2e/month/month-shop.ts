import { must } from "../kill-test/call.ts";
import type { SeasonSite } from "../season/season-site.ts";
import { FEE, type Kind, RIDE, STICKERS } from "./month-plan.ts";

const ACCOUNT = "19-2000145399/0800";
export const OWN = { digits: "192000145399", iban: "CZ6508000000192000145399" };

export interface MonthShop {
  ride: string;
  stickers: string;
  /** The way of shipping that each order has, and its price in haléře. */
  method: number;
  shipping: number;
  payment: Record<Kind, number>;
}

const both = (name: string) => ({
  "translations[en][name]": name,
  "translations[cs][name]": name,
});

/** An empty site with a ride that is sold as a voucher, goods, and four ways of paying. */
export async function openMonth({ team }: SeasonSite): Promise<MonthShop> {
  const product = async (fields: Record<string, string>): Promise<string> => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ ...fields, is_active: "true" })) form.append(key, value);
    return (await must(team("POST", "/products", { body: form }))).id;
  };
  const voucher = { is_voucher: "true", voucher_months: "12" };
  const ride = await product({
    ...{ slug: "month-ride", price: String(RIDE / 100), ...voucher, ...both("Drift taxi") },
  });
  const goods = { category: "merchandise", stock: "5000" };
  const stickers = await product({
    ...{ slug: "month-stickers", price: String(STICKERS / 100), ...goods, ...both("Stickers") },
  });
  const settings: { id: number; setting_key: string }[] = await must(team("GET", "/settings"));
  const set = async (key: string, value: string) => {
    const { id } = settings.find(({ setting_key }) => setting_key === key) ?? { id: 0 };
    await must(team("PUT", `/settings/${id}`, { body: { value } }));
  };
  await set("bank_account", ACCOUNT);
  await set("bank_iban", OWN.iban);

  const named = (name: string) => ({ translations: { en: { name }, cs: { name } } });
  const { id: method } = await must(
    team("POST", "/orders/shipping-methods", { body: { ...named("Courier"), price: 129 } }),
  );
  const payment = {} as MonthShop["payment"];
  for (const kind of ["bank", "card", "cash", "cod"] as const) {
    const body = { ...named(kind), kind, fee: kind === "cod" ? FEE / 100 : 0 };
    payment[kind] = (await must(team("POST", "/orders/payment-methods", { body }))).id;
  }
  return { ride, stickers, method, shipping: 12_900, payment };
}
