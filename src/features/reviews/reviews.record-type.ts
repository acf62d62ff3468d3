import { type RecordType, recordType } from "#kit/contract/content/record-type.ts";
import { HIDE_REASON_WORDS } from "./hide-reasons.ts";
import { HIDE_REASONS, type HideReason } from "./review-rules.ts";

const reasonWords = Object.fromEntries(
  HIDE_REASONS.map((reason: HideReason) => [
    reason,
    { en: HIDE_REASON_WORDS.en[reason], cs: HIDE_REASON_WORDS.cs[reason] },
  ]),
);

/** Reviews in the log of changes. */
export const reviewsRecordType: RecordType = {
  ...recordType("reviews", { en: "Review", cs: "Recenze" }, "/admin/reviews", ["content", "shop"]),
  labels: {
    state: { en: "Status", cs: "Stav" },
    hidden_reason: { en: "Reason why it is hidden", cs: "Důvod skrytí" },
    answer: { en: "Team’s reply", cs: "Odpověď týmu" },
  },
  choices: {
    state: {
      waiting: { en: "Waiting", cs: "Čeká" },
      published: { en: "Published", cs: "Zveřejněná" },
      hidden: { en: "Hidden", cs: "Skrytá" },
    },
    hidden_reason: reasonWords,
  },
  addressOf: () => "/admin/reviews",
};
