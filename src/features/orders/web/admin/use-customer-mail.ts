import { useWords } from "#kit/web/language/words.ts";
import { type MailOutcome, useMailOutcome } from "#kit/web/page-context.ts";
import { customerMailWords } from "./customer-mail.words.ts";

export interface CustomerMail {
  outcome: MailOutcome;
  /** A sentence: the customer is notified, or is not and why. */
  notified: string;
  /** A sentence that asks the team to tell the customer; empty where an e-mail does. */
  tellYourself: string;
}

/** What the team is told of e-mails to an order's customer; an empty address: one taken by telephone. */
export function useCustomerMail(address: string): CustomerMail {
  const outcome = useMailOutcome(address);
  const t = useWords(customerMailWords);
  if (outcome === "sent") return { outcome, notified: t.notified, tellYourself: "" };
  const reason = t.reasons[outcome];
  return { outcome, notified: t.notNotified(reason), tellYourself: t.tellYourself(reason) };
}
