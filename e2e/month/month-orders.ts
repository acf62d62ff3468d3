import { must } from "../kill-test/call.ts";
import type { SeasonSite } from "../season/season-site.ts";
import { type Known, priced, type Voucher } from "./month-plan.ts";
import { RIDE, STICKERS, VALUE } from "./month-prices.ts";
import type { MonthShop } from "./month-shop.ts";

/** Steps that place the orders of a month. Whoever saw no answer takes hers again. */
export function placing({ visitor, team }: SeasonSite, shop: MonthShop) {
  const bodyOf = (order: Known) => {
    const { place, rides, stickers, sells, code, country, kind } = order;
    const line = (id: string, quantity: number, price: number) =>
      quantity > 0 ? [{ id, quantity, price: price / 100 }] : [];
    const firm = { company_name: `Firma ${place} s.r.o.`, company_id: "27074358", vat_id: "CZ27074358" };
    return {
      customer: {
        name: `Customer ${place}`,
        email: `customer${place}@example.cz`,
        phone: "+420 777 123 456",
        address: "Jánská 5, Česká Lípa, 470 01",
        country,
        ...(order.isFirm && firm),
      },
      items: [
        ...line(shop.ride, rides, RIDE),
        ...line(shop.stickers, stickers, STICKERS),
        ...line(shop.value, sells.length, VALUE),
      ],
      shipping_method: sells.length > 0 ? shop.shipping.pickup : shop.shipping[country],
      payment_method: shop.payment[kind],
      discount_code: code?.code ?? "",
      codes: order.vouchers.map(({ voucher }) => voucher.code),
      total: order.total / 100,
    };
  };

  /** With its own price, which the shop refuses where it reckons another one. */
  const place = (order: Known) => async () => {
    const send = () => {
      const headers = { "idempotency-key": `${order.key}-${order.code?.code ?? ""}` };
      const body = bodyOf(order);
      if (order.by === "customer")
        return visitor("POST", "/orders", {
          headers: { ...headers, "x-forwarded-for": `10.0.${order.place}.1` },
          body,
        });
      const paid = isPaidAtOnce(order) ? order.kind : null;
      return team("POST", "/orders/admin/orders", { headers, body: { ...body, language: "cs", paid } });
    };
    let sent = await send();
    if (order.code?.most && sent.body.errors?.[0]?.path === "discount_code") {
      priced(Object.assign(order, { code: null }));
      sent = await send();
    }
    const { orderId, id, access_key } = await must(Promise.resolve(sent));
    Object.assign(order, {
      id: orderId ?? id,
      mine: access_key ? `/orders/mine/${orderId}/${access_key}` : "",
    });
    if (order.sells.length > 0) await readCodes(order);
  };

  const readCodes = async ({ id, sells }: Known) => {
    const { vouchers } = await must(team("GET", `/orders/admin/orders/${id}/story`));
    for (const [index, voucher] of sells.entries()) voucher.code = vouchers[index].code;
  };

  const give = (voucher: Voucher, index: number) => async () => {
    const given = await must(
      team("POST", "/vouchers", {
        body: {
          product: shop.value,
          quantity: 1,
          name: "Jana",
          language: "cs",
          reason: "Soutěž",
          valid_until: "2028-06-01",
          key: `month-given-${index}`,
        },
      }),
    );
    voucher.code = given.vouchers[0].code;
  };
  return { place, give };
}

/** The team takes the money at the track as it makes the order. */
export const isPaidAtOnce = ({ by, kind }: Known) => by === "team" && (kind === "cash" || kind === "card");
