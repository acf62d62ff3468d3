import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { optionalWholeNumber } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";

const tooLong = says({ en: "This address is too long.", cs: "Tato adresa je příliš dlouhá." });
const noAddress = says({ en: "This is not an e-mail address.", cs: "Toto není e-mailová adresa." });

/** The address of one's own wish, by the link in our mails. */
const ownAddress = z.object({
  id: z.coerce.number().int().min(1).max(2_147_483_647),
  key: z.string().min(1).max(100),
});

const ownAlert = z.object({
  /** `gone`: told, or taken back; nothing is kept any more. */
  state: z.enum(["asked", "waiting", "gone"]),
  name: z.string(),
  /** Null where the product is not in the shop any more. */
  slug: z.string().nullable(),
  size: z.string(),
});

export type OwnAlert = z.output<typeof ownAlert>;

export const stockAlertsEndpoints = {
  ask: endpoint({
    method: "POST",
    path: "/stock-alerts",
    access: "public",
    summary:
      "Asks the address by e-mail to confirm that it wants to be told once when a product, or a size, is back. The answer is the same for all addresses",
    body: z.object({
      product: z.string().min(1).max(200),
      variant: optionalWholeNumber(1).default(null),
      email: z
        .string(noAddress)
        .trim()
        .max(254, { ...tooLong, abort: true })
        .pipe(z.email(noAddress)),
      /** Blank from people; whatever else it holds, a machine has filled it in. */
      honeypot: z.string().max(200).default(""),
    }),
    status: 202,
    response: z.object({ asked: z.literal(true) }),
    keepsAnswers: true,
  }),
  mine: endpoint({
    method: "GET",
    path: "/stock-alerts/mine/:id/:key",
    access: "public",
    summary: "One's own wish, by the key of the link",
    params: ownAddress,
    response: ownAlert,
  }),
  confirm: endpoint({
    method: "POST",
    path: "/stock-alerts/mine/:id/:key/confirm",
    access: "public",
    summary: "Confirms the wish; what is back already is told at once",
    params: ownAddress,
    response: ownAlert,
    keepsAnswers: true,
  }),
  leave: endpoint({
    method: "POST",
    path: "/stock-alerts/mine/:id/:key/leave",
    access: "public",
    summary: "Takes the wish back; the address is deleted at once",
    params: ownAddress,
    response: ownAlert,
    keepsAnswers: true,
  }),
  counts: endpoint({
    method: "GET",
    path: "/stock-alerts/counts",
    access: "admin",
    roles: ["content", "shop"],
    summary: "How many people wait for which product or size",
    response: z.array(
      z.object({
        product_id: z.string(),
        variant_id: z.int().nullable(),
        waiting: z.int(),
      }),
    ),
  }),
};

export type StockAlertsEndpoints = typeof stockAlertsEndpoints;
