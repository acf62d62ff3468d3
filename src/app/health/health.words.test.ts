import { expect, test } from "vitest";
import { healthWords } from "./health.words.ts";

const { mails, bank, cards, settings } = healthWords.en;

test.each([
  [1, "1 e-mail is waiting; it was written 3 hours ago."],
  [2, "2 e-mails are waiting; the oldest was written 3 hours ago."],
])("%d e-mails that wait", (count, sentence) => {
  expect(mails.waiting(count, "3 hours ago")).toBe(sentence);
});

test("one thing that waits has no oldest", () => {
  expect(bank.waiting(1, "3 hours ago")).toBe("1 payment is waiting for a decision; it arrived 3 hours ago.");
  const { cs } = healthWords;
  for (const said of [cs.mails.waiting, cs.bank.waiting]) {
    expect(said(1, "před 3 hodinami")).not.toContain("nejstarší");
    expect(said(2, "před 3 hodinami")).toContain("nejstarší");
  }
});

test.each([
  [1, "1 link on a sponsor, event or team member isn’t a web address, so it isn’t shown."],
  [3, "3 links on sponsors, events or team members aren’t web addresses, so they aren’t shown."],
])("%d links that are no web address", (count, sentence) => {
  expect(settings.links(count)).toBe(sentence);
});

test("one refund that waits for the gateway is one", () => {
  expect(cards.adviseRefunds(1)).toContain("the refund there");
  expect(cards.adviseRefunds(3)).toContain("the refunds there");
});
