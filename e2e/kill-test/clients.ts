import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import type { Call, Called } from "./call.ts";
import { acknowledged, type Ledger, type SentOrder } from "./ledger.ts";
import { pictureForm, type Shop, titled } from "./shop.ts";

interface Work {
  round: number;
  /** Anonymous, and as the administrator. */
  visitor: Call;
  admin: Call;
  shop: Shop;
  ledger: Ledger;
  picture: Uint8Array<ArrayBuffer>;
  /** Aborted when the clients should stop; a killed server stops them too. */
  signal: AbortSignal;
}

const ORDERING_CLIENTS = 6;

/** Visitors order, the team uploads, replaces, removes, edits and looks at invoices, until the server is gone. */
export async function workHard(work: Work): Promise<void> {
  const clients = [
    ...Array.from({ length: ORDERING_CLIENTS }, () => () => order(work)),
    () => upload(work),
    () => replaceOrRemove(work),
    () => edit(work),
    () => invoice(work),
  ];
  await Promise.all(clients.map((client) => untilCut(work.signal, client)));
}

async function untilCut(signal: AbortSignal, client: () => Promise<void>): Promise<void> {
  while (!signal.aborted) {
    try {
      await client();
    } catch (error) {
      // A broken connection is what a killed server leaves; anything else is a fault of this test.
      if (!isCut(error)) throw error;
      return;
    }
    await pause(20 + Math.random() * 150);
  }
}

function isCut(error: unknown): boolean {
  const { name, message, cause } = error as Error;
  return name === "TypeError" && (/fetch failed|terminated/.test(message) || cause !== undefined);
}

async function order(work: Work): Promise<void> {
  const { ledger, round } = work;
  const email = `r${round}-${randomUUID().slice(0, 8)}@example.cz`;
  const sent: SentOrder = { round, key: randomUUID(), quantity: 1 + Math.floor(Math.random() * 3) };
  ledger.orders.set(email, sent);
  await sendOrder(work, email, sent);
}

/** Sends the order, or sends it again with the key it had; throws where the connection fails. */
export async function sendOrder(
  { visitor, shop, ledger }: Pick<Work, "visitor" | "shop" | "ledger">,
  email: string,
  sent: SentOrder,
): Promise<void> {
  const { product, shipping, payment } = shop;
  const address = { phone: "+420 777 123 456", address: "Jánská 5, Česká Lípa, 470 01" };
  const part = () => Math.floor(Math.random() * 256);
  const called = await visitor("POST", "/orders", {
    // Everybody orders from an address of their own: the shop limits orders by address.
    headers: { "idempotency-key": sent.key, "x-forwarded-for": `10.${part()}.${part()}.${part()}` },
    body: {
      customer: { name: email, email, ...address },
      items: [{ id: product.id, quantity: sent.quantity, price: product.price }],
      shipping_method: shipping.id,
      payment_method: payment.id,
      total: product.price * sent.quantity + shipping.price,
    },
  });
  if (called.status === 201) sent.id = called.body.orderId;
  else note(ledger, called);
}

async function upload({ admin, ledger, picture }: Work): Promise<void> {
  const called = await admin("POST", "/gallery", { body: pictureForm(picture) });
  if (called.status !== 201) return note(ledger, called);
  ledger.pictures.set(called.body.id, called.body.image_path);
  ledger.uploads += 1;
}

async function replaceOrRemove({ admin, ledger, picture }: Work): Promise<void> {
  const [id] = [...ledger.pictures.keys()].sort(() => Math.random() - 0.5);
  if (id === undefined) return;
  // From here on either state is right, until an answer says which.
  ledger.pictures.delete(id);
  if (Math.random() < 0.5) {
    const called = await admin("DELETE", `/gallery/${id}`);
    if (called.status === 204) ledger.removed.add(id);
    else note(ledger, called);
    return;
  }
  const called = await admin("PUT", `/gallery/${id}`, { body: pictureForm(picture) });
  if (called.status === 200) ledger.pictures.set(id, called.body.image_path);
  else note(ledger, called);
}

async function edit({ admin, shop, ledger }: Work): Promise<void> {
  ledger.edits.sent += 1;
  const count = ledger.edits.sent;
  const called = await admin("PUT", `/events/${shop.event.id}`, {
    body: { ...shop.event.fields, translations: titled(count) },
  });
  if (called.status === 200) ledger.edits.acknowledged = count;
  else note(ledger, called);
}

async function invoice({ admin, ledger }: Work): Promise<void> {
  const open = acknowledged(ledger).find(({ id }) => id && !ledger.invoiced.has(id));
  if (!open?.id) return;
  const called = await admin("GET", `/orders/admin/orders/${open.id}/invoice?type=final`);
  if (called.status === 200) ledger.invoiced.add(open.id);
  else note(ledger, called);
}

function note(ledger: Ledger, { status }: Called): void {
  ledger.refused.set(status, (ledger.refused.get(status) ?? 0) + 1);
}
