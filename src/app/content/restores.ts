import { restoreDiscount } from "#features/discounts/server/index.ts";
import type { Restores } from "#features/history/server/index.ts";
import { mailWordsRestore } from "#features/mails/server/mail-words.routes.ts";
import { OWNERS_ONLY, type Roles } from "#kit/contract/roles.ts";
import { DECLARED_MAILS } from "../mails/declared-mails.ts";
import { restorePicture } from "../pictures/change-pictures.ts";
import { contentServers } from "./content-servers.ts";
import { RECORD_TYPES } from "./record-types.ts";

/** How each kind of record in the log of changes is put back. What customers have sent is logged only. */
export const restores: Restores = {
  ...Object.fromEntries(contentServers.map(({ content, restore }) => [content.type, restore])),
  orders: null,
  withdrawals: null,
  reviews: null,
  messages: null,
  // A letter that has gone out can't be taken back.
  "newsletter-letters": null,
  giveaways: null,
  "bank-transfers": null,
  parcels: null,
  // A second factor is turned on with a code, never by putting a version back.
  accounts: null,
  // Results have undo and corrections of their own.
  "result-series": null,
  "result-seasons": null,
  "result-rounds": null,
  "result-drivers": null,
  "discount-codes": restoreDiscount,
  pictures: restorePicture,
  "mail-words": mailWordsRestore(DECLARED_MAILS),
};

/** Who sees the changes of a kind of records, and may put them back, beside the owners. */
export function rolesOf(type: string): Roles {
  return RECORD_TYPES.find((known) => known.type === type)?.roles ?? OWNERS_ONLY;
}
