import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { says } from "#kit/contract/validation/says.ts";

const email = z
  .string()
  .trim()
  .max(254)
  .pipe(z.email(says({ en: "This is not an e-mail address.", cs: "Toto není e-mailová adresa." })));

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
  /** Of the newsletter, ended ones whose consent is still kept too, and of what is to come back in stock. */
  subscriptions: z.int(),
  messages: z.int(),
  mails: z.int(),
});

const erased = found.extend({
  /** Bookings of rides to come: they stay until they are over or cancelled. */
  seats: z.int(),
  /** Orders that had to stay as they are, and why. */
  kept: z.array(z.object({ order_number: z.string(), reason: z.enum(["invoiced", "open"]) })),
});

const ids = z.array(z.int().min(1).max(2_147_483_647)).max(1000);

const person = z.object({
  name: z.string(),
  /** Blank: the person left none, and is shown and erased by the records. */
  email: z.string(),
  phone: z.string(),
  orders: ids,
  bookings: ids,
  messages: ids,
});

const records = z.object({ orders: ids.default([]), bookings: ids.default([]) });
const listOfIds = z
  .string()
  .max(10_000)
  .regex(/^(\d{1,10}(,\d{1,10})*)?$/)
  .transform((text) => (text === "" ? [] : text.split(",").map(Number)))
  .pipe(ids);

export type FoundPerson = z.output<typeof person>;
export type FoundData = z.output<typeof found>;
export type ErasedData = z.output<typeof erased>;

export const customerDataEndpoints = {
  people: endpoint({
    method: "GET",
    path: "/customer-data/people",
    access: "admin",
    roles: ["shop"],
    summary:
      "People by a part of the name, telephone or e-mail, with the records that are theirs; at most 30",
    query: z.object({ q: z.string().trim().min(2).max(100) }),
    response: z.array(person),
  }),
  exportRecords: endpoint({
    method: "GET",
    path: "/customer-data/records",
    access: "admin",
    roles: ["shop"],
    summary: "What is stored with these orders and bookings, of somebody who left no e-mail address",
    query: z.object({ orders: listOfIds.default([]), bookings: listOfIds.default([]) }),
    raw: { contentType: "application/json; charset=utf-8" },
  }),
  eraseRecords: endpoint({
    method: "POST",
    path: "/customer-data/erase-records",
    access: "admin",
    roles: ["shop"],
    summary:
      "Erases the person from these orders and bookings, as `/customer-data/erase` does for an address; what must stay is told",
    body: records,
    response: erased,
  }),
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
};

export type CustomerDataEndpoints = typeof customerDataEndpoints;
