import { z } from "zod";
import { COUNTRIES } from "#kit/contract/companies/address-country.ts";
import { endpoint } from "#kit/contract/endpoint.ts";
import { idParams, instant } from "#kit/contract/validation/fields.ts";
import { says } from "#kit/contract/validation/says.ts";
import { CARRIER_ERRORS, PACKET_STATES, PACKET_WAYS, POINTS_ERRORS } from "./parcel-states.ts";

/** Points of one answer; whoever wants another one types more. */
export const MOST_POINTS = 30;

const point = z.object({
  id: z.string(),
  name: z.string(),
  /** The street, the postal code and the town in one line. */
  address: z.string(),
  city: z.string(),
  country: z.string(),
  /** Whether it is a box, which has no staff and no till. */
  is_box: z.boolean(),
  /** Days in a row with the same hours; 1 is Monday, 7 Sunday. Empty where they are not known. */
  opening_hours: z.array(
    z.object({ from: z.int().min(1).max(7), to: z.int().min(1).max(7), hours: z.string() }),
  ),
});

const pointWords = says({ en: "Please choose a pick-up point.", cs: "Vyberte prosím výdejní místo." });
export const pointId = z.string(pointWords).trim().min(1, pointWords).max(40, pointWords);

const parcel = z.object({
  order_id: z.int(),
  point_id: z.string(),
  point_name: z.string(),
  point_address: z.string(),
  /** False where the carrier does not list the point any more. */
  point_is_open: z.boolean(),
  /** False where no carrier is connected, or its points are still being loaded: nobody knows then which are open. */
  points_loaded: z.boolean(),
  weight_grams: z.int(),
  state: z.enum(PACKET_STATES),
  /** Blank where there is no packet. */
  barcode: z.string(),
  tracking_url: z.string(),
  /** Why the carrier refused it, in the carrier's words; blank where it did not. */
  refusal: z.string(),
  way: z.enum(PACKET_WAYS).nullable(),
  /** What the carrier says of it, in Czech. */
  way_text: z.string(),
  way_at: instant().nullable(),
});

const link = z.object({
  /** Null where no carrier is connected. */
  connected: z
    .object({
      sender: z.string(),
      last_ok_at: instant().nullable(),
      fault: z.enum(CARRIER_ERRORS).nullable(),
      points: z.int(),
      points_loaded_at: instant().nullable(),
      points_fault: z.enum(POINTS_ERRORS).nullable(),
    })
    .nullable(),
});

const chosen = z.array(z.int().min(1).max(2_147_483_647)).min(1);

const passwordWords = says({
  en: "The API password has 32 letters and digits. Copy all of it.",
  cs: "API heslo má 32 písmen a číslic. Zkopírujte ho celé.",
});
const senderWords = says({ en: "Please fill in the sender.", cs: "Vyplňte prosím odesílatele." });
const numberWords = says({
  en: "A packet’s number looks like Z 366 9041 905.",
  cs: "Číslo zásilky vypadá jako Z 366 9041 905.",
});

export type PickupPoint = z.output<typeof point>;
export type Parcel = z.output<typeof parcel>;
export type CarrierLink = z.output<typeof link>;

export const parcelsEndpoints = {
  points: endpoint({
    method: "GET",
    path: "/pickup-points",
    access: "public",
    summary: `Pick-up points by words of their name, street, town and postal code, at most ${MOST_POINTS}`,
    query: z.object({
      q: z.string().trim().max(100).optional(),
      country: z.enum(COUNTRIES).optional(),
    }),
    response: z.array(point),
  }),
  get: endpoint({
    method: "GET",
    path: "/parcels/orders/:id",
    access: "admin",
    roles: ["shop"],
    summary: "The parcel of an order: its pick-up point and its packet; null where it goes to none",
    params: idParams,
    response: z.object({ parcel: parcel.nullable() }),
  }),
  changePoint: endpoint({
    method: "PUT",
    path: "/parcels/orders/:id/point",
    access: "admin",
    roles: ["shop"],
    summary: "Gives an order another pick-up point; 409 once its packet was made or asked for",
    params: idParams,
    body: z.object({ point: pointId }),
    response: parcel,
    keepsAnswers: true,
  }),
  makePackets: endpoint({
    method: "POST",
    path: "/parcels/packets",
    access: "admin",
    roles: ["shop"],
    summary: "Makes a packet for each order, one at most however often it is called",
    body: z.object({ ids: chosen.max(20) }),
    status: 200,
    response: z.object({
      made: z.array(z.int()),
      refused: z.array(z.object({ id: z.int(), reason: z.string() })),
    }),
    keepsAnswers: true,
  }),
  settle: endpoint({
    method: "POST",
    path: "/parcels/orders/:id/settle",
    access: "admin",
    roles: ["shop"],
    summary:
      "Says what became of a packet whose making was not answered: its number as the carrier has it, or null for none",
    params: idParams,
    body: z.object({
      barcode: z
        .string()
        .overwrite((text) => text.replace(/\s/g, "").toUpperCase())
        .regex(/^Z?\d{8,12}$/, numberWords)
        .nullable(),
    }),
    status: 200,
    response: parcel,
    keepsAnswers: true,
  }),
  cancel: endpoint({
    method: "POST",
    path: "/parcels/orders/:id/cancel",
    access: "admin",
    roles: ["shop"],
    summary: "Cancels an order's packet at the carrier; 409 once it was handed over",
    params: idParams,
    body: z.object({}),
    status: 200,
    response: parcel,
    keepsAnswers: true,
  }),
  labels: endpoint({
    method: "GET",
    path: "/parcels/labels",
    access: "admin",
    roles: ["shop"],
    summary: "The labels of the orders' packets as one PDF, A6",
    query: z.object({
      ids: z
        .string()
        .regex(/^\d{1,9}(?:,\d{1,9}){0,199}$/)
        .describe("Ids of at most 200 orders, joined by commas"),
    }),
    raw: { contentType: "application/pdf" },
  }),
  link: endpoint({
    method: "GET",
    path: "/parcels/link",
    access: "admin",
    roles: ["shop"],
    summary: "Whether Packeta is connected, and how it went; never the password",
    response: link,
  }),
  connect: endpoint({
    method: "PUT",
    path: "/parcels/link",
    access: "admin",
    roles: [],
    summary: "Stores Packeta's API password, encrypted, once Packeta has taken it: 422 where it does not",
    body: z.object({
      password: z
        .string()
        .trim()
        .regex(/^[A-Za-z0-9]{32}$/, passwordWords),
      sender: z.string().trim().min(1, senderWords).max(64, senderWords),
    }),
    response: link,
    keepsAnswers: true,
  }),
  test: endpoint({
    method: "POST",
    path: "/parcels/link/test",
    access: "admin",
    roles: ["shop"],
    summary: "Asks Packeta now whether it takes the password and knows the sender",
    body: z.object({}),
    status: 200,
    response: link,
    keepsAnswers: true,
  }),
  loadPoints: endpoint({
    method: "POST",
    path: "/parcels/link/points",
    access: "admin",
    roles: ["shop"],
    summary: "Loads the pick-up points now; a list that is broken changes nothing",
    body: z.object({}),
    status: 200,
    response: link,
  }),
  disconnect: endpoint({
    method: "DELETE",
    path: "/parcels/link",
    access: "admin",
    roles: [],
    summary: "Deletes the password and the pick-up points; orders keep theirs",
  }),
};

export type ParcelsEndpoints = typeof parcelsEndpoints;
