import { expect, test } from "vitest";
import { formOf } from "#testing/content/content-records.ts";
import { testServer } from "#testing/test-server.ts";

const server = await testServer();
const token = await server.signIn();

test("a price of a form is read as people type it, and never as another number (15.6)", async () => {
  const translations = { en: { name: "Cap" }, cs: { name: "Kšiltovka" } };
  const made = await server.call("POST /products", {
    token,
    body: formOf({ slug: "cap", price: "99,50", translations }),
  });
  expect([made.status, made.body.price]).toEqual([201, 99.5]);
  for (const [typed, price] of [
    ["1 234,50", 1234.5],
    ["99.5", 99.5],
    ["490", 490],
  ] as const) {
    const changed = await server.call("PUT /products/cap", { token, body: formOf({ price: typed }) });
    expect([changed.status, changed.body.price], typed).toEqual([200, price]);
  }
  for (const typed of ["9,950", "1e3", "0x10", "12,345", "", "free"]) {
    const refused = await server.call("PUT /products/cap", { token, body: formOf({ price: typed }) });
    expect([refused.status, refused.body.errors?.[0].path], typed).toEqual([422, "price"]);
  }
  expect((await server.call("GET /products/cap")).body.price).toBe(490);
});
