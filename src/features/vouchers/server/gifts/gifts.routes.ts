import { orderByKey, visibleOrder } from "#features/orders/server/index.ts";
import type { Context } from "#kit/server/context.ts";
import { implement } from "#kit/server/http/mount.ts";
import { giftsEndpoints } from "../../gifts.contract.ts";
import { changeGift, sendGiftNow, toGifts } from "./change-gift.ts";
import { previewGift, previewLimit } from "./preview-gift.ts";

export const giftsRoutes = implement(giftsEndpoints, {
  preview: async (context, { body }, reply) => {
    const pdf = await previewGift(context, body);
    await reply
      .type("application/pdf")
      .header("cache-control", "no-store")
      .header("content-disposition", `inline; filename="sample.pdf"`)
      .send(pdf);
  },
  mine: async (context, { params: { id, key } }) => toGifts(context, await own(context, id, key)),
  changeMine: async (context, { params: { id, key, item }, body }) => {
    await context.db.transaction(async (tx) => {
      await orderByKey(context.config, tx, id, key);
      await changeGift(context, tx, id, { item, wish: body, isTeam: false });
    });
    return toGifts(context, await own(context, id, key));
  },
  ofOrder: (context, { params }) => ofOrder(context, params.id),
  change: async (context, { params: { id, item }, body }) => {
    await context.db.transaction((tx) => changeGift(context, tx, id, { item, wish: body, isTeam: true }));
    return ofOrder(context, id);
  },
  send: async (context, { params: { id, item } }) => {
    await context.db.transaction((tx) => sendGiftNow(context, tx, id, item));
    return ofOrder(context, id);
  },
}, {
  preview: { room: (context) => [previewLimit(context)] },
  changeMine: { key: (context, { params: { id, key } }) => own(context, id, key) },
});

function own({ config, db }: Context, id: number, key: string) {
  return orderByKey(config, db, id, key);
}

async function ofOrder(context: Context, id: number) {
  return toGifts(context, await visibleOrder(context.db, id));
}
