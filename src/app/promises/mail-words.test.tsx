import { MantineProvider } from "@mantine/core";
import type { ReactNode } from "react";
import { expect, test } from "vitest";
import type { RideDay } from "#features/bookings/bookings.contract.ts";
import { emptyRider, RiderFields } from "#features/bookings/web/rider-fields.tsx";
import { WaitForPlace } from "#features/bookings/web/wait-for-place.tsx";
import type { ConfirmedOrder } from "#features/checkout/web/confirmation/confirmed-order.ts";
import { OrderConfirmation } from "#features/checkout/web/confirmation/order-confirmation.tsx";
import { readValues } from "#features/checkout/web/form/checkout-values.ts";
import { CustomerFields } from "#features/checkout/web/form/customer-fields.tsx";
import type { Methods } from "#features/checkout/web/use-methods.ts";
import type { CustomerOrder } from "#features/customer-order/customer-order.contract.ts";
import { CardPayment } from "#features/customer-order/web/card-payment.tsx";
import { OrderCourse } from "#features/customer-order/web/order-course.tsx";
import { OrderNotFound } from "#features/customer-order/web/order-not-found.tsx";
import { MAILING_EFFECTS } from "#features/order-management/order-effects.ts";
import { StatusEffects } from "#features/order-management/web/admin/steps/status-effects.tsx";
import { statusEffectsQuery } from "#features/order-management/web/orders.queries.ts";
import type { Product } from "#features/products/products.contract.ts";
import { ProductView } from "#features/products/web/product/product-view.tsx";
import { shownSettings } from "#features/settings/shown-settings.ts";
import { settingsQuery } from "#features/settings/web/settings.queries.ts";
import { GiftOfLine } from "#features/vouchers/web/gift/gift-of-line.tsx";
import WithdrawalPage from "#features/withdrawals/web/withdrawal-page.tsx";
import { WithdrawalReceived } from "#features/withdrawals/web/withdrawal-steps.tsx";
import { LANGUAGES, type Language } from "#kit/contract/language/language.ts";
import { newQueryClient } from "#kit/web/page.tsx";
import { staticPage } from "#testing/static-page.tsx";

/** What is said of e-mails, where the site has a mail server and where it has none. */

function shown(part: ReactNode, language: Language, sends: boolean): string {
  const client = newQueryClient();
  client.setQueryData([language, ...settingsQuery.key], shownSettings([], language));
  for (const key of [statusEffectsQuery(1).key, [language, ...statusEffectsQuery(1).key]])
    client.setQueryData(key, [
      { status: "shipped", effects: MAILING_EFFECTS },
      { status: "done", effects: [] },
    ]);
  const html = staticPage(part, { client, language, ...(!sends && { sendsNoMail: true }) });
  return html
    .replaceAll("\u2060", "")
    .replaceAll("\u00a0", " ")
    .replace(/<[^>]+>/g, " ");
}

const order: ConfirmedOrder = {
  number: "0000000042",
  address: { id: 42, key: "k" },
  email: "jan@example.cz",
  total: 149,
  payment: {
    kind: null,
    account: "",
    iban: "",
    variable_symbol: "42",
    amount: 149,
    due_date: "2027-06-14",
    spayd: "",
  },
};
const byBank: ConfirmedOrder = { ...order, payment: { ...order.payment, kind: "bank" } };
const vouchers = {
  created_at: "2027-06-14T10:00:00Z",
  status: "processing",
  shipped_at: null,
  delivered_at: null,
  has_parcel: false,
  has_vouchers: true,
  vouchers_sent_at: "2027-06-14T10:05:00Z",
  items: [{ withdrawal: null, withdrawn_at: null }],
  payment: {
    state: "waiting",
    paid_at: null,
    card: "open",
    card_offered: false,
    card_fault: "",
    other_ways: [],
  },
} as unknown as CustomerOrder;
const form = {
  values: readValues(null),
  errorOf: () => undefined,
  set: () => {},
  fill: () => {},
  check: () => null,
  show: () => {},
};
const methods = { countries: ["CZ"], country: "CZ" } as Methods;

const texts = {
  name: "Ride",
  description: "",
  what_to_expect: "",
  locations: "",
  availability: "",
  eligibility: "",
};
const voucher = {
  id: "ride",
  slug: "ride",
  price: 5000,
  category: "experience",
  is_active: true,
  is_orderable: true,
  stock: null,
  variants: [],
  is_sold_out: false,
  reduction: null,
  valid_until: null,
  image_path: null,
  photos: [],
  features: [],
  translations: { en: texts, cs: texts },
} as unknown as Product;

const gift = {
  line: "1",
  recipient: "Jana",
  dedication: "",
  design: "night" as const,
  deliver: "buyer" as const,
  email: "",
  day: null,
};
const forJana = { ...gift, deliver: "recipient" as const, email: "jana@example.cz", day: "2027-12-24" };

const received = {
  at: "2027-06-14T10:00:00Z",
  statement: "I withdraw from order 42",
  email: "jan@example.cz",
};

