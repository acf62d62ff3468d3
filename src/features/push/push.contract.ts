import { z } from "zod";
import { endpoint } from "#kit/contract/endpoint.ts";
import { EVERYBODY } from "#kit/contract/roles.ts";
import { instant, wholeNumber } from "#kit/contract/validation/fields.ts";
import { PUSH_KINDS } from "./push-kinds.ts";

/** Longer than any push service makes its addresses. */
const MOST_ADDRESS = 1000;
/** An uncompressed point of P-256, and 16 bytes, in base64url. */
const publicKey = z.string().regex(/^[\w-]{87}$/);
const secret = z.string().regex(/^[\w-]{22}$/);

const kinds = z.array(z.enum(PUSH_KINDS)).max(PUSH_KINDS.length);

/** What `PushSubscription.toJSON` of a browser holds. */
const subscription = z.object({
  endpoint: z.string().max(MOST_ADDRESS),
  keys: z.object({ p256dh: publicKey, auth: secret }),
});

const device = z.object({
  id: z.int(),
  /** Such as `Firefox`; null where that is not known. */
  browser: z.string().nullable(),
  /** Such as `Android`. */
  system: z.string().nullable(),
  created_at: instant(),
  /** When its push service took the last notification; null: none yet. */
  delivered_at: instant().nullable(),
  /** Those of its kinds that its owner's role may see. */
  kinds,
  /**
   * `on`: gets them. `signed-out`: silent until its owner signs in there again. `failing`: its push service refuses
   * them or does not answer.
   */
  state: z.enum(["on", "signed-out", "failing"]),
  /** Whether it is the device that asks. */
  current: z.boolean(),
});

export type PushDevice = z.output<typeof device>;

const params = z.object({ id: wholeNumber(1) });

/** Notifications on one's own phones and computers. */
export const pushEndpoints = {
  own: endpoint({
    method: "GET",
    path: "/push",
    access: "admin",
    roles: EVERYBODY,
    summary:
      "One's own devices that get notifications, the kinds that one may choose, and the key to subscribe with",
    response: z.object({ public_key: z.string(), kinds, devices: z.array(device) }),
  }),
  add: endpoint({
    method: "POST",
    path: "/push/devices",
    access: "admin",
    roles: EVERYBODY,
    summary: "Turn notifications on for this device; it belongs to this session from then on",
    body: subscription.extend({ kinds: kinds.optional() }),
    status: 200,
    response: device,
    keepsAnswers: true,
  }),
  resume: endpoint({
    method: "POST",
    path: "/push/devices/resume",
    access: "admin",
    roles: EVERYBODY,
    summary:
      "Say that one's own device is in use again: after a new sign-in, or under a new address of its push service",
    body: subscription.extend({ id: wholeNumber(1).optional() }),
    status: 200,
    response: z.object({ public_key: z.string(), device: device.nullable() }),
    keepsAnswers: true,
  }),
  choose: endpoint({
    method: "PUT",
    path: "/push/devices/:id",
    access: "admin",
    roles: EVERYBODY,
    summary: "Choose what one's own device is told of",
    params,
    body: z.object({ kinds }),
    response: device,
    keepsAnswers: true,
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/push/devices/:id",
    access: "admin",
    roles: EVERYBODY,
    summary: "Turn notifications off for one's own device",
    params,
    keepsAnswers: true,
  }),
  test: endpoint({
    method: "POST",
    path: "/push/devices/:id/test",
    access: "admin",
    roles: EVERYBODY,
    summary: "Send a test to one's own device; a device that is gone is removed",
    params,
    body: z.object({}),
    status: 200,
    response: z.object({
      /** `gone`: its push service knows it no more, so it was removed. */
      result: z.enum(["sent", "gone", "refused", "away"]),
    }),
    keepsAnswers: true,
  }),
};

export type PushEndpoints = typeof pushEndpoints;
