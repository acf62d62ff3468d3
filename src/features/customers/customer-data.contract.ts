import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { says } from "#kit/contract/validation/says.ts";
import { CUSTOMER_KEY } from "./customers.contract.ts";

const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email(says({ en: "This is not an e-mail address.", cs: "Toto není e-mailová adresa." })));

const key = z.string().regex(CUSTOMER_KEY);

const found = z.object({
  email: z.string(),
  orders: z.int(),
  /** Bookings of rides, and entries of waiting lists. */
  bookings: z.int(),
  /** Signed statements of riders. Erasing leaves them until claims have lapsed. */
  statements: z.int(),
  /** Times that vouchers were given to the person. */
  giveaways: z.int(),
  /** Reviews of what was bought. */
  reviews: z.int(),
  /** What the team wrote down about the person. */
  notes: z.int(),
  /** Of the newsletter, ended ones whose consent is still kept too, and of what is to come back in stock. */
  subscriptions: z.int(),
  messages: z.int(),
  mails: z.int(),
});

export const erased = found.extend({
  /** Bookings of rides to come: they stay until they are over or cancelled. */
  seats: z.int(),
  /** Orders that had to stay as they are, and why. */
  kept: z.array(z.object({ order_number: z.string(), reason: z.enum(["invoiced", "open"]) })),
});

export type FoundData = z.output<typeof found>;
export type ErasedData = z.output<typeof erased>;

export const customerDataEndpoints = {
  find: endpoint({
    method: "GET",
    path: "/customer-data",
    access: "admin",
    roles: ["shop"],
    summary: "How much is stored about the person with this e-mail address",
    query: z.object({ email }),
    response: found,
  }),
  export: endpoint({
    method: "GET",
    path: "/customer-data/export",
    access: "admin",
    roles: ["shop"],
    summary: "Everything that is stored about the person with this e-mail address (GDPR, article 15 and 20)",
    query: z.object({ email }),
    raw: { contentType: "application/json; charset=utf-8" },
  }),
  erase: endpoint({
    method: "POST",
    path: "/customer-data/erase",
    access: "admin",
    roles: ["shop"],
    summary:
      "Erases what is stored about the person (GDPR, article 17); invoiced orders stay as long as the law asks, open ones until they are finished",
    body: z.object({ email }),
    response: erased,
  }),
  exportOne: endpoint({
    method: "GET",
    path: "/customers/:key/export",
    access: "admin",
    roles: ["shop"],
    summary: "Everything that is stored about a customer, also of one who left no e-mail address",
    params: z.object({ key }),
    raw: { contentType: "application/json; charset=utf-8" },
  }),
  eraseOne: endpoint({
    method: "POST",
    path: "/customers/:key/erase",
    access: "admin",
    roles: ["shop"],
    summary: "Erases a customer, as `/customer-data/erase` does for an address; what must stay is told",
    params: z.object({ key }),
    body: z.object({}),
    response: erased,
  }),
};

export type CustomerDataEndpoints = typeof customerDataEndpoints;
