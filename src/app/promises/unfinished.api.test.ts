import { type AddressInfo, connect, type Socket } from "node:net";
import { setTimeout } from "node:timers/promises";
import { afterEach, beforeAll, expect, test } from "vitest";
import { PATIENCE } from "#kit/server/http/unfinished.ts";
import { photoOf } from "#testing/content/sample-images.ts";
import { testServer } from "#testing/test-server.ts";

/** Connections that do not go on are closed, without a proxy in between (15.13). */

const patience = {
  ...PATIENCE,
  headers: 400,
  body: 400,
  // Far below what the upload below sends on the busiest machine, and above what comes letter by letter.
  bodyRate: 400,
  reading: 400,
  idle: 400,
  check: 100,
};
const server = await testServer({}, undefined, { patience });
let port = 0;
const sockets: Socket[] = [];

beforeAll(async () => {
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  port = (server.app.server.address() as AddressInfo).port;
});
afterEach(() => {
  for (const socket of sockets.splice(0)) socket.destroy();
});

/** A connection, what came over it, and its end. */
function open() {
  const socket = connect(port, "127.0.0.1");
  sockets.push(socket);
  const seen = { text: "" };
  socket.setEncoding("latin1").on("data", (part) => {
    seen.text += part;
  });
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => socket.once("close", () => resolve()));
  return { socket, seen, closed };
}

/** Sends the text letter by letter until the connection is closed. */
async function drip(socket: Socket, text: string, everyMs: number): Promise<void> {
  for (const letter of text) {
    if (socket.destroyed) return;
    socket.write(letter);
    await setTimeout(everyMs);
  }
}

const POST =
  "POST /api/orders HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 5000\r\n\r\n";

test("one that says nothing is closed without a word", async () => {
  const { closed, seen } = open();
  await closed;
  expect(seen.text).toBe("");
});

test("a connection keeps nothing of the requests that it has brought, however many", async () => {
  const [accepted] = await Promise.all([
    new Promise<Socket>((resolve) => server.app.server.once("connection", resolve)),
    (async () => {
      const { socket, seen } = open();
      const answers = () => seen.text.split("HTTP/1.1 ").length - 1;
      for (let sent = 1; sent <= 30; sent++) {
        socket.write(
          "POST /api/orders HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 2\r\n\r\n{}",
        );
        await expect.poll(answers, { interval: 5 }).toBe(sent);
      }
    })(),
  ]);
  expect(accepted.listenerCount("close")).toBeLessThan(10);
});

test("headers that come letter by letter are not waited for", async () => {
  const { socket, closed, seen } = open();
  await drip(socket, `GET /api/cars HTTP/1.1\r\nhost: a\r\nx-slow: ${"x".repeat(200)}`, 40);
  await closed;
  expect(seen.text).toMatch(/^HTTP\/1\.1 408 /);
});

test.each([
  ["does not come", ""],
  ["stops", '{"customer": {"first_name": "Jan"'],
])("a body that %s is not waited for", async (_, start) => {
  const { socket, closed, seen } = open();
  socket.write(POST + start);
  await closed;
  expect(seen.text).toMatch(/^HTTP\/1\.1 408 /);
  expect(seen.text).toContain('"code":"BAD_REQUEST"');
});

test("a body that comes letter by letter, plain or in chunks, is not waited for", async () => {
  const plain = open();
  plain.socket.write(POST);
  const chunked = open();
  chunked.socket.write(POST.replace("content-length: 5000", "transfer-encoding: chunked"));
  await Promise.all([
    drip(plain.socket, "x".repeat(200), 40),
    (async () => {
      for (let i = 0; i < 200 && !chunked.socket.destroyed; i++) {
        chunked.socket.write("1\r\nx\r\n");
        await setTimeout(40);
      }
    })(),
  ]);
  await Promise.all([plain.closed, chunked.closed]);
});

test("a body that goes on after the request was refused is not waited for", async () => {
  const { socket, closed, seen } = open();
  const type = "multipart/form-data; boundary=b";
  socket.write(
    `POST /api/cars HTTP/1.1\r\nhost: a\r\ncontent-type: ${type}\r\ncontent-length: 90000000\r\n\r\n--b`,
  );
  await drip(socket, "x".repeat(200), 40);
  await closed;
  expect(seen.text).toMatch(/^HTTP\/1\.1 401 /);
});

test("an upload that takes many times as long goes through while it goes on", async () => {
  const form = new FormData();
  form.set("image", new File([new Uint8Array(await photoOf(900, 600).jpeg().toBuffer())], "slow.jpg"));
  form.set("translations", JSON.stringify({ en: { title: "Slow" }, cs: { title: "Pomalu" } }));
  const request = new Request("http://a", { method: "POST", body: form });
  const bytes = Buffer.from(await request.arrayBuffer());
  const { socket, seen, closed } = open();
  socket.write(
    [
      "POST /api/gallery HTTP/1.1",
      "host: a",
      "connection: close",
      `authorization: Bearer ${await server.signIn()}`,
      `content-type: ${request.headers.get("content-type")}`,
      `content-length: ${bytes.length}`,
      "\r\n",
    ].join("\r\n"),
  );
  const part = Math.ceil(bytes.length / 40);
  for (let at = 0; at < bytes.length; at += part) {
    socket.write(bytes.subarray(at, at + part));
    await setTimeout(80);
  }
  await closed;
  expect(seen.text).toMatch(/^HTTP\/1\.1 201 /);
});

test("who does not read what was asked for is let go", async () => {
  const { socket } = open();
  await new Promise((resolve) => socket.once("connect", resolve));
  socket.pause();
  socket.write("GET /api/openapi.json HTTP/1.1\r\nhost: a\r\n\r\n".repeat(300));
  const count = () => new Promise((resolve) => server.app.server.getConnections((_, open) => resolve(open)));
  await expect.poll(count).toBe(1);
  await expect.poll(count).toBe(0);
});

test("between two requests a connection is kept, and closed when nobody uses it", async () => {
  const { socket, seen, closed } = open();
  for (let i = 1; i <= 2; i++) {
    socket.write("GET /healthz HTTP/1.1\r\nhost: a\r\n\r\n");
    await expect.poll(() => seen.text.match(/HTTP\/1\.1 200/g)?.length ?? 0).toBe(i);
  }
  await closed;
});
