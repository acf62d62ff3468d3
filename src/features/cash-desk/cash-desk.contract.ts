import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { price } from "#kit/contract/money/price.ts";
import { instant } from "#kit/contract/validation/fields.ts";

const closing = z.object({
  id: z.int(),
  at: instant(),
  by: z.string(),
  /** What lay in the desk by the book, what was counted, and what was left as change, CZK. */
  expected: z.number(),
  counted: z.number(),
  /** Counted less expected: below 0 something is missing. */
  difference: z.number(),
  left: z.number(),
  card: z.number(),
  note: z.string(),
});

const desk = z.object({
  /** The last closing, after which all here has come; 0: nobody has closed yet, and it is of today. */
  follows: z.int(),
  since: instant(),
  /** What was left in the desk then, CZK. */
  left: z.number(),
  /** Cash that has come since, less what was given back. */
  cash: z.number(),
  card: z.number(),
  /** What should lie in the desk now. */
  expected: z.number(),
  people: z.array(z.object({ name: z.string(), cash: z.number(), card: z.number(), payments: z.int() })),
  /** The newest 50. */
  entries: z.array(
    z.object({
      at: instant(),
      by: z.string(),
      how: z.enum(["cash", "card"]),
      amount: z.number(),
      order_id: z.int(),
    }),
  ),
  /** The last 20. */
  closings: z.array(closing),
});

const ofTeam = { access: "admin", roles: ["shop", "money"] } as const;

export type CashDesk = z.output<typeof desk>;

export const cashDeskEndpoints = {
  get: endpoint({
    ...ofTeam,
    method: "GET",
    path: "/cash-desk",
    summary:
      "Cash and card payments that the team took on the spot since the last closing, by person, and the last closings",
    response: desk,
  }),
  close: endpoint({
    ...ofTeam,
    method: "POST",
    path: "/cash-desk/closings",
    summary:
      "Closes the cash desk with what was counted; the difference is kept. 409 where somebody closed it meanwhile, or money came that the caller has not seen",
    body: z.object({
      follows: z.int().min(0).max(2_147_483_647),
      /** As it was shown. */
      expected: z.number(),
      counted: price(),
      left: price().default(0),
      note: z.string().trim().max(500).default(""),
    }),
    status: 201,
    response: desk,
    keepsAnswers: true,
  }),
};

export type CashDeskEndpoints = typeof cashDeskEndpoints;
