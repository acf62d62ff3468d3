import { expect, test } from "vitest";
import type { CustomerMail } from "#features/orders/web/admin/index.ts";
import { effectLines } from "./effect-lines.ts";

const words = {
  effects: { stock: "Back to stock.", invoice: "An invoice is issued." },
  mail: { invoice: "An invoice is issued and e-mailed.", shipped: "They get an e-mail." },
  file: { invoice: "Its e-mail is a file.", shipped: "The e-mail is a file." },
};
const mail = (outcome: CustomerMail["outcome"]): CustomerMail => ({
  outcome,
  notified: "No e-mail: no address.",
  tellYourself: "",
});

test.each([
  ["sent", ["Back to stock.", "An invoice is issued and e-mailed.", "They get an e-mail."]],
  ["written", ["Back to stock.", "An invoice is issued. Its e-mail is a file.", "The e-mail is a file."]],
  ["no-address", ["Back to stock.", "An invoice is issued.", "No e-mail: no address."]],
] as const)("what a change brings is told as it is where its e-mail is %s", (outcome, lines) => {
  expect(effectLines(words, ["stock", "invoice", "shipped"], mail(outcome))).toEqual(lines);
});

test("no missing address is named where no e-mail would go out anyway", () => {
  expect(effectLines(words, ["stock"], mail("no-address"))).toEqual(["Back to stock."]);
});
