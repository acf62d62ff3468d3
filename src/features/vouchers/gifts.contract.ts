import { z } from "zod";
import { orderKeyParams } from "#features/orders/orders.contract.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { day, idParams, instant } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import {
  DESIGNS,
  GIFT_WAYS,
  LONGEST_DEDICATION,
  LONGEST_RECIPIENT,
  MOST_LINES,
  plainLine,
  plainLines,
} from "./gift-rules.ts";

const longName = says({
  en: `The name may have at most ${LONGEST_RECIPIENT} characters.`,
  cs: `Jméno může mít nejvýše ${LONGEST_RECIPIENT} znaků.`,
});
const longDedication = says({
  en: `The message may have at most ${LONGEST_DEDICATION} characters.`,
  cs: `Věnování může mít nejvýše ${LONGEST_DEDICATION} znaků.`,
});
const manyLines = says({
  en: `The message may have at most ${MOST_LINES} lines.`,
  cs: `Věnování může mít nejvýše ${MOST_LINES} řádků.`,
});
const noDesign = says({ en: "Choose one of the designs.", cs: "Vyberte jeden ze vzhledů." });
const noWay = says({ en: "Choose who gets the e-mail.", cs: "Vyberte, komu e-mail přijde." });
const noMail = says({ en: "This is not an e-mail address.", cs: "Toto není e-mailová adresa." });
const needsMail = says({
  en: "Enter the e-mail address it should go to.",
  cs: "Napište e-mail, na který máme poukaz poslat.",
});
const noDay = says({ en: "Choose the day of delivery.", cs: "Vyberte den doručení." });

const shape = z.object({
  recipient: z.string().overwrite(plainLine).max(LONGEST_RECIPIENT, longName).default(""),
  dedication: z
    .string()
    .max(10 * LONGEST_DEDICATION, longDedication)
    .overwrite(plainLines)
    .max(LONGEST_DEDICATION, longDedication)
    .refine((text) => text.split("\n").length <= MOST_LINES, manyLines)
    .default(""),
  design: z.enum(DESIGNS, noDesign).default("night"),
  /** `buyer`: mailed as soon as it is paid; `recipient`: on the chosen day. */
  deliver: z.enum(GIFT_WAYS, noWay).default("buyer"),
  email: z
    .string(noMail)
    .overwrite(plainLine)
    .pipe(z.union([z.literal(""), z.email().max(254)], noMail))
    .default(""),
  /** The day of the recipient's mail, in Prague. */
  day: z.union([z.null(), day(noDay)], noDay).default(null),
});

/** What a gift wishes for. Without an e-mail and a day a gift that is mailed to its recipient is refused. */
export const giftWish = shape
  .superRefine(({ deliver, email, day }, context) => {
    if (deliver !== "recipient") return;
    if (email === "") context.addIssue({ code: "custom", path: ["email"], message: needsMail.error() });
    if (day === null) context.addIssue({ code: "custom", path: ["day"], message: noDay.error() });
  })
  .overwrite((wish) => (wish.deliver === "recipient" ? wish : { ...wish, email: "", day: null }));

export type GiftWish = z.output<typeof giftWish>;

/** A gift of an order. */
const gift = z.object({
  /** The item that it belongs to. */
  item: z.int(),
  /** What is given, in the order's language. */
  name: z.string(),
  quantity: z.int(),
  /** The product's id, and its size's where it has one. */
  product: z.string(),
  variant: z.int().nullable(),
  ...shape.shape,
  sent_at: instant().nullable(),
  /** What became of the recipient's mail; null before it was made, and a year later. */
  mail: z.enum(["queued", "sent", "written", "failed", "late"]).nullable(),
  /** Whether it can be changed now. */
  is_open: z.boolean(),
  /** Whether there is a voucher to send. */
  is_issued: z.boolean(),
  /** Whether there were vouchers and none of them can be used any more: nothing is sent to the recipient then. */
  is_spent: z.boolean(),
  /** The latest day that can be chosen. */
  last_day: z.string(),
});

const gifts = z.array(gift);
export type Gift = z.output<typeof gift>;

const orderItem = { item: z.coerce.number().int().min(1).max(2_147_483_647) };
const teamParams = idParams.extend(orderItem);

export const giftsEndpoints = {
  preview: endpoint({
    method: "POST",
    path: "/vouchers/preview",
    access: "public",
    summary: "How the voucher will look, as PDF: a sample without a valid code. At most 60 in ten minutes",
    body: z.object({
      /** The product's id; it must be sold as a voucher. */
      product: z.string().min(1).max(200),
      /** The id of its size, where it has any. */
      variant: z.int().min(1).max(2_147_483_647).nullish(),
      gift: shape.pick({ recipient: true, dedication: true, design: true }),
    }),
    raw: { contentType: "application/pdf" },
    keepsAnswers: true,
  }),
  mine: endpoint({
    method: "GET",
    path: "/orders/mine/:id/:key/gifts",
    access: "public",
    summary: "The gifts of an order for its customer",
    params: orderKeyParams,
    response: gifts,
  }),
  changeMine: endpoint({
    method: "PUT",
    path: "/orders/mine/:id/:key/gifts/:item",
    access: "public",
    summary: "Changes a gift until it was sent to its recipient; also after its mail could not be delivered",
    params: orderKeyParams.extend(orderItem),
    body: giftWish,
    response: gifts,
    keepsAnswers: true,
  }),
  ofOrder: endpoint({
    method: "GET",
    path: "/orders/admin/orders/:id/gifts",
    access: "admin",
    roles: ["shop"],
    summary: "The gifts of an order, with what became of their mails",
    params: idParams,
    response: gifts,
  }),
  change: endpoint({
    method: "PUT",
    path: "/orders/admin/orders/:id/gifts/:item",
    access: "admin",
    roles: ["shop"],
    summary: "Changes a gift; one that was sent is not sent again by that",
    params: teamParams,
    body: giftWish,
    response: gifts,
    keepsAnswers: true,
  }),
  send: endpoint({
    method: "POST",
    path: "/orders/admin/orders/:id/gifts/:item/send",
    access: "admin",
    roles: ["shop"],
    summary: "Mails a gift to its recipient now, or again; 409 where there is no valid voucher to send",
    params: teamParams,
    response: gifts,
    keepsAnswers: true,
  }),
};

export type GiftsEndpoints = typeof giftsEndpoints;
