import { Buffer } from "node:buffer";
import { createHmac } from "node:crypto";
import fc from "fast-check";
import type { HostileRequest, Known } from "./hostile-requests.ts";
import { hostileValue } from "./hostile-values.ts";

/** Notices of both gateways as they are signed, of any kind, in any order, any number of times, odd in one place or none. */

export const NOTICE_SECRETS = {
  stripe: "whsec_onlyfortests",
  merchant: "123456",
  comgate: "secretonlyfortests",
};

const TYPES = [
  ...["completed", "async_payment_succeeded", "async_payment_failed", "expired"].map(
    (end) => `checkout.session.${end}`,
  ),
  ...["charge.refunded", "charge.refund.updated", "refund.created", "refund.failed", "refund.updated"],
  ...["created", "updated", "funds_withdrawn", "funds_reinstated", "closed"].map(
    (end) => `charge.dispute.${end}`,
  ),
  ...["payment_intent.succeeded", "x", "__proto__"],
];

const fields = (known: Known) => {
  const reference = fc.constantFrom(...(known.reference ?? ["x"]));
  const payment = fc.constantFrom(...(known.payment ?? ["x"]));
  return {
    id: fc.oneof(reference, fc.constantFrom("dp_1", "dp_2", "re_1", "re_2", "ch_1")),
    object: fc.constantFrom("checkout.session", "charge", "refund", "dispute"),
    payment_intent: fc.constantFrom("pi_1", "pi_2"),
    charge: fc.constantFrom("ch_1", "ch_2"),
    amount: fc.constantFrom(100, 19_900, 557_870, 0),
    amount_total: fc.constantFrom(100, 19_900, 557_870),
    amount_refunded: fc.constantFrom(0, 100, 19_900),
    currency: fc.constantFrom("czk", "eur", "CZK"),
    payment_status: fc.constantFrom("paid", "unpaid", "no_payment_required"),
    status: fc.constantFrom(
      "complete",
      "open",
      "won",
      "lost",
      "needs_response",
      "succeeded",
      "failed",
      "under_review",
    ),
    reason: fc.constantFrom("fraudulent", "general"),
    created: fc.integer({ min: 1_700_000_000, max: 1_900_000_000 }),
    client_reference_id: fc.constantFrom("1", "2", "0000000001"),
    metadata: fc.record({ payment, order: fc.constantFrom("1", "2") }, { requiredKeys: [] }),
  };
};

/** An event of Stripe, signed over its bytes. */
function ofStripe(known: Known): fc.Arbitrary<HostileRequest> {
  const right = fields(known);
  const object = fc
    .tuple(fc.record(right), fc.constantFrom(...Object.keys(right)), fc.option(hostileValue, { freq: 2 }))
    .map(([all, name, odd]) => (odd === null ? all : { ...all, [name]: odd }));
  const id = fc.constantFrom("evt_1", "evt_2", "evt_3", "evt_4", "evt_5");
  return fc
    .tuple(
      id,
      fc.constantFrom(...TYPES),
      fc.oneof(
        { weight: 9, arbitrary: object as fc.Arbitrary<unknown> },
        { weight: 1, arbitrary: hostileValue },
      ),
      right.created,
    )
    .map(([event, type, about, created]) => {
      const payload = JSON.stringify({
        id: `${event}_${type}_${created}`,
        object: "event",
        type,
        created,
        data: { object: about },
      });
      const now = Math.floor(Date.now() / 1000);
      const signed = createHmac("sha256", NOTICE_SECRETS.stripe).update(`${now}.${payload}`).digest("hex");
      return notice("stripe", "application/json", payload, [`stripe-signature: t=${now},v1=${signed}`]);
    });
}

function ofComgate(known: Known): fc.Arbitrary<HostileRequest> {
  const right = {
    transId: fc.constantFrom(...(known.reference ?? []), "AB12-CD34-0001", "AB12-CD34-0002"),
    refId: fc.constantFrom("1", "0000000001", "9999999999"),
    status: fc.constantFrom("PAID", "PENDING", "CANCELLED", "AUTHORIZED", "x"),
    price: fc.constantFrom("557870", "100", "-1", "1e9"),
    curr: fc.constantFrom("CZK", "EUR"),
    test: fc.constantFrom("true", "false"),
  };
  return fc
    .tuple(fc.record(right), fc.constantFrom(...Object.keys(right)), fc.option(hostileValue, { freq: 3 }))
    .map(([said, name, odd]) => {
      const form = new URLSearchParams({
        ...said,
        merchant: NOTICE_SECRETS.merchant,
        secret: NOTICE_SECRETS.comgate,
      });
      if (odd !== null)
        form.append(name, (typeof odd === "string" ? odd : (JSON.stringify(odd) ?? "")).toWellFormed());
      return notice("comgate", "application/x-www-form-urlencoded", form.toString(), []);
    });
}

function notice(gateway: string, type: string, payload: string, headers: string[]): HostileRequest {
  const body = Buffer.from(payload);
  const head = [
    `POST /api/orders/payments/${gateway}/notices HTTP/1.1`,
    "host: localhost",
    `content-type: ${type}`,
    `content-length: ${body.length}`,
    ...headers,
    "connection: close",
    "",
    "",
  ].join("\r\n");
  return { bytes: Buffer.concat([Buffer.from(head, "latin1"), body]), unfinished: false };
}

/** The same one comes again as often as the run is long. */
export const hostileNotice = (known: Known): fc.Arbitrary<HostileRequest> =>
  fc.oneof(ofStripe(known), ofComgate(known));
