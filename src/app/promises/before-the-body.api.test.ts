import { readdir } from "node:fs/promises";
import { type AddressInfo, connect, type Socket } from "node:net";
import { join } from "node:path";
import { afterEach, beforeAll, expect, test } from "vitest";
import { implementations } from "#app/declared-site.ts";
import { clientNetwork } from "#kit/server/rate-limit/client-network.ts";
import { takeHits } from "#kit/server/rate-limit/rate-limit.ts";
import { signedInAs } from "#testing/people/team.ts";
import { testServer } from "#testing/test-server.ts";

/** What can be asked without the body is asked before it comes: nobody's bytes are read who may not send them. */

const MB = 1024 * 1024;
const server = await testServer({}, undefined, {
  crowding: {
    silent: { ofNetwork: 5, inAll: 100 },
    bodies: { ofNetwork: 12 * MB, inAll: 100 * MB },
    connections: 200,
  },
});
let port = 0;
const sockets: Socket[] = [];

beforeAll(async () => {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  port = (server.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A connection, what came over it so far, and its end. */
function open() {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  const seen = { text: "", isClosed: false };
  socket.setEncoding("latin1").on("data", (part) => {
    seen.text += part;
  });
  socket.on("error", () => {});
  socket.once("close", () => {
    seen.isClosed = true;
  });
  return { socket, seen };
}

/** The status of a request of which nothing but the head is sent. */
async function statusOfHead(name: string, headers: Record<string, string | number>): Promise<number> {
  const [method, path] = name.split(" ");
  const { socket, seen } = open();
  const lines = Object.entries({ host: "a", ...headers }).map(([key, value]) => `${key}: ${value}\r\n`);
  socket.write(`${method} /api${path} HTTP/1.1\r\n${lines.join("")}\r\n`);
  await expect.poll(() => seen.text, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 \d{3}/);
  socket.destroy();
  return Number(seen.text.slice(9, 12));
}

const JSON_HEAD = { "content-type": "application/json", "content-length": 1_000_000 };
const FORM_HEAD = { "content-type": "multipart/form-data; boundary=x", "content-length": 1_000_000 };
const KEY = "A".repeat(32);

const withBodies = implementations
  .flatMap(({ endpoints }) => Object.values(endpoints))
  .filter(({ body, files }) => body || files);
const nameOf = ({ method, path }: { method: string; path: string }) =>
  `${method} ${path.replace(/:(\w+)/g, (_, name) => (/key|slug|code|gateway|reference/i.test(name) ? KEY : "1"))}`;

test.each(
  withBodies
    .filter(({ access }) => access === "admin")
    .map((endpoint) => [nameOf(endpoint), endpoint] as const),
)("%s is refused to a stranger by its head alone", async (name, { files }) => {
  expect(await statusOfHead(name, files ? FORM_HEAD : JSON_HEAD)).toBe(401);
});

test.each(withBodies.filter(({ path }) => path.includes("/mine/")).map((endpoint) => nameOf(endpoint)))(
  "%s is refused with a wrong key by its head alone",
  async (name) => {
    expect(await statusOfHead(name, JSON_HEAD)).toBe(404);
  },
);

test("a role that may not call is told so, however broken the body is", async () => {
  const bearer = { authorization: `Bearer ${(await signedInAs(server, "shop")).token}` };
  expect(await statusOfHead("POST /people", { ...JSON_HEAD, ...bearer })).toBe(403);
});

test("nothing of a stranger's files reaches the disk", async () => {
  const { socket, seen } = open();
  const part = `--x\r\ncontent-disposition: form-data; name="picture"; filename="a.jpg"\r\n\r\n${"x".repeat(300_000)}`;
  socket.write(
    `POST /api/reviews/mine/1/${KEY} HTTP/1.1\r\nhost: a\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000000\r\n\r\n${part}`,
  );
  await expect.poll(() => seen.text, { timeout: 10_000 }).toMatch(/^HTTP\/1\.1 404/);
  expect(await readdir(join(server.folder, "uploads"))).toEqual([]);
});

test("a form that says that it is longer than all it may hold is refused by its head", async () => {
  const bearer = { authorization: `Bearer ${await server.signIn()}` };
  const head = { ...FORM_HEAD, "content-length": 600 * MB, ...bearer };
  expect(await statusOfHead("POST /sponsors", head)).toBe(413);
  expect(await statusOfHead("POST /contact-messages", FORM_HEAD)).toBe(415);
});

test("the fields of a form have one limit together, whatever they are called", async () => {
  const token = await server.signIn();
  const form = (count: number) => {
    const body = new FormData();
    for (let index = 0; index < count; index++) body.append(`anything_${index}`, "x".repeat(100_000));
    body.append("website", "https://www.example.cz");
    return body;
  };
  expect((await server.call("POST /sponsors", { token, body: form(25) })).status).toBe(413);
  const few = await server.call("POST /sponsors", { token, body: form(5) });
  expect(few.status).toBe(422);
  expect(few.body.errors[0].path).not.toMatch(/anything/);
});

test("a long body is not read where the limit of its network is full; a short one is answered as always", async () => {
  const key = `order ${clientNetwork("127.0.0.1")}`;
  for (let hit = 0; hit < 30; hit++) await takeHits(server.services, [{ key, limit: 30, windowMs: 600_000 }]);
  expect(await statusOfHead("POST /orders", JSON_HEAD)).toBe(429);
  expect((await server.call("POST /orders", { body: {} })).status).toBe(422);
});

test("of silent connections that are too many the oldest go, and who says something is answered", async () => {
  const silent: ReturnType<typeof open>[] = [];
  for (let index = 0; index < 8; index++) {
    silent.push(open());
    await expect.poll(() => silent.at(-1)?.socket.connecting).toBe(false);
  }
  await expect
    .poll(() => silent.map(({ seen }) => seen.isClosed))
    .toEqual([true, true, true, ...Array(5).fill(false)]);
  expect((await fetch(`http://127.0.0.1:${port}/healthz`)).status).toBe(200);
});

test("of one network only so much may be on its way at the same time", async () => {
  const started: ReturnType<typeof open>[] = [];
  for (let index = 0; index < 7; index++) {
    const one = open();
    one.socket.write(
      "POST /api/discount-codes/check HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ntransfer-encoding: chunked\r\n\r\n2\r\n{ \r\n",
    );
    started.push(one);
    await expect.poll(() => one.socket.connecting).toBe(false);
  }
  await expect
    .poll(() => started.map(({ seen }) => seen.text.slice(9, 12)).sort())
    .toEqual(["", "", "", "", "", "", "429"]);
});
