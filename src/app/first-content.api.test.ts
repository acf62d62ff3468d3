import { expect, test } from "vitest";
import { settings } from "#features/settings/server/settings.table.ts";
import { testServer } from "#testing/test-server.ts";
import { fillEmptyDatabase } from "./first-content.ts";

const server = await testServer({ DEMO: "off" });

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
