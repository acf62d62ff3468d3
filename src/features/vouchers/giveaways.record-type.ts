import { type RecordType, recordType } from "#kit/contract/content/record-type.ts";

/** The vouchers of one giveaway in the back office. */
export function giveawayScreen(id: number | string): string {
  return `/admin/vouchers?giveaway=${id}`;
}

/** Vouchers that were given away, in the log of changes. */
export const giveawaysRecordType: RecordType = {
  ...recordType("giveaways", { en: "Vouchers given away", cs: "Darované poukazy" }, "/admin/vouchers", [
    "shop",
  ]),
  labels: {
    quantity: { en: "Quantity", cs: "Kusů" },
    reason: { en: "Reason", cs: "Důvod" },
    valid_until: { en: "Last day", cs: "Poslední den" },
    void: { en: "Void", cs: "Neplatných" },
  },
  addressOf: giveawayScreen,
};