const PARTS: [string, ReactNode][] = [
  ["a voucher's page", <ProductView key="s" product={voucher} />],
  ["the checkout", <CustomerFields key="c" form={form} methods={methods} />],
  ["the confirmation", <OrderConfirmation key="o" order={order} isNew={false} />],
  ["the confirmation of a transfer", <OrderConfirmation key="b" order={byBank} isNew={false} />],
  ["the course of an order", <OrderCourse key="v" order={vouchers} />],
  [
    "a payment that is not confirmed",
    <CardPayment key="p" address={{ id: 1, key: "k" }} order={vouchers} returned="late" />,
  ],
  ["an order's link that opens nothing", <OrderNotFound key="n" />],
  ["who rides", <RiderFields key="f" value={emptyRider} errors={{}} onChange={() => {}} />],
  [
    "a day that is full",
    <WaitForPlace key="l" day={{ id: 1 } as RideDay} of={{ code: "x" }} onFree={() => {}} />,
  ],
  ["a gift in the cart", <GiftOfLine key="g" gift={gift} />],
  ["a gift for somebody else", <GiftOfLine key="j" gift={forJana} />],
  ["the withdrawal", <WithdrawalPage key="w" />],
  ["a withdrawal that was received", <WithdrawalReceived key="r" {...received} refund="sure" />],
];

const PROMISED = {
  en: /e-mailed|We’ll e-mail|(?:comes?|goes|invoice) to your e-mail|(?:sent|comes) (?:you a receipt )?by e-mail|(?:that we have sent|from the e-mail|in your e-mail)|receipt comes here|[Ww]e’ll write to you|We’ll send the confirmation|come to you by e-mail/,
  cs: /poslali|pošleme|přijd(?:e|ou) (?:hned )?(?:na váš|sem|e-mailem)|Přijde sem|odeslán e-mailem|ve? (?:vašem )?e-mailu|z e-mailu|napíšeme vám/,
};

for (const language of LANGUAGES)
  test.each(PARTS)(`%s promises e-mails only where they are sent (${language})`, (_, part) => {
    expect(shown(part, language, true)).toMatch(PROMISED[language]);
    expect(shown(part, language, false)).not.toMatch(PROMISED[language]);
  });

const withoutAddress = { ...vouchers, email_hint: "" };

test.each([
  ["the course of an order", <OrderCourse key="v" order={withoutAddress} />],
  [
    "a payment that is not confirmed",
    <CardPayment key="p" address={{ id: 42, key: "k" }} order={withoutAddress} returned="late" />,
  ],
  ["a withdrawal that was received", <WithdrawalReceived key="r" {...received} email="" refund="sure" />],
])("%s promises no e-mail to an order without an address, where they are sent, too", (_, part) => {
  for (const language of LANGUAGES) {
    expect(shown(part, language, true).trim()).not.toBe("");
    expect(shown(part, language, true)).not.toMatch(PROMISED[language]);
  }
});

test("the confirmation names what was mailed: the proforma invoice, not an invoice (15.D)", () => {
  const page = <OrderConfirmation order={order} isNew={false} />;
  expect(shown(page, "en", true)).toContain("confirmation with a proforma invoice to jan@example.cz.");
  expect(shown(page, "cs", true)).toContain("se zálohovou fakturou jsme poslali na jan@example.cz.");
});

test("the confirmation lets the invoice wait for a payment only where something is to pay", () => {
  const free = { ...order, byVoucher: 149, payment: { ...order.payment, amount: 0 } };
  const waits = { en: "once the order is paid", cs: "jakmile bude objednávka zaplacená" };
  const comes = { en: "The invoice was e-mailed to you, too.", cs: "E-mailem jsme vám poslali i fakturu." };
  for (const language of LANGUAGES) {
    const paid = shown(<OrderConfirmation order={free} isNew={false} />, language, true);
    expect(paid).toContain(comes[language]);
    expect(paid).not.toContain(waits[language]);
    expect(shown(<OrderConfirmation order={order} isNew={false} />, language, true)).toContain(
      waits[language],
    );
  }
});

test("a withdrawal that was received is a receipt by itself: what, and when", () => {
  const part = <WithdrawalReceived {...received} refund={null} />;
  for (const language of LANGUAGES) {
    expect(shown(part, language, false)).toContain("I withdraw from order 42");
    expect(shown(part, language, false)).toMatch(/14 Jun 2027, 12:00|14\. ?6\. ?2027 v? ?12:00/);
  }
});

const dialog = (language: Language, status: "shipped" | "done", sends: boolean, address = "a@b.cz") =>
  shown(
    <MantineProvider>
      <StatusEffects order={{ id: 1, customer_email: address }} status={status} />
    </MantineProvider>,
    language,
    sends,
  );

test.each(LANGUAGES)(
  "before a status is changed it is said that its e-mails only become files (%s)",
  (language) => {
    const files = { en: /only written to (?:a file|files)/, cs: /jen zapíš(?:e do souboru|ou do souborů)/ }[
      language
    ];
    const nobody = { en: "the customer receives none of it", cs: "zákazník nic z toho nedostane" }[language];
    expect(dialog(language, "shipped", false).split(files)).toHaveLength(MAILING_EFFECTS.length + 1);
    expect(dialog(language, "shipped", false)).toContain(nobody);
    expect(dialog(language, "shipped", true)).not.toMatch(new RegExp(`${files.source}|${nobody}`));
    expect(dialog(language, "done", false)).not.toMatch(new RegExp(`${files.source}|${nobody}`));
  },
);

test.each(LANGUAGES)(
  "of an order without an address no e-mail is told, only what is issued (%s)",
  (language) => {
    const issued = { en: "A final invoice with a new number is issued.", cs: "Vystaví se konečná faktura" };
    const why = {
      en: "The customer gets no e-mail: the order has no e-mail address.",
      cs: "Zákazník nedostane žádný e-mail: u objednávky není e-mailová adresa.",
    }[language];
    for (const sends of [true, false]) {
      const html = dialog(language, "shipped", sends, "");
      expect(html).toContain(issued[language]);
      expect(html.split(why)).toHaveLength(2);
      expect(html.replace(why, "")).not.toMatch(/e-mail/i);
      expect(dialog(language, "done", sends, "")).not.toContain(why);
    }
  },
);
