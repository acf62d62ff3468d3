import type { LineGift } from "#features/cart/index.ts";
import type { Language } from "#kit/contract/language/language.ts";
import { formatDay, formatMoment } from "#kit/contract/time/format-date.ts";
import { isEmailShaped } from "#kit/contract/validation/email-shape.ts";
import type { Gift, GiftWish } from "../../gifts.contract.ts";
import { giftWords } from "./gift.words.ts";

export const NO_WISH: GiftWish = {
  recipient: "",
  dedication: "",
  design: "night",
  deliver: "buyer",
  email: "",
  day: null,
};

type GiftError = "noEmail" | "notAnEmail" | "noDay" | "past" | "late";

/** What keeps a gift from being ordered, by field. `today` and `lastDay`: YYYY-MM-DD in Prague. */
export function errorsOf(
  { deliver, email, day }: GiftWish,
  today: string,
  lastDay: string,
): { email?: GiftError; day?: GiftError } {
  if (deliver !== "recipient") return {};
  const mail = email.trim() === "" ? "noEmail" : isEmailShaped(email.trim()) ? undefined : "notAnEmail";
  const when = !day ? "noDay" : day < today ? "past" : day > lastDay ? "late" : undefined;
  return { ...(mail && { email: mail }), ...(when && { day: when }) };
}

/** A new line of the cart; each gift is one of its own. */
export function giftLineOf(wish: GiftWish): LineGift {
  const line = Array.from(crypto.getRandomValues(new Uint8Array(8)), (byte) => byte.toString(36)).join("");
  return { ...wish, line };
}

/** What is said of its e-mail: other words where the site sends none. */
interface GiftPromises {
  toBuyer: string;
  toRecipient: (to: string, day: string) => string;
}

/** A gift in a few words: for whom, and who gets it when. */
export function giftSummary(
  { recipient, deliver, email, day }: Pick<GiftWish, "recipient" | "deliver" | "email" | "day">,
  language: Language,
  told: GiftPromises,
): { title: string; text: string } {
  const words = giftWords[language];
  return {
    title: recipient ? words.forName(recipient) : words.gift,
    text: deliver === "recipient" && day ? told.toRecipient(email, formatDay(day, language)) : told.toBuyer,
  };
}

/** What a gift's line on the order's page says of its e-mail; null where none will go: it `isOver`, its piece is no longer sold, or it is spent. */
export function giftNews(
  gift: Pick<Gift, "recipient" | "deliver" | "email" | "day" | "sent_at" | "mail" | "is_issued" | "is_spent">,
  language: Language,
  told: GiftPromises & { issued: string },
  isOver: boolean,
): string | null {
  const { deliver, email, sent_at, mail, is_issued, is_spent } = gift;
  if (deliver === "recipient" && sent_at) {
    const { wasSent, wasWritten } = giftWords[language];
    return mail === "written" ? wasWritten(email) : wasSent(email, formatMoment(sent_at, language));
  }
  if (isOver || (deliver === "recipient" && is_spent)) return null;
  // Nothing more will come to the buyer once the vouchers are there.
  return deliver === "buyer" && is_issued ? told.issued : giftSummary(gift, language, told).text;
}
