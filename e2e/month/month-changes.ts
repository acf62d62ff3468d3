import { expect } from "@playwright/test";
import { must } from "../kill-test/call.ts";
import type { SeasonSite } from "../season/season-site.ts";
import { type Known, priced, toPay } from "./month-plan.ts";
import { pieceOf, VALUE } from "./month-prices.ts";

const ACCOUNT = "19-2000145399/0800";

interface Item {
  id: number;
  product_id: string;
  quantity: number;
  taken_back: number;
}

/**
 * Steps by which orders become others, and money goes back. Each can be taken twice; what the test knows is changed once,
 * by the function beside it.
 */
export function changing(site: SeasonSite, product: { stickers: string }) {
  const pathOf = ({ id }: Known) => `/orders/admin/orders/${id}`;
  const look = (order: Known) => must(site.team("GET", pathOf(order)));
  const setStatus = (order: Known, status: string) =>
    must(site.team("PATCH", pathOf(order), { body: { status } }));

  /** The team gives the order as many stickers as the test knows of. */
  const changeStickers = (order: Known) => async () => {
    const path = `${pathOf(order)}/items`;
    const { items, updated_at: version } = await look(order);
    const kept = (items as Item[]).map((item) => ({ ...item, quantity: item.quantity - item.taken_back }));
    const [own] = kept.filter(({ product_id }) => product_id === product.stickers);
    if (own?.quantity === order.stickers) return;
    const lines = kept.map(({ id: item, product_id, quantity }) => ({
      item,
      product: product_id,
      quantity: item === own?.id ? order.stickers : quantity,
    }));
    const { total, to_pay, to_return } = await must(site.team("POST", `${path}/plan`, { body: { lines } }));
    expect([order.place, total]).toEqual([order.place, order.total / 100]);
    await must(site.team("PUT", path, { body: { lines, version, seen: { total, to_pay, to_return } } }));
  };

  /** A customer withdraws from one of the stickers, the team takes it back and sends what was paid for it. */
  const withdraw = (order: Known, place: number) => async () => {
    const path = pathOf(order);
    const item = (await look(order)).items.at(-1);
    const items = [{ id: item.id, quantity: 1 }];
    const headers = { "x-forwarded-for": `10.1.${place}.1` };
    const { open_pieces } = (await must(site.visitor("GET", order.mine))).items.at(-1);
    if (open_pieces === order.stickers)
      await must(site.visitor("POST", `${order.mine}/withdrawal`, { body: { items }, headers }));
    if (item.taken_back === 0)
      await must(site.team("POST", `${path}/taken-back`, { body: { items, seen: order.total / 100 } }));
    await refund(order, pieceOf(order).paid);
  };

  /** To the account, and where a voucher paid it all onto the voucher. */
  const refund = async (order: Known, amount: number) => {
    const path = `${pathOf(order)}/refunds`;
    const way = isAllByVoucher(order) ? { way: "voucher" } : { way: "bank", account: ACCOUNT };
    const body = { ...way, amount: amount / 100, seen: 0 };
    if ((await look(order)).refunds.length === 0) await must(site.team("POST", path, { body }));
    const [begun] = (await look(order)).refunds;
    if (begun.state !== "succeeded")
      await must(site.team("PATCH", `${path}/${begun.id}`, { body: { step: "sent" } }));
  };

  const sendBack = (order: Known) => async () => {
    const state = async () => (await look(order)).refunds[0]?.state;
    // One that was cut off before the gateway had it is asked for again by a job, a minute later.
    if (await state()) return expect.poll(state, { timeout: 120_000 }).toBe("succeeded");
    await must(site.team("POST", `${pathOf(order)}/cancellation`, { body: { way: "card", seen: 0 } }));
  };

  const cancel = (order: Known) => async () => {
    await setStatus(order, "cancelled");
    const how = order.kind === "cod" ? "bank" : order.kind;
    if (order.invoiced > 0 && (await look(order)).refunded === null)
      await must(site.team("POST", `${pathOf(order)}/refunded`, { body: { how } }));
  };

  const reopen = (order: Known) => async () => {
    const { papers } = await look(order);
    if (papers.length === 1) await setStatus(order, "cancelled");
    await setStatus(order, "processing");
  };

  /** At the track, without an order; `isUndone`: by mistake. */
  const takeOff = (code: string, amount: number, isUndone: boolean) => async () => {
    const { balance: seen, movements } = await must(site.team("GET", `/vouchers/${code}`));
    const has = (note: string) => movements.some((one: { note: string }) => one.note === note);
    const note = `${amount} off`;
    if (!has(note))
      await must(
        site.team("POST", `/vouchers/${code}/redeem`, { body: { amount: amount / 100, seen, note } }),
      );
    if (isUndone && !has("by mistake"))
      await must(site.team("POST", `/vouchers/${code}/undo`, { body: { reason: "by mistake" } }));
  };
  return { changeStickers, withdraw, refund, sendBack, cancel, reopen, takeOff };
}

const isAllByVoucher = ({ byVoucher, total }: Known) => byVoucher === total;

/** What the test knows then. */
export const known = {
  stickers: (order: Known, pieces: number) => priced(Object.assign(order, { stickers: pieces })),

  /** All of it has come, and it is invoiced. */
  paid: (order: Known) =>
    Object.assign(order, { came: toPay(order), invoiced: order.total, offOnPapers: order.discount }),

  /** A piece is back, and what was paid for it. */
  withdrawn(order: Known): void {
    const { paid, off } = pieceOf(order);
    const [first] = order.vouchers;
    if (isAllByVoucher(order) && first) {
      first.voucher.left += paid;
      order.backOntoVouchers = paid;
    } else order.went = paid;
    order.total -= paid;
    order.discount -= off;
    order.stickers -= 1;
    Object.assign(order, { invoiced: order.total, offOnPapers: order.discount });
  },

  /** All that came has gone back, and the vouchers that it sold are void. */
  cancelled(order: Known): void {
    for (const { voucher, amount } of order.vouchers) voucher.left += amount;
    for (const voucher of order.sells) voucher.left -= VALUE;
    Object.assign(order, { went: order.came, backOntoVouchers: order.byVoucher });
    Object.assign(order, { invoiced: 0, offOnPapers: 0 });
  },

  /** Nothing had come: what vouchers were to pay is on them again. */
  released(order: Known): void {
    for (const { voucher, amount } of order.vouchers) voucher.left += amount;
    order.byVoucher = 0;
  },
};
