import { defineFeature } from "#kit/server/feature.ts";
import { GIFT_MAIL, GIFT_READY_MAIL } from "./gifts/gift.mails.ts";
import { giftsRoutes } from "./gifts/gifts.routes.ts";
import { declareGifts } from "./gifts/send-gifts.ts";
import { applyGiveawayRetention } from "./giveaways/customer-giveaways.ts";
import { giveawaysRoutes } from "./giveaways/giveaways.routes.ts";
import { VOUCHERS_GIVEN_MAIL, VOUCHERS_MAIL } from "./voucher.mails.ts";
import { declareVoucherAttachment } from "./voucher-parts.ts";
import { vouchersFinder } from "./vouchers.finder.ts";
import { vouchersRoutes } from "./vouchers.routes.ts";

export const vouchers = defineFeature({
  name: "vouchers",
  routes: [vouchersRoutes, giveawaysRoutes, giftsRoutes],
  mails: [VOUCHERS_MAIL, GIFT_READY_MAIL, GIFT_MAIL, VOUCHERS_GIVEN_MAIL],
  jobs: [declareGifts, declareVoucherAttachment],
  nightly: [({ db, now }) => applyGiveawayRetention(db, now())],
  restores: { giveaways: null },
  finders: [vouchersFinder],
});
