import { once } from "node:events";
import { rm } from "node:fs/promises";
import { request } from "node:http";
import { createServer, type Socket } from "node:net";
import { expect, test } from "@playwright/test";
import { startSmtpServer } from "../../src/testing/outside/smtp-server.ts";
import { adminCaller, callerOf, must } from "../kill-test/call.ts";
import { freePort, startSite } from "../site.ts";

test("with mails that hang, orders go on; SIGTERM finishes them, ends with 0, and each mail goes out once later @job", async () => {
  test.setTimeout(240_000);
  const port = await freePort();
  const hanging = await hangingServer(port);
  const environment = { SMTP_URL: `smtp://127.0.0.1:${port}`, KEEP: "1" };
  const site = await startSite(process.env.PADDOCK_TEMPLATE, environment);

  const order = await ordering(site.url);
  const placed: string[] = [];
  for (const name of ["a", "b", "c"]) placed.push(await order(`${name}@example.cz`));
  await expect.poll(() => hanging.connections()).toBeGreaterThan(0);

  const upload = slowUpload(site.url);
  const late = ["d", "e", "f", "g"].map((name) => order(`${name}@example.cz`).catch(() => null));
  const [socket] = await once(upload, "socket");
  if (socket.connecting) await once(socket, "connect");
  await fetch(`${site.url}/healthz`);
  expect(await site.terminate()).toBe(0);
  placed.push(...(await Promise.all(late)).filter((email) => email !== null));
  await hanging.stop();

  const smtp = await startSmtpServer(port);
  const again = await startSite(undefined, { ...environment, DATA_DIR: site.folder });
  const admin = await adminCaller(again.url);
  const { orders } = await must(admin("GET", "/orders/admin/orders?q=%40example.cz&limit=50&page=1"));
  const stored = orders.map(({ customer_email }: { customer_email: string }) => customer_email);
  for (const email of placed) expect(stored.filter((each: string) => each === email)).toEqual([email]);

  // Mails wait for half a minute before their second try; the team may send them at once.
  const waiting = async () => (await must(admin("GET", "/mails?state=queued&limit=200"))).mails;
  for (const { id } of await waiting()) await must(admin("POST", `/mails/${id}/resend`));
  await expect.poll(async () => (await waiting()).length, { timeout: 60_000 }).toBe(0);
  // One that went out while it was asked for is sent again as a mail of its own; none goes out twice by itself.
  const ids = smtp.received.map(({ messageId }) => messageId);
  expect(ids.length).toBe(new Set(ids).size);
  const customers = smtp.received.map(({ to }) => to?.[0]?.address);
  const answered = smtp.received.map(({ replyTo }) => replyTo?.[0]?.address);
  expect(customers).toEqual(expect.arrayContaining(placed));
  expect(answered).toEqual(expect.arrayContaining(placed));
  await again.stop();
  await smtp.stop();
  await rm(site.folder, { recursive: true, force: true });
});

/** Takes connections and never says a word. */
async function hangingServer(port: number) {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on("error", () => {});
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return {
    connections: () => sockets.size,
    async stop() {
      const closed = once(server, "close");
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}

/** Orders one piece of the first product; answers the customer's address once it was acknowledged. */
async function ordering(url: string): Promise<(email: string) => Promise<string>> {
  const call = callerOf(url);
  const [product] = await must(call("GET", "/products"));
  const [shipping] = await must(call("GET", "/orders/shipping-methods"));
  const [payment] = await must(call("GET", "/orders/payment-methods"));
  return async (email) => {
    const customer = {
      name: email,
      email,
      phone: "+420 777 123 456",
      address: "Jánská 5, Česká Lípa, 470 01",
    };
    const items = [{ id: product.id, quantity: 1, price: product.price }];
    const methods = { shipping_method: shipping.id, payment_method: payment.id };
    await must(
      call("POST", "/orders", {
        body: { customer, items, ...methods, total: product.price + shipping.price },
      }),
    );
    return email;
  };
}

/** A visitor on a bad line who never gets to the end of what he sends. */
function slowUpload(url: string) {
  const headers = { "content-type": "application/json", "content-length": "100000" };
  const sending = request(`${url}/api/contact-messages`, { method: "POST", headers });
  sending.on("error", () => {});
  sending.write('{"name": "Karel", ');
  return sending;
}
