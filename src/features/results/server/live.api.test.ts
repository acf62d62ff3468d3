import { request } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { testServer } from "#testing/test-server.ts";
import { listening } from "./live.ts";

const server = await testServer();
const token = await server.signIn();
await server.app.listen({ port: 0, host: "127.0.0.1" });
const { port } = server.app.server.address() as AddressInfo;

/** Follows a round; `seen.text` is what has come. */
function follow(id: number) {
  const seen = { text: "", status: 0 };
  const asked = request({ port, host: "127.0.0.1", path: `/api/results/rounds/${id}/live` }, (response) => {
    seen.status = response.statusCode ?? 0;
    response.setEncoding("utf8").on("data", (part) => {
      seen.text += part;
    });
    response.on("error", () => {});
  });
  asked.on("error", () => {});
  asked.end();
  return { seen, leave: () => asked.destroy() };
}

const post = async (path: string, body: unknown) =>
  (await server.call(`POST /results${path}`, { token, body })).body;

test("whoever follows a round hears of its changes and of no other's, and nothing runs when nobody does", async () => {
  const series = await post("/series", { name: { en: "Live" } });
  const season = await post("/seasons", { series_id: series.id, year: 2026, is_active: true });
  const [one, two] = [
    await post(`/seasons/${season.id}/rounds`, { number: 1 }),
    await post(`/seasons/${season.id}/rounds`, { number: 2 }),
  ];
  expect(listening()).toEqual({ count: 0, isRunning: false });
  const [first, second] = [follow(one.id), follow(two.id)];
  for (const { seen } of [first, second]) await expect.poll(() => seen.text).toContain("event: changed");
  expect(listening()).toEqual({ count: 2, isRunning: true });
  const changed = await post(`/rounds/${one.id}/entries`, { entries: [{ driver: "L1", runs: [80] }] });
  await expect.poll(() => first.seen.text).toContain(changed.updated_at);
  expect(second.seen.text.match(/event: changed/g)).toHaveLength(1);
  // What is read then is new.
  expect((await server.call(`GET /results/rounds/${one.id}`)).body.updated_at).toBe(changed.updated_at);
  first.leave();
  second.leave();
  await expect.poll(listening).toEqual({ count: 0, isRunning: false });
});

test("a round that does not exist is not followed", async () => {
  const { seen } = follow(999_999);
  await expect.poll(() => seen.status).toBe(404);
  expect(listening().isRunning).toBe(false);
});
