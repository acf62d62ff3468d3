import { eq, like } from "drizzle-orm";
import { bookings, bookingWaiting, gateActs } from "#features/bookings/server/bookings.table.ts";
import { dayProducts, daySlots, days } from "#features/days/server/days.table.ts";
import { vouchers } from "#features/vouchers/server/vouchers.table.ts";
import { pragueMoment } from "#kit/contract/time/prague-time.ts";
import type { Services } from "#kit/server/context.ts";
import { mails } from "#kit/server/mail/mail.table.ts";
import type { TestServer } from "../test-server.ts";
import { openVoucherShop } from "./orders-test-data.ts";

export const RIDE = "drift-taxi-1";

/** The shop with the ride as a voucher of six months, no days and no bookings. */
export async function openRides(services: Pick<Services, "db">) {
  const { db } = services;
  await db.delete(gateActs);
  await db.delete(bookingWaiting);
  await db.delete(bookings);
  await db.delete(days);
  return openVoucherShop(services);
}

interface NewDay {
  date: string;
  /** HH:MM in Prague; each slot takes 20 minutes. */
  starts?: string[];
  seats?: number;
  /** Haléře; the product's price unless told. */
  price?: number;
  products?: string[];
}

/** A published day with its slots, in the order of `starts`. */
export async function addDay(
  { db }: Pick<Services, "db">,
  { date, starts = ["09:00", "09:20"], seats = 2, price, products = [RIDE] }: NewDay,
) {
  const texts = (title: string) => ({
    title,
    place: "Autodrom Most",
    description: "",
    what_to_bring: "Ploché boty",
  });
  const [day] = await db
    .insert(days)
    .values({
      date,
      starts: "09:00",
      ends: "17:00",
      is_active: true,
      address: "Tvrzova 5, Most",
      map_url: "https://mapy.example/most",
      translations: { en: texts("Ride day"), cs: texts("Den jízd") },
    })
    .returning();
  if (!day) throw new Error("no day");
  await db
    .insert(dayProducts)
    .values(products.map((product_id) => ({ day_id: day.id, product_id, price_halere: price ?? null })));
  const slots = await db
    .insert(daySlots)
    .values(
      starts.map((time) => {
        const starts_at = pragueMoment(date, time);
        return { day_id: day.id, starts_at, ends_at: new Date(starts_at.getTime() + 1_200_000), seats };
      }),
    )
    .returning();
  return { id: day.id, slots: slots.map(({ id }) => id) as [number, ...number[]] };
}

/** Codes of paid vouchers for the ride, in one order. */
export async function sellVouchers(
  { call, services, signIn }: TestServer,
  shop: Awaited<ReturnType<typeof openRides>>,
  quantity = 1,
) {
  const items = [{ id: RIDE, quantity, price: 5000 }];
  const body = { ...shop.payload, items, total: 5000 * quantity + 129 };
  const { orderId } = (await call("POST /orders", { body, language: "cs" })).body;
  await call(`POST /orders/admin/orders/${orderId}/paid`, { token: await signIn(), body: { how: "bank" } });
  const rows = await services.db
    .select()
    .from(vouchers)
    .where(eq(vouchers.order_id, orderId))
    .orderBy(vouchers.id);
  return { orderId: orderId as number, codes: rows.map(({ code }) => code) as [string, ...string[]] };
}

/** Taken seats of a slot, as the database counts them. */
export async function takenOf({ db }: Pick<Services, "db">, slotId: number): Promise<number> {
  const [slot] = await db.select().from(daySlots).where(eq(daySlots.id, slotId));
  return slot?.taken ?? -1;
}

/** The way to leave that the last mail about a waiting list brings. */
export async function waitingLink(db: Services["db"]): Promise<{ id: number; key: string }> {
  const rows = await db.select().from(mails).where(like(mails.kind, "waiting-%")).orderBy(mails.id);
  const [, id, key] = /\/waiting\/(\d+)\/([\w-]+)/.exec(rows.at(-1)?.text ?? "") ?? [];
  return { id: Number(id), key: String(key) };
}
