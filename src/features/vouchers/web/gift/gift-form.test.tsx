import { expect, test } from "vitest";
import { staticPage } from "#testing/static-page.tsx";
import type { GiftWish } from "../../gifts.contract.ts";
import { GiftForm } from "./gift-form.tsx";
import { NO_WISH } from "./gift-values.ts";

function form(wish: GiftWish, sends: boolean): string {
  const part = (
    <GiftForm
      title="Gift"
      wish={wish}
      today="2027-06-01"
      lastDay="2028-06-01"
      product={{ id: "ride" }}
      submit="Add"
      onSubmit={() => {}}
      onCancel={() => {}}
    />
  );
  return staticPage(part, sends ? {} : { sendsNoMail: true });
}

const FOR_JANA: GiftWish = {
  ...NO_WISH,
  deliver: "recipient",
  email: "jana@example.cz",
  day: "2027-12-24",
};

test("who gets the e-mail is asked only where e-mails are sent", () => {
  expect(form(NO_WISH, true)).toMatch(
    /on the voucher and in the e-\u2060?mail\..*Who gets the e-\u2060?mail\?/,
  );
  const page = form(NO_WISH, false);
  expect(page).toMatch(/Who is it for\?.*It appears on the voucher\./);
  expect(page).not.toMatch(/e-\u2060?mail|Day of delivery/);
});

test("without a mail server, an address that was given before can be changed", () => {
  expect(form(FOR_JANA, false)).toMatch(/jana@example\.cz.*2027-12-24/);
});
