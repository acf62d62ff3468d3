import { expect, test } from "vitest";
import { giftWords } from "./gift.words.ts";
import { giftNews } from "./gift-values.ts";

const FOR_BUYER = {
  recipient: "Jana",
  deliver: "buyer" as const,
  email: "",
  day: null,
  sent_at: null,
  mail: null,
  is_issued: false,
  is_spent: false,
};
const FOR_JANA = {
  ...FOR_BUYER,
  deliver: "recipient" as const,
  email: "jana@example.cz",
  day: "2027-12-24",
};

function news(gift: Parameters<typeof giftNews>[0], isOver = false, sends = true): string | null {
  const { mail, noMail } = giftWords.en;
  return giftNews(gift, "en", sends ? mail : noMail, isOver);
}

test("the buyer's e-mail is promised only until it has gone", () => {
  expect(news(FOR_BUYER)).toBe("The voucher will come to you by e-mail.");
  expect(news({ ...FOR_BUYER, is_issued: true })).toBe("We have e-mailed you the voucher.");
  expect(news({ ...FOR_BUYER, is_issued: true }, false, false)).toBe("The voucher is on this page.");
});

test("the recipient's e-mail is promised only until it has gone", () => {
  expect(news({ ...FOR_JANA, is_issued: true })).toMatch(/^We’ll e-mail it to jana@example\.cz on 24/);
  const sent_at = "2027-12-24T07:00:00.000Z";
  expect(news({ ...FOR_JANA, is_issued: true, sent_at })).toContain("24 Dec 2027");
  expect(news({ ...FOR_JANA, is_issued: true, sent_at })).not.toContain("We’ll");
});

test("of what is cancelled or withdrawn from no e-mail is promised, and what went is not forgotten", () => {
  for (const gift of [FOR_BUYER, FOR_JANA, { ...FOR_BUYER, is_issued: true }])
    expect(news(gift, true)).toBeNull();
  expect(news({ ...FOR_JANA, sent_at: "2027-12-24T07:00:00.000Z" }, true)).toContain("24 Dec 2027");
});
