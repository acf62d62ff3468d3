import { describe, expect, test } from "vitest";
import { z } from "zod";
import type { Endpoint } from "#kit/contract/endpoint.ts";
import { unusableTokens } from "#testing/people/unusable-tokens.ts";
import { storedState } from "#testing/stored-state.ts";
import { testServer } from "#testing/test-server.ts";
import { implementations } from "../declared-site.ts";

/** A walk over every contract: a new call is tried here without anybody thinking of it. */

const server = await testServer();
const token = await server.signIn();
const refused = { none: undefined, ...(await unusableTokens(server)) };

const before = await storedState(server);

const calls = implementations.flatMap(({ endpoints }) => Object.values(endpoints));
const writes = calls.filter(({ method }) => method !== "GET");
const nameOf = ({ method, path }: Endpoint) => `${method} ${path}`;
const SOME = ["1", "some-slug", "o1", "0194d5b6-7c1e-7d3a-9f51-0f4a1c2b3d4e"];
/** The call with something that is allowed in place of its parameters. */
const addressed = (endpoint: Endpoint) =>
  nameOf(endpoint).replaceAll(/:(\w+)/g, (_, name) => {
    if (name === "slug") return "some-slug";
    const schema = endpoint.params?.shape[name] as z.ZodType | undefined;
    const choices = schema instanceof z.ZodEnum ? schema.options.map(String) : [];
    return [...SOME, ...choices].find((value) => schema?.safeParse(value).success) ?? "1";
  });

/** The writes of visitors. Whatever joins them must be meant to. */
const FOR_VISITORS = [
  // By the key of the link that asks for a review.
  "DELETE /reviews/mine/:id/:key/reviews/:review",
  "POST /auth/forgotten-password",
  "POST /auth/invitation",
  // An invited person's own, by the token of the link.
  "POST /auth/invitation/passkey",
  // The token of the link is in the body, so that it is in no address.
  "POST /auth/links",
  "POST /auth/login",
  "POST /auth/logout",
  "POST /auth/new-email",
  "POST /auth/new-password",
  // Another way to sign in, throttled like a password.
  "POST /auth/passkey",
  "POST /auth/passkey/start",
  "POST /auth/refresh",
  // By a voucher's code, or for seats that nobody has paid: both throttled.
  "POST /bookings",
  "POST /bookings/holds",
  "POST /bookings/holds/read",
  "POST /bookings/holds/release",
  // By the key of a booking's own page.
  "POST /bookings/mine/:id/:key/cancel",
  "POST /bookings/mine/:id/:key/money-back",
  "POST /bookings/mine/:id/:key/money-back/undo",
  "POST /bookings/mine/:id/:key/move",
  "POST /bookings/mine/:id/:key/riders",
  "POST /bookings/mine/:id/:key/statements",
  "POST /bookings/mine/:id/:key/take",
  // A read whose code is in the body, so that it is in no address.
  "POST /bookings/voucher",
  "POST /bookings/waiting",
  "POST /bookings/waiting/:id/:key/leave",
  "POST /contact-messages",
  // A read whose code is in the body, too; wrong ones are counted.
  "POST /discount-codes/check",
  // By the link in our mails; a sign-up is throttled and answers all alike.
  "POST /newsletter/mine/:id/:key/confirm",
  "POST /newsletter/mine/:id/:key/language",
  "POST /newsletter/mine/:id/:key/leave",
  // A mail program's own button (RFC 8058).
  "POST /newsletter/one-click/:id/:key",
  "POST /newsletter/subscriptions",
  "POST /orders",
  "POST /orders/mine/:id/:key/payment",
  "POST /orders/mine/:id/:key/withdrawal",
  // Signed by the gateway; the pages are the test gateway's.
  "POST /orders/payments/:gateway/notices",
  "POST /orders/payments/test/pages/:reference",
  "POST /reviews/mine/:id/:key",
  "POST /reviews/mine/:id/:key/refuse",
  // By the link in our mails; a wish is throttled and answers all alike.
  "POST /stock-alerts",
  "POST /stock-alerts/mine/:id/:key/confirm",
  "POST /stock-alerts/mine/:id/:key/leave",
  // A read whose code is in the body, too; wrong ones are counted.
  "POST /vouchers/balance",
  // A picture of what a voucher will look like: throttled.
  "POST /vouchers/preview",
  "POST /withdrawals",
  "PUT /orders/mine/:id/:key/gifts/:item",
  "PUT /orders/mine/:id/:key/payment-method",
];

test("visitors can sign in, order, book and write to the team; every other write is the team's", () => {
  const open = writes.filter(({ access }) => access !== "admin").map(nameOf);
  expect(open.sort()).toEqual(FOR_VISITORS);
});

describe("for the team only", () => {
  const teams = calls.filter(({ access }) => access === "admin").map((call) => [nameOf(call), call] as const);

  test.each(teams)(
    "%s is 401 without a token, with a wrong, a tampered, a refresh and a logged-out one",
    async (_, call) => {
      for (const [kind, token] of Object.entries(refused)) {
        for (const language of ["en", "cs"] as const) {
          const body = call.method === "GET" || call.method === "DELETE" ? undefined : {};
          const answer = await server.call(addressed(call), { token, language, body });
          expect([answer.status, answer.headers["content-language"]], kind).toEqual([401, language]);
          expect(answer.body.message, kind).toMatch(
            token === undefined
              ? /^Unauthorized: (please sign in|přihlaste se)/
              : /^Invalid token: (please|přihlaste)/,
          );
        }
      }
    },
  );
});

describe("fields", () => {
  const fields = writes
    .filter(({ access }) => access === "admin")
    .flatMap((call) => fieldsOf(call).map((field) => [nameOf(call), field, call] as const));

  test("every write with a body is an object of named fields", () => {
    for (const call of writes) if (call.body) expect(call.body, nameOf(call)).toBeInstanceOf(z.ZodObject);
  });

  // No field takes a list within a list.
  test.each(fields)(
    "%s refuses a value of another type in %s, in the asked language",
    async (_, field, call) => {
      const messages = [];
      for (const language of ["en", "cs"] as const) {
        const body = { [field]: [["x"]] };
        const answer = await server.call(addressed(call), { token, language, body });
        expect([answer.status, answer.body.code], JSON.stringify(answer.body)).toEqual([422, "INVALID"]);
        const error = answer.body.errors.find(({ path }: { path: string }) => path.split(".")[0] === field);
        expect(error, JSON.stringify(answer.body)).toBeDefined();
        messages.push(error.message);
      }
      expect(messages[0]).not.toBe(messages[1]);
    },
  );
});

test("nothing of all that was refused is stored", async () => {
  expect(await storedState(server)).toEqual(before);
});

function fieldsOf({ body }: Endpoint): string[] {
  return body instanceof z.ZodObject ? Object.keys(body.shape) : [];
}
