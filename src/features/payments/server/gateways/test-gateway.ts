import { createHmac, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import { withLanguage } from "#kit/contract/language/page-address.ts";
import { ForgedNotice, type PaymentGateway, type PaymentNotice } from "./gateway.ts";

/** A notice older than this is not believed, as with Stripe's. */
const TOLERANCE_MS = 300_000;
const LIFETIME_MS = 24 * 3600 * 1000;
export const TEST_SIGNATURE_HEADER = "test-gateway-signature";

const notice = z.object({
  id: z.string(),
  outcome: z.enum(["paid", "failed", "expired"]),
  payment: z.string(),
  reference: z.string(),
  orderNumber: z.string().nullish(),
  amount: z.int(),
  currency: z.string(),
});

/**
 * A gateway for trying the shop out: its page is our own and moves no money, its notices are signed and come
 * the same way as a real gateway's.
 */
export function testGateway(secret: string): PaymentGateway {
  return {
    name: "test",
    async open({ id, language, returnUrl }) {
      // The reference is the key to its page, so it can't be guessed from anything that is shown elsewhere.
      const reference = signed(secret, `page ${id}`);
      const url = new URL(withLanguage(`/test-payment/${reference}`, language), returnUrl).href;
      return { reference, url, expiresAt: new Date(Date.now() + LIFETIME_MS) };
    },
    async read(body, header) {
      const [, time = "", signature = ""] =
        /^t=(\d+),v1=([\w-]+)$/.exec(header(TEST_SIGNATURE_HEADER) ?? "") ?? [];
      const right = Buffer.from(signed(secret, `notice ${time}.${body.toString("utf8")}`));
      const given = Buffer.from(signature);
      if (given.length !== right.length || !timingSafeEqual(given, right))
        throw new ForgedNotice("The signature of the test gateway's notice is wrong");
      if (Math.abs(Date.now() - Number(time)) > TOLERANCE_MS)
        throw new ForgedNotice("The test gateway's notice is too old");
      return notice.parse(JSON.parse(body.toString("utf8")));
    },
    refund: async ({ id }) => ({
      reference: `test-refund-${signed(secret, `refund ${id}`).slice(0, 20)}`,
      state: "succeeded",
      fault: "",
    }),
    refundsOf: async () => null,
    repeatable: true,
    limits: { least: 1, greatest: 99_999_999 },
    // Its page says at once what happened, and there is nobody to ask.
    status: async () => null,
    cancel: async () => {},
    check: async () => {},
  };
}

/** The bytes of a notice and the header that signs them. */
export function testNotice(secret: string, said: PaymentNotice): { body: Buffer; signature: string } {
  const body = JSON.stringify(said);
  const time = Date.now();
  return {
    body: Buffer.from(body),
    signature: `t=${time},v1=${signed(secret, `notice ${time}.${body}`)}`,
  };
}

function signed(secret: string, text: string): string {
  return createHmac("sha256", `test gateway ${secret}`).update(text).digest("base64url");
}
