import { Buffer } from "node:buffer";
import { expect, test } from "vitest";
import { BUDGET_MS, excessOf, harmlessTwin } from "./request-cost.ts";

/** What the hostile run calls too dear: more than its twins by the budget, each time that it is asked. */

/** A site that takes so many milliseconds for each request, by its text and by how often it was asked. */
function siteOf(cost: (request: string, times: number) => number) {
  let used = 0;
  const asked = new Map<string, number>();
  return {
    meter: async () => used,
    send: async (bytes: Buffer) => {
      const request = bytes.toString();
      const times = (asked.get(request) ?? 0) + 1;
      asked.set(request, times);
      used += cost(request, times);
    },
  };
}

const excess = (cost: Parameters<typeof siteOf>[0]) =>
  excessOf(siteOf(cost), Buffer.from("asked"), [Buffer.from("twin"), Buffer.from("short")]);

test("what costs more than its share each time is said, with how much", async () => {
  expect(await excess((request) => (request === "asked" ? 400 : 30))).toBe(370);
});

test("what its size costs anyway, what happens once, and what is little are no excess", async () => {
  expect(await excess((request) => (request === "short" ? 10 : 400))).toBe(0);
  expect(await excess((request, times) => (request === "asked" && times < 3 ? 400 : 10))).toBe(0);
  expect(await excess((request) => (request === "asked" ? BUDGET_MS : 0))).toBe(0);
});

test("a twin is the same call of the same size without harm", () => {
  const body = `{"name":"${" ".repeat(40)}"}`;
  const request = Buffer.from(
    `POST /api/x?q=%20%20 HTTP/1.1\r\nhost: a\r\ncontent-type: text/odd\r\nx-odd: 1\r\ncontent-length: ${body.length}\r\nauthorization: Bearer t\r\nconnection: close\r\n\r\n${body}`,
  );
  const twin = harmlessTwin(request).toString();
  expect(twin).toMatch(
    /^POST \/api\/x HTTP\/1\.1\r\nhost: a\r\nauthorization: Bearer t\r\nconnection: close\r\n/,
  );
  expect(twin).not.toMatch(/x-odd|text\/odd/);
  expect(JSON.parse(twin.split("\r\n\r\n")[1] ?? "")).toEqual({ x: "a".repeat(body.length - 8) });
  expect(harmlessTwin(Buffer.from("GET /shop?lang=cs HTTP/1.1\r\nhost: a\r\n\r\n")).toString()).toBe(
    "GET /shop HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n",
  );
});
