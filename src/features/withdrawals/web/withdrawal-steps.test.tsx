import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import { type Received, WithdrawalReceived } from "./withdrawal-steps.tsx";

function received(refund: Received["refund"], language: "en" | "cs" = "en"): string {
  const at = "2027-06-14T10:00:00Z";
  const part = <WithdrawalReceived at={at} statement="I withdraw" refund={refund} email="jan@example.cz" />;
  return staticPage(part, { language }).replaceAll("\u2060", "").replaceAll("\u00a0", " ");
}

test("a refund is promised as far as it is certain", () => {
  expect(received("sure")).toContain("please keep it. We’ll refund you within 14 days.");
  expect(received("inTime")).toContain("If you withdrew in time, we’ll refund you within 14 days.");
  expect(received("inTime", "cs")).toContain("Pokud jste odstoupili včas, peníze vám vrátíme do 14 dnů.");
  expect(received(null)).not.toContain("refund");
});
