// @module-tag processes
import { setTimeout } from "node:timers/promises";
import Fastify, { type FastifyInstance } from "fastify";
import { afterEach, expect, test } from "vitest";
import { Refusal } from "#kit/contract/errors.ts";
import { refuseWhenOverloaded } from "./overload.ts";

const INTERVAL_MS = 1000;
const MAX_DELAY_MS = 400;

let app: FastifyInstance;
afterEach(() => app.close());

async function start(): Promise<void> {
  app = Fastify();
  refuseWhenOverloaded(app, { maxDelay: MAX_DELAY_MS, interval: INTERVAL_MS });
  app.setErrorHandler((error, _request, reply) =>
    reply.code(error instanceof Refusal && error.code === "UNAVAILABLE" ? 503 : 500).send(),
  );
  app.get("/", () => "ok");
  await app.ready();
}

const status = async () => (await app.inject("/")).statusCode;

function block(milliseconds: number): void {
  const end = performance.now() + milliseconds;
  while (performance.now() < end);
}

/** The status of each call while every turn of the event loop takes `turn` milliseconds. */
async function whileTurnsTake(turn: number, turns: number): Promise<Set<number>> {
  const seen = new Set<number>();
  for (let done = 0; done < turns; done++) {
    block(turn);
    seen.add(await status());
    await setTimeout(1);
  }
  return seen;
}

test("one long turn refuses nobody", async () => {
  await start();
  block(INTERVAL_MS * 1.2);
  const seen = new Set<number>();
  for (let times = 0; times < 30; times++) {
    seen.add(await status());
    await setTimeout(INTERVAL_MS / 15);
  }
  expect([...seen]).toEqual([200]);
});

test("turns that are long one after the other refuse, until it is over", async () => {
  await start();
  expect(await whileTurnsTake(MAX_DELAY_MS * 1.5, 6)).toContain(503);
  await expect.poll(status).toBe(200);
});
