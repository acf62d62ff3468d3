import { setTimeout } from "node:timers/promises";
import { asc, eq } from "drizzle-orm";
import type { FastifyInstance } from "fastify";
import { users } from "#features/accounts/server/accounts.table.ts";
import { startSession } from "#features/accounts/server/sessions/start-session.ts";
import { orderKey } from "#features/orders/server/order-key.ts";
import { orders } from "#features/orders/server/orders.table.ts";
import { cardPayments } from "#features/payments/server/payments.table.ts";
import type { Role } from "#kit/contract/roles.ts";
import type { Services } from "#kit/server/context.ts";
import type { Known } from "./hostile-requests.ts";

/** A fresh bearer of the first administrator, or of somebody with that role, who comes to the team with it. */
export async function liveToken(services: Services, role: Role = "owner"): Promise<string> {
  const email = `hostile-${role}@team.example`;
  if (role !== "owner")
    await services.db
      .insert(users)
      .values({ email, name: role, roles: [role], joined_at: services.now() })
      .onConflictDoUpdate({ target: users.email, set: { roles: [role], ended_at: null } });
  const [user] = await services.db
    .select({ id: users.id })
    .from(users)
    .where(role === "owner" ? undefined : eq(users.email, email))
    .orderBy(asc(users.id))
    .limit(1);
  if (!user) throw new Error("There is no administrator.");
  return (await startSession(services, user.id)).accessToken;
}

/** Two payments of the known order, one at each gateway, for their notices to be about. */
async function openPayments(
  { db }: Services,
  orderId: number,
): Promise<Pick<Known, "payment" | "reference">> {
  const ofOrder = {
    order_id: orderId,
    state: "open",
    amount_halere: 557_870,
    currency: "CZK",
    origin: "",
  } as const;
  const rows = await db
    .insert(cardPayments)
    .values([
      { ...ofOrder, gateway: "stripe", reference: "cs_1", url: "https://checkout.stripe.com/x" },
      { ...ofOrder, gateway: "comgate", reference: "AB12-CD34-0001", url: "https://payments.comgate.cz/x" },
    ])
    .returning({ id: cardPayments.id, reference: cardPayments.reference });
  return { payment: rows.map(({ id }) => id), reference: rows.map(({ reference }) => reference ?? "") };
}

/** What addresses of this site name: ids, slugs, stored files, and an order with its key. */
export async function placeKnownOrder(app: FastifyInstance, services: Services): Promise<Known> {
  /** A server that has just started on a busy machine says so for a while. */
  const list = async (path: string) => {
    for (;;) {
      const answer = await app.inject({ url: `/api${path}` });
      if (answer.statusCode !== 503) return answer.json();
      await setTimeout(500);
    }
  };
  const [shipping] = await list("/orders/shipping-methods");
  const [payment] = await list("/orders/payment-methods");
  const products = await list("/products");
  const product = products.find(({ variants }: { variants?: unknown[] }) => !variants?.length);
  if (product)
    await app.inject({
      method: "POST",
      url: "/api/orders",
      payload: {
        customer: {
          name: "Jan Novák",
          email: "jan@example.cz",
          phone: "+420777123456",
          address: "Děčínská 1",
        },
        items: [{ id: product.id, quantity: 1, price: product.price }],
        shipping_method: shipping?.id,
        payment_method: payment?.id,
        total: product.price + shipping?.price,
      },
    });
  const [order] = await services.db.select().from(orders).limit(1);
  const payments = order && (await openPayments(services, order.id));
  const slugs = [...products, ...(await list("/cars")), ...(await list("/blog")).posts].map(
    ({ slug }) => slug,
  );
  const files = (await list("/gallery")).map(({ image_path }: { image_path: string | null }) =>
    String(image_path).replace("/media/", ""),
  );
  const settings: { id: number | null; setting_key: string }[] = await list("/settings");
  return {
    setting: settings.filter(({ id }) => id !== null).map(({ id, setting_key }) => `${setting_key}=${id}`),
    id: ["1", "2", "3"],
    slug: slugs.slice(0, 6).length ? slugs.slice(0, 6) : ["some-slug"],
    key: [order ? orderKey(services.config, order) : "x".repeat(32), "A".repeat(32)],
    file: files.slice(0, 3).length ? files.slice(0, 3) : ["abcdefgh234567zz-9x9-ffffff.jpg"],
    gateway: ["stripe", "comgate", "test"],
    payment: payments?.payment ?? ["x"],
    reference: ["test_1", "x", ...(payments?.reference ?? [])],
  };
}
