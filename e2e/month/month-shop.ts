import { must } from "../kill-test/call.ts";
import type { SeasonSite } from "../season/season-site.ts";
import type { Kind } from "./month-plan.ts";
import { type Code, FEE, RIDE, SHIPPING, STICKERS, VALUE, VAT_RATE } from "./month-prices.ts";

const ACCOUNT = "19-2000145399/0800";
export const OWN = { digits: "192000145399", iban: "CZ6508000000192000145399" };

export interface MonthShop {
  ride: string;
  stickers: string;
  /** A voucher over an amount. */
  value: string;
  /** Ways of shipping: into each country, and what customers come for. */
  shipping: { CZ: number; SK: number; pickup: number };
  payment: Record<Kind, number>;
}

const both = (name: string) => ({
  "translations[en][name]": name,
  "translations[cs][name]": name,
});

/**
 * An empty site of a seller who pays VAT: a ride that is sold as a voucher, goods, a voucher over an amount, four ways of
 * paying, shipping to two countries, and discount codes.
 */
export async function openMonth({ team }: SeasonSite, codes: readonly Code[]): Promise<MonthShop> {
  const product = async (fields: Record<string, string>): Promise<string> => {
    const form = new FormData();
    for (const [key, value] of Object.entries({ ...fields, is_active: "true" })) form.append(key, value);
    return (await must(team("POST", "/products", { body: form }))).id;
  };
  const voucher = { is_voucher: "true", voucher_months: "12" };
  const ride = await product({
    slug: "month-ride",
    price: String(RIDE / 100),
    ...voucher,
    ...both("Drift taxi"),
  });
  const value = await product({
    slug: "month-value",
    price: String(VALUE / 100),
    is_value: "true",
    ...voucher,
    ...both("Voucher"),
  });
  const goods = { category: "merchandise", stock: "5000" };
  const stickers = await product({
    slug: "month-stickers",
    price: String(STICKERS / 100),
    ...goods,
    ...both("Stickers"),
  });
  const settings: { id: number; setting_key: string }[] = await must(team("GET", "/settings"));
  const set = async (key: string, value: string) => {
    const { id } = settings.find(({ setting_key }) => setting_key === key) ?? { id: 0 };
    await must(team("PUT", `/settings/${id}`, { body: { value } }));
  };
  await set("bank_account", ACCOUNT);
  await set("bank_iban", OWN.iban);
  await set("vat_rate", String(VAT_RATE));

  const named = (name: string) => ({ translations: { en: { name }, cs: { name } } });
  const ship = async (name: string, fields: object): Promise<number> =>
    (await must(team("POST", "/orders/shipping-methods", { body: { ...named(name), ...fields } }))).id;
  const shipping = {
    CZ: await ship("Courier", { price: SHIPPING.CZ / 100, countries: ["CZ"] }),
    SK: await ship("Courier to Slovakia", { price: SHIPPING.SK / 100, countries: ["SK"] }),
    pickup: await ship("At the track", { price: 0, is_pickup: true }),
  };
  const payment = {} as MonthShop["payment"];
  for (const kind of ["bank", "card", "cash", "cod"] as const) {
    const body = { ...named(kind), kind, fee: kind === "cod" ? FEE / 100 : 0 };
    payment[kind] = (await must(team("POST", "/orders/payment-methods", { body }))).id;
  }
  for (const { code, percent = 0, amount = 0, ofStickers, isShippingFree = false, most = null } of codes) {
    const body = {
      code,
      kind: percent ? "percent" : amount ? "amount" : "shipping",
      percent,
      amount: amount / 100,
      free_shipping: isShippingFree,
      products: ofStickers ? [stickers] : [],
      max_uses: most,
    };
    await must(team("POST", "/discount-codes", { body }));
  }
  return { ride, stickers, value, shipping, payment };
}
