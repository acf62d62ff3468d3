import type { Call } from "./call.ts";
import { must } from "./call.ts";
import { sendOrder } from "./clients.ts";
import type { Ledger } from "./ledger.ts";
import { countOf, type Shop } from "./shop.ts";

interface Restarted {
  url: string;
  round: number;
  visitor: Call;
  admin: Call;
  shop: Shop;
  ledger: Ledger;
}

/**
 * Holds the restarted site against what was acknowledged before the crash, over HTTP; answers the faults. Orders
 * without an answer are sent again with their key, as the checkout does.
 */
export async function checkRestarted(restarted: Restarted): Promise<string[]> {
  const { round, ledger } = restarted;
  const ofRound = [...ledger.orders].filter(([, order]) => order.round === round);
  for (const [email, order] of ofRound.filter(([, { id }]) => id === undefined))
    await sendOrder(restarted, email, order);
  return [
    ...(await orderErrors(restarted, new Map(ofRound.map(([email, { id }]) => [email, id])))),
    ...(await pictureErrors(restarted)),
    ...(await editErrors(restarted)),
  ];
}

async function orderErrors(
  { admin, round }: Restarted,
  sent: Map<string, number | undefined>,
): Promise<string[]> {
  const stored = new Map<string, number[]>();
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const list = await must(admin("GET", `/orders/admin/orders?q=r${round}-&limit=200&page=${page}`));
    for (const { id, customer_email } of list.orders)
      stored.set(customer_email, [...(stored.get(customer_email) ?? []), id]);
    pages = list.pagination.totalPages;
  }
  const errors: string[] = [];
  for (const [email, id] of sent) {
    const ids = stored.get(email) ?? [];
    if (id === undefined) errors.push(`order of ${email} is refused after the restart`);
    else if (ids.length === 0) errors.push(`order ${id} of ${email} is lost`);
    else if (ids.length > 1) errors.push(`order of ${email} is stored ${ids.length} times`);
    else if (ids[0] !== id) errors.push(`order of ${email} was acknowledged as ${id} and is ${ids[0]}`);
  }
  return errors;
}

async function pictureErrors({ url, admin, ledger }: Restarted): Promise<string[]> {
  const errors: string[] = [];
  const stored = new Map<number, string>(
    (await must(admin("GET", "/gallery"))).map(({ id, image_path }: { id: number; image_path: string }) => [
      id,
      image_path,
    ]),
  );
  for (const [id, path] of ledger.pictures)
    if (stored.get(id) !== path) errors.push(`picture ${id} is ${stored.get(id)}, acknowledged was ${path}`);
  for (const id of ledger.removed) if (stored.has(id)) errors.push(`removed picture ${id} is there again`);
  const newest = [...stored.values()].slice(-30);
  const answers = await Promise.all(newest.map((path) => fetch(`${url}${path}`, { method: "HEAD" })));
  for (const { ok, url: address } of answers) if (!ok) errors.push(`${address} has no file`);
  return errors;
}

async function editErrors({ admin, shop, ledger }: Restarted): Promise<string[]> {
  const { translations } = await must(admin("GET", `/events/${shop.event.id}`));
  const counts = ["en", "cs"].flatMap((language) => {
    const { title, description } = translations[language];
    return [countOf(title), countOf(description)];
  });
  const [count = Number.NaN] = counts;
  const { sent, acknowledged } = ledger.edits;
  if (counts.some((each) => each !== count)) return [`an edit is half written: ${counts.join(", ")}`];
  return count >= acknowledged && count <= sent ? [] : [`edit ${acknowledged} of ${sent} is lost: ${count}`];
}
