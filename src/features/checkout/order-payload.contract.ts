import { oneLine } from "#kit/contract/validation/written.ts";
import { z } from "zod";
import { MAX_QUANTITY } from "#features/cart/index.ts";
import { pointId } from "#features/parcels/parcels.contract.ts";
import { giftWish } from "#features/vouchers/gifts.contract.ts";
import { COUNTRIES, destinationOf } from "#kit/contract/companies/address-country.ts";
import {
  COMPANY_ERRORS,
  companyNumber,
  hasIco,
  isCompanyId,
  isVatId,
  plainNumber,
} from "#kit/contract/companies/company-numbers.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { price } from "#kit/contract/money/price.ts";
import { says } from "#kit/contract/validation/says.ts";

/** More lines than any cart has; each is read under one transaction. */
const MAX_LINES = 100;

/** A text that must be there, with its longest length; refusals name what is missing. */
function required(max: number, name: Both<string>, missing: Both<string>) {
  return z
    .string(says(missing))
    .overwrite(oneLine)
    .min(1, { ...says(missing), abort: true })
    .max(
      max,
      says({
        en: `${name.en} may have at most ${max} characters.`,
        cs: `${name.cs} může mít nejvýše ${max} znaků.`,
      }),
    );
}

/** A text that may be missing; blank where it is. */
function optionalText(max: number, name: Both<string>) {
  return z
    .string()
    .overwrite(oneLine)
    .max(
      max,
      says({
        en: `${name.en} may have at most ${max} characters.`,
        cs: `${name.cs} může mít nejvýše ${max} znaků.`,
      }),
    )
    .default("");
}

export const EMAIL_MISSING = { en: "E-mail is required.", cs: "E-mail je povinný." };
export const PHONE_MISSING = { en: "Phone is required.", cs: "Telefon je povinný." };
export const ADDRESS_MISSING = { en: "Address is required.", cs: "Adresa je povinná." };

/** A number that may be missing; blank where it is. */
function optionalNumber(isValid: (text: string) => boolean, words: Both<string>) {
  return z
    .string(says(words))
    .max(40, says(words))
    .overwrite(plainNumber)
    .refine((value) => value === "" || isValid(value), says(words))
    .default("");
}

/** A purchase for a firm: all three are optional, but a number needs the name it belongs to. */
const company = z.object({
  company_name: z
    .string()
    .overwrite(oneLine)
    .max(
      200,
      says({
        en: "The company name may have at most 200 characters.",
        cs: "Název firmy může mít nejvýše 200 znaků.",
      }),
    )
    .default(""),
  /** IČO, whose check digit is checked; of a firm from another country its own number. */
  company_id: z
    .string(says(COMPANY_ERRORS.companyId))
    .max(40, { ...says(COMPANY_ERRORS.companyId), abort: true })
    .overwrite((text) => companyNumber(withoutControls(text)))
    .default(""),
  /** DIČ. */
  vat_id: optionalNumber(isVatId, COMPANY_ERRORS.vatId),
});

const phoneName = { en: "Phone", cs: "Telefon" };
const addressName = { en: "Address", cs: "Adresa" };

/** An e-mail that may be blank. */
const emailOrNone = z
  .string()
  .overwrite(oneLine)
  .pipe(
    z.union(
      [z.literal(""), z.email().max(254)],
      says({ en: "This is not an e-mail address.", cs: "Toto není e-mailová adresa." }),
    ),
  )
  .default("");

const country = z
  .enum(
    COUNTRIES,
    says({ en: "Please choose a country from the list.", cs: "Vyberte prosím zemi ze seznamu." }),
  )
  .optional()
  .describe(
    "ISO code of the country it goes to; without it the address tells, else it is the Czech Republic",
  );

/** Who orders, and where it goes. */
export const orderCustomer = z
  .object({
    name: required(200, { en: "Name", cs: "Jméno" }, { en: "Name is required.", cs: "Jméno je povinné." }),
    email: required(254, { en: "E-mail", cs: "E-mail" }, EMAIL_MISSING).pipe(
      z.email(says({ en: "This is not an e-mail address.", cs: "Toto není e-mailová adresa." })),
    ),
    phone: required(50, phoneName, PHONE_MISSING),
    /** Street, city and postal code joined by commas. */
    address: required(500, addressName, ADDRESS_MISSING).regex(/[^\s,]/, says(ADDRESS_MISSING)),
    country,
  })
  .extend(company.shape)
  .superRefine(checkCompany);

interface Buyer extends z.output<typeof company> {
  address: string;
  country?: string | undefined;
}

