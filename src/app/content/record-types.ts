import { accountsRecordType } from "#features/accounts/accounts.record-type.ts";
import { bankTransfersRecordType } from "#features/bank-transfers/bank-transfers.record-type.ts";
import { discountsRecordType } from "#features/discounts/discounts.record-type.ts";
import { mailWordsRecordType } from "#features/mails/mail-words.record-type.ts";
import { messagesRecordType } from "#features/messages/messages.record-type.ts";
import { lettersRecordType } from "#features/newsletter/newsletter.record-type.ts";
import { ordersRecordType } from "#features/orders/orders.record-type.ts";
import { parcelsRecordType } from "#features/parcels/parcels.record-type.ts";
import { resultRecordTypes } from "#features/results/results.record-type.ts";
import { reviewsRecordType } from "#features/reviews/reviews.record-type.ts";
import { giveawaysRecordType } from "#features/vouchers/giveaways.record-type.ts";
import { withdrawalsRecordType } from "#features/withdrawals/withdrawals.record-type.ts";
import { type RecordType, recordTypeOf } from "#kit/contract/content/record-type.ts";
import { picturesRecordType } from "../pictures/pictures.record-type.ts";
import * as contentTypes from "./content-types.ts";

/** Every kind of records in the log of changes: all declared content types, and what has no declaration. */
export const RECORD_TYPES: readonly RecordType[] = [
  ...Object.values(contentTypes).map(recordTypeOf),
  ordersRecordType,
  bankTransfersRecordType,
  parcelsRecordType,
  withdrawalsRecordType,
  discountsRecordType,
  giveawaysRecordType,
  reviewsRecordType,
  messagesRecordType,
  lettersRecordType,
  accountsRecordType,
  picturesRecordType,
  mailWordsRecordType,
  ...resultRecordTypes,
];
