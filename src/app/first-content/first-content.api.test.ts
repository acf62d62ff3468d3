import { expect, test } from "vitest";
import { cars } from "#features/cars/server/cars.table.ts";
import { products } from "#features/products/server/products.table.ts";
import { settings } from "#features/settings/server/settings.table.ts";
import { siteMarks } from "#kit/server/database/site-marks.table.ts";
import { testServer } from "#testing/test-server.ts";
import { fillEmptyDatabase } from "./first-content.ts";

const server = await testServer({ DEMO: "off" });
const withDemo = await testServer({ DEMO: "on" });

test("a first start without the demo team has the voucher as the specification fixes it, and nothing else", async () => {
  server.setNow(new Date("2026-01-05T12:00:00Z"));
  await server.services.db.delete(settings);
  await fillEmptyDatabase(server.services);
  const { body } = await server.call("GET /products", { language: "en" });
  expect(body).toHaveLength(1);
  expect(body[0]).toMatchObject({
    id: "drift-taxi-1",
    slug: "drift-taxi",
    price: 5000,
    category: "experience",
    valid_until: "2026-03-31",
    is_orderable: true,
    image_path: null,
  });
  for (const fact of ["Age 18+", "consent of a parent", "heart conditions", "pregnancy", "mobility"])
    expect(body[0].eligibility).toContain(fact);
  expect(body[0].what_to_expect).toMatch(/10-minute ride.+about 1 hour/);
  expect(body[0].availability).toContain("spring to autumn");
  expect((await server.call("GET /products/drift-taxi", { language: "cs" })).body.name).toBe("Drift taxi");
  expect((await server.call("GET /cars")).body).toEqual([]);
});

test("a voucher that the team deleted stays away at the next start", async () => {
  const token = await server.signIn();
  expect((await server.call("DELETE /products/drift-taxi", { token })).status).toBe(204);
  await fillEmptyDatabase(server.services);
  expect((await server.call("GET /products")).body).toEqual([]);
});

test("a site that has had content is never filled again, whatever the team deleted", async () => {
  const token = await server.signIn();
  for (const { id } of (await server.call("GET /settings", { token })).body)
    expect((await server.call(`DELETE /settings/${id}`, { token })).status).toBe(204);
  const { services } = server;
  await fillEmptyDatabase({ ...services, config: { ...services.config, DEMO: "on" } });
  expect([await services.db.$count(settings), await services.db.$count(products)]).toEqual([0, 0]);
});

test("starts at the same moment fill an empty database once, and none of them fails", {
  tags: "both-databases",
}, async () => {
  const { services } = withDemo;
  const { db } = services;
  await db.delete(settings);
  await Promise.all([1, 2].map(() => fillEmptyDatabase(services)));
  const names = (await db.select().from(cars)).map(({ slug }) => slug);
  expect(names.length).toBeGreaterThan(1);
  expect(new Set(names).size).toBe(names.length);
  expect(await db.$count(siteMarks)).toBe(1);
});
