import { expect, test } from "vitest";
import { ADMIN, testServer } from "#testing/test-server.ts";

/** What every answer tells a browser about how far to trust it. Pages have their policy besides: content-security.test.ts. */

const server = await testServer({ PUBLIC_URL: "https://drift.example.cz" });
const token = await server.signIn();
const authorization = `Bearer ${token}`;

const ANSWERS = [
  ["a public read", { url: "/api/cars" }],
  ["a read of the team", { url: "/api/orders/admin/orders", headers: { authorization } }],
  ["a refusal", { url: "/api/orders/admin/orders" }],
  ["what is not there", { url: "/api/nothing" }],
  ["a malformed address", { url: "/api/cars/%zz" }],
  [
    "broken JSON",
    { url: "/api/orders", method: "POST", payload: "{", headers: { "content-type": "application/json" } },
  ],
  ["a sign-in", { url: "/api/auth/login", method: "POST", payload: ADMIN }],
  ["the reference page", { url: "/api/docs/" }],
  ["robots.txt", { url: "/robots.txt" }],
  ["a feed", { url: "/feed.cs.xml" }],
  ["the calendar", { url: "/events.ics" }],
  ["a picture that is not there", { url: "/media/abcdefgh234567zz-9x9-ffffff.jpg" }],
  ["metrics without a token", { url: "/metrics" }],
  ["the sign of life", { url: "/healthz" }],
] as const;

test.each([
  ["both of a site's two addresses", "https://www.example.com", /max-age=\d{8}/],
  ["only one of a site's two addresses", "http://www.example.com", /^undefined$/],
])("where %s says https, browsers are told accordingly to come by it alone", async (_, ENGLISH_URL, said) => {
  const { app } = await testServer({ CZECH_URL: "https://www.example.cz", ENGLISH_URL });
  const { headers } = await app.inject({ url: "/healthz" });
  expect(String(headers["strict-transport-security"])).toMatch(said);
});

test.each(ANSWERS)(
  "%s is nobody's script or frame, and says nothing of what it runs on",
  async (what, asked) => {
    const { headers, body } = await server.app.inject(asked as object);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    if (what !== "a malformed address")
      expect(headers).toMatchObject({
        "x-frame-options": "SAMEORIGIN",
        "referrer-policy": "strict-origin-when-cross-origin",
        "strict-transport-security": expect.stringMatching(/max-age=\d{8}/),
        "cross-origin-opener-policy": "same-origin",
      });
    for (const name of ["server", "x-powered-by", "set-cookie", "access-control-allow-origin"])
      expect(headers[name], name).toBeUndefined();
    // The reference page names the package that it is made by.
    if (what !== "the reference page") expect(body).not.toMatch(/fastify|FST_ERR|node:internal/i);
  },
);

test("what is the team's or a customer's is kept by no browser and no proxy", async () => {
  for (const [name, options] of [
    ["POST /auth/login", { body: ADMIN }],
    ["GET /auth/me", { token }],
    ["GET /orders/admin/orders", { token }],
    ["GET /contact-messages", { token }],
    ["GET /cars", { token }],
    ["GET /health", { token }],
    [`GET /orders/mine/1/${"A".repeat(32)}`, {}],
  ] as const)
    expect((await server.call(name, options)).headers["cache-control"], name).toBe("no-store");
});

test("identity is read from the bearer alone: a session in a cookie or in the address opens nothing", async () => {
  const tries = [
    { url: "/api/auth/me", headers: { cookie: `accessToken=${token}; token=${token}` } },
    { url: `/api/auth/me?token=${token}&access_token=${token}&authorization=Bearer%20${token}` },
    { url: "/api/auth/me", headers: { "x-access-token": token, "x-auth-token": token } },
  ];
  for (const each of tries) expect((await server.app.inject(each)).statusCode).toBe(401);
});

test("another method can't be smuggled past the one that was checked", async () => {
  const answer = await server.app.inject({
    method: "POST",
    url: "/api/contact-messages/1?_method=DELETE",
    headers: { "x-http-method-override": "DELETE", authorization },
    payload: {},
  });
  expect(answer.statusCode).toBe(404);
});