function checkCompany(
  { company_name, company_id, vat_id, address, country }: Buyer,
  context: z.RefinementCtx,
): void {
  const isCzech = hasIco({ country: destinationOf(address, country), vatId: vat_id });
  if (company_id && isCzech && !isCompanyId(company_id))
    context.addIssue({
      code: "custom",
      path: ["company_id"],
      message: says(COMPANY_ERRORS.companyId).error(),
    });
  if (company_name === "" && (company_id || vat_id))
    context.addIssue({
      code: "custom",
      path: ["company_name"],
      message: says(COMPANY_ERRORS.name).error(),
    });
}

/**
 * Of whom the team takes an order: an e-mail or a telephone is enough, and the address belongs to what is sent, which
 * the server judges by goods and shipping.
 */
export const teamCustomer = z
  .object({
    name: required(200, { en: "Name", cs: "Jméno" }, { en: "Name is required.", cs: "Jméno je povinné." }),
    email: emailOrNone,
    phone: optionalText(50, phoneName),
    address: optionalText(500, addressName),
    country,
  })
  .extend(company.shape)
  .superRefine(checkCompany)
  .superRefine(({ email, phone }, context) => {
    if (email === "" && phone === "")
      context.addIssue({ code: "custom", path: ["phone"], message: says(NO_CONTACT).error() });
  });

const NO_CONTACT = {
  en: "Enter a phone number or an e-mail.",
  cs: "Napište telefon nebo e-mail.",
};

const quantityWords = says({
  en: `Quantity must be a whole number from 1 to ${MAX_QUANTITY}.`,
  cs: `Množství musí být celé číslo od 1 do ${MAX_QUANTITY}.`,
});

const idWords = says({ en: "The product is missing.", cs: "Chybí zboží." });

const variantWords = says({ en: "Please choose a size.", cs: "Vyberte prosím velikost." });

const item = z.object({
  id: z.string(idWords).overwrite(oneLine).min(1, idWords).max(200),
  quantity: z.int(quantityWords).min(1, quantityWords).max(MAX_QUANTITY, quantityWords),
  /** Unit price that the customer saw, CZK. */
  price: price(),
  /** The id of the size, for a product that has sizes. */
  variant: z.int(variantWords).min(1, variantWords).max(2_147_483_647, variantWords).nullish(),
  /** Seats that are held for it, one for each piece: the addresses of their bookings. */
  holds: z
    .array(z.object({ id: z.int().min(1).max(2_147_483_647), key: z.string().min(1).max(100) }))
    .max(MAX_QUANTITY)
    .optional(),
  /** What is wished for a voucher that is a gift. */
  gift: giftWish.optional(),
  /** Names as the cart had them; the server takes its own. */
  translations: z.unknown().optional(),
});

const emptyCart = says({ en: "The cart is empty.", cs: "Košík je prázdný." });
const tooManyLines = says({
  en: `An order may have at most ${MAX_LINES} different items. Please split it into several orders.`,
  cs: `Objednávka může mít nejvýše ${MAX_LINES} různých položek. Rozdělte ji prosím do více objednávek.`,
});
const twice = {
  en: "This product is in the order twice; please combine the lines.",
  cs: "Toto zboží je v objednávce dvakrát; spojte prosím řádky.",
};

const items = z
  .array(item, emptyCart)
  .min(1, emptyCart)
  .max(MAX_LINES, tooManyLines)
  .superRefine((lines, context) => {
    const seen = new Set<string>();
    for (const [index, { id, variant, holds, gift }] of lines.entries()) {
      // Two gifts of one product go to two people.
      if (gift) continue;
      const key = JSON.stringify([id, variant ?? null, holds?.[0]?.id ?? null]);
      if (seen.has(key))
        context.addIssue({ code: "custom", path: [index, "id"], message: says(twice).error() });
      seen.add(key);
    }
  });

/** The id of a method, also as a select's text. */
function method(words: Both<string>) {
  return z.preprocess(
    (value) => (typeof value === "string" && value.trim() !== "" ? Number(value) : value),
    z.int(says(words)).min(1, says(words)).max(2_147_483_647, says(words)),
  );
}

/** What `POST /orders` takes. */
export const orderPayload = z.object({
  customer: orderCustomer,
  items,
  shipping_method: method({ en: "Select shipping", cs: "Vyberte dopravu" }),
  /** Where it is picked up, for a way of shipping to pick-up points. */
  pickup_point: pointId.nullish(),
  payment_method: method({ en: "Select payment", cs: "Vyberte platbu" }),
  /** Codes of gift vouchers to pay with, as somebody typed them. */
  codes: z.array(z.string().max(200)).max(10).default([]),
  /** A discount code, as somebody typed it; blank for none. */
  discount_code: z.string().max(200).default(""),
  /** What it costs as the customer saw it: goods less the discount, shipping and fee, CZK. */
  total: price(),
});

export type OrderPayload = z.output<typeof orderPayload>;

/** The same of the team's own form. */
export const teamOrderPayload = orderPayload.extend({ customer: teamCustomer });
