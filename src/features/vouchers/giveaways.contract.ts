import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { LANGUAGES } from "#kit/contract/language/language.ts";
import { day, idParams } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { DESIGNS } from "./gift-rules.ts";
import { codeParams, voucher, voucherDetail } from "./vouchers.contract.ts";

/** So many vouchers can be given away at once. */
export const MOST_GIVEN = 50;

const howMany = says({ en: "Give 1 to 50 vouchers.", cs: "Darujte 1 až 50 poukazů." });
const noName = says({ en: "Say who it is for.", cs: "Napište, pro koho to je." });
const noReason = says({ en: "Say why you are giving it away.", cs: "Napište, proč poukazy darujete." });
const noMail = says({ en: "This is not an e-mail address.", cs: "Toto není e-mailová adresa." });
const noRide = says({ en: "Choose the ride.", cs: "Vyberte jízdu." });
const voidReason = says({
  en: "Please say why you are voiding it.",
  cs: "Napište prosím, proč přestává platit.",
});

const giveaway = z.object({
  /** The product's id; it must be sold as a voucher. */
  product: z.string(noRide).min(1, noRide).max(200),
  /** One of its sizes, where it has any. */
  variant: z.int().min(1).nullable().default(null),
  quantity: z.int(howMany).min(1, howMany).max(MOST_GIVEN, howMany),
  name: z.string(noName).trim().min(1, noName).max(120),
  /** Blank: no mail is made. */
  email: z.union([z.literal(""), z.string().trim().max(254).pipe(z.email(noMail))], noMail).default(""),
  /** Of the voucher and of its mail. */
  language: z.enum(LANGUAGES),
  dedication: z.string().trim().max(300).default(""),
  design: z.enum(DESIGNS).default("night"),
  /** Day of the mail, in Prague; without one, or with today, it goes at once. */
  mail_on: z.union([z.null(), day()]).default(null),
  reason: z.string(noReason).trim().min(1, noReason).max(200),
  /** Last day on which they can be used, in Prague. */
  valid_until: day(),
  /** A call that comes again with the same key and body is answered again and gives nothing more. */
  key: z.string().min(8).max(100).optional(),
});

export type NewGiveaway = z.output<typeof giveaway>;

export const giveawaysEndpoints = {
  give: endpoint({
    method: "POST",
    path: "/vouchers",
    access: "admin",
    roles: ["shop"],
    summary:
      "Gives vouchers away without money: they work as sold ones do, but have no order and no papers. With a `key` once",
    body: giveaway,
    status: 201,
    response: z.object({ id: z.int(), vouchers: z.array(voucher) }),
    keepsAnswers: true,
  }),
  end: endpoint({
    method: "POST",
    path: "/vouchers/:code/void",
    access: "admin",
    roles: ["shop"],
    summary: "Makes a voucher void that was given away, and cancels its booking; one that was sold is 409",
    params: codeParams,
    body: z.object({ reason: z.string(voidReason).trim().min(1, voidReason).max(500) }),
    response: voucherDetail,
  }),
  print: endpoint({
    method: "GET",
    path: "/vouchers/given/:id/pdf",
    access: "admin",
    roles: ["shop"],
    summary: "The vouchers of one giveaway that are not void, to print, one on each page",
    params: idParams,
    raw: { contentType: "application/pdf" },
  }),
};

export type GiveawaysEndpoints = typeof giveawaysEndpoints;
