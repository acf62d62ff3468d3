import { eq, inArray } from "drizzle-orm";
import { isPaidAtHandover, orderNumber, toPayOf } from "#features/orders/index.ts";
import { changeOrder, lockedOrder, logOrder, type orders } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import { roundedToCrowns, toCzk } from "#kit/contract/money/money.ts";
import type { Context } from "#kit/server/context.ts";
import type { Database } from "#kit/server/database/database.ts";
import { hasNoPacket } from "../parcel-states.ts";
import { accountOf, arePointsLoaded, noteAnswer } from "./carrier-link.ts";
import {
  createPacket,
  labelsOf,
  type NewPacket,
  type PacketaAccount,
  PacketaError,
} from "./packeta/packeta-client.ts";
import { lockedParcel, NO_PACKET as NONE, type ParcelRow, toParcel } from "./parcel-of-order.ts";
import { orderParcels } from "./parcels.table.ts";
import { openPoint } from "./pickup-points.ts";

type OrderRow = typeof orders.$inferSelect;

/** Another process may still wait for the answer for so long. */
const UNDER_WAY_MS = 60_000;

const WORDS = {
  gone: { en: "There is no such order.", cs: "Taková objednávka neexistuje." },
  noParcel: { en: "The order isn’t going to a pick-up point.", cs: "Objednávka nejede na výdejní místo." },
  made: { en: "The order’s packet has already been created.", cs: "Zásilka k objednávce už vznikla." },
  underWay: { en: "The order’s packet is being created.", cs: "Zásilka k objednávce právě vzniká." },
  uncertain: {
    en: "Packeta was asked before, but its response never arrived. Open the order and record how it turned out.",
    cs: "Zásilkovnu jsme už požádali a odpověď neznáme. Otevřete objednávku a zapište, jak to dopadlo.",
  },
  cancelled: { en: "The order is cancelled.", cs: "Objednávka je zrušená." },
  closed: {
    en: "The order’s pick-up point has closed. Ask the customer for another one.",
    cs: "Výdejní místo objednávky už neexistuje. Požádejte zákazníka o jiné.",
  },
  notLoaded: {
    en: "Packeta’s pick-up points haven’t been loaded yet. Try again in a minute.",
    cs: "Výdejní místa Zásilkovny se ještě nenačetla. Zkuste to za chvíli.",
  },
  abroad: {
    en: "Cash on delivery is available in the Czech Republic only.",
    cs: "Dobírka je možná jen v České republice.",
  },
  notNow: {
    en: "Packeta isn’t responding. Nothing was created; try again later.",
    cs: "Zásilkovna neodpovídá. Nic nevzniklo, zkuste to později.",
  },
  unknown: {
    en: "Packeta’s response never arrived: we don’t know whether the packet was created.",
    cs: "Odpověď Zásilkovny nedorazila: nevíme, jestli zásilka vznikla.",
  },
} as const satisfies Record<string, Both<string>>;

/** Why no packet is made for an order; the others go on. */
class NotMade extends Error {
  readonly words: Both<string>;

  constructor(words: Both<string>) {
    super(words.en);
    this.words = words;
  }
}

/**
 * Makes a packet for each order and answers which, and why the others were not. Throws NOT_FOUND without a carrier.
 *
 * The carrier's API can't be asked for a packet by our number. So it is noted before the question that it is asked; what
 * was not answered stays so until a person has looked (`settlePacket`), and no second packet is made.
 */
export async function makePackets(context: Context, ids: number[]) {
  const account = await accountOf(context);
  const made: number[] = [];
  const refused: { id: number; reason: string }[] = [];
  for (const id of new Set(ids))
    try {
      await makePacket(context, account, id);
      made.push(id);
    } catch (error) {
      if (!(error instanceof NotMade)) throw error;
      refused.push({ id, reason: error.words[context.language] });
    }
  return { made, refused };
}

async function makePacket(context: Context, account: PacketaAccount, id: number): Promise<void> {
  const packet = await claim(context, id);
  let made: Made;
  try {
    made = await createPacket(account, packet);
  } catch (error) {
    if (!(error instanceof PacketaError)) throw error;
    await noteAnswer(context, error);
    throw await notMade(context, id, error);
  }
  await noteAnswer(context, null);
  await store(context, id, made);
}

/** Notes that the carrier is asked now, and answers what for. Throws NotMade. */
async function claim(context: Context, id: number): Promise<NewPacket> {
  return context.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id).catch(notThere(WORDS.gone));
    const parcel = await lockedParcel(tx, id).catch(notThere(WORDS.noParcel));
    const at = context.now();
    if (parcel.state === "made" && !hasNoPacket(parcel)) throw new NotMade(WORDS.made);
    if (parcel.state === "asked")
      throw new NotMade(isUnderWay(parcel, at) ? WORDS.underWay : WORDS.uncertain);
    if (order.status === "cancelled") throw new NotMade(WORDS.cancelled);
    if (!(await openPoint(tx, parcel.point_id)))
      throw new NotMade((await arePointsLoaded(tx)) ? WORDS.closed : WORDS.notLoaded);
    const packet = packetOf(order, parcel);
    if (packet.cod > 0 && parcel.point_country !== "CZ") throw new NotMade(WORDS.abroad);
    await tx
      .update(orderParcels)
      .set({ ...NONE, state: "asked", asked_at: at, refusal: "" })
      .where(eq(orderParcels.order_id, id));
    return packet;
  });
}

function notThere(words: Both<string>) {
  return (error: unknown): never => {
    throw error instanceof Refusal && error.code === "NOT_FOUND" ? new NotMade(words) : error;
  };
}

/** A definite no frees the order for another try; anything else stays open. */
async function notMade(context: Context, id: number, error: PacketaError): Promise<NotMade> {
  if (error.kind === "unknown") return new NotMade(WORDS.unknown);
  const words =
    error.kind === "fault"
      ? { en: error.said, cs: error.said }
      : error.kind === "unsent"
        ? WORDS.notNow
        : refusedWords;
  await context.db
    .update(orderParcels)
    .set({ state: "waiting", asked_at: null, refusal: error.kind === "fault" ? error.said : "" })
    .where(eq(orderParcels.order_id, id));
  return new NotMade(words);
}

const refusedWords: Both<string> = {
  en: "Packeta refuses the password or the sender. An owner has to connect it again.",
  cs: "Zásilkovna odmítá heslo nebo odesílatele. Majitel ji musí připojit znovu.",
};

async function store(context: Context, id: number, made: Made): Promise<void> {
  await context.db.transaction(async (tx) => {
    await storeIn(context, tx, await lockedOrder(tx, id), made);
  });
}

interface Made {
  id: string;
  barcode: string;
}

/** The packet's number, which is the order's tracking number too. */
async function storeIn(context: Context, tx: Database, order: OrderRow, { id: packet_id, barcode }: Made) {
  const own = eq(orderParcels.order_id, order.id);
  await tx.update(orderParcels).set({ state: "made", packet_id, barcode, refusal: "" }).where(own);
  const log = { before: { packet: "" }, after: { packet: barcode } };
  await changeOrder(context, tx, order, { kind: "parcel", tracking_number: barcode }, log);
}

/**
 * What a person has seen at the carrier: the number of the packet, or null where there is none, so that it can be made.
 * Throws NOT_FOUND, CONFLICT where nothing is open or the carrier may still answer.
 */
export function settlePacket(context: Context, id: number, barcode: string | null) {
  return context.db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id);
    const parcel = await lockedParcel(tx, id);
    if (parcel.state !== "asked" || isUnderWay(parcel, context.now())) throw new Refusal("CONFLICT");
    if (barcode === null) {
      const own = eq(orderParcels.order_id, id);
      await tx.update(orderParcels).set({ state: "waiting", asked_at: null }).where(own);
      await logOrder(context, tx, id, "changed", { packet: "?" }, { packet: "" });
    } else {
      const packet_id = barcode.replace(/^Z/, "");
      await storeIn(context, tx, order, { id: packet_id, barcode: `Z${packet_id}` });
    }
    return toParcel(tx, await lockedParcel(tx, id), context.language);
  });
}

/** Whether the answer to the last question may still come. */
function isUnderWay({ asked_at }: ParcelRow, now: Date): boolean {
  return asked_at !== null && Math.abs(now.getTime() - asked_at.getTime()) < UNDER_WAY_MS;
}

/** The labels of those of the orders that have a packet. Throws NOT_FOUND where none has, CARRIER_AWAY, CARRIER_REFUSED. */
export async function packetLabels(context: Context, ids: number[]): Promise<Buffer> {
  const account = await accountOf(context);
  const found = await context.db.select().from(orderParcels).where(inArray(orderParcels.order_id, ids));
  const packets = ids.flatMap(
    (id) => found.find((each) => each.order_id === id && each.packet_id !== "")?.packet_id ?? [],
  );
  if (packets.length === 0) throw new Refusal("NOT_FOUND", { words: NO_PACKET });
  try {
    const pdf = await labelsOf(account, packets);
    await noteAnswer(context, null);
    return pdf;
  } catch (error) {
    if (!(error instanceof PacketaError)) throw error;
    await noteAnswer(context, error);
    if (error.kind === "fault") throw new Refusal("CONFLICT", { words: { en: error.said, cs: error.said } });
    throw new Refusal(
      error.kind === "refused" || error.kind === "sender" ? "CARRIER_REFUSED" : "CARRIER_AWAY",
    );
  }
}

const NO_PACKET: Both<string> = {
  en: "None of these orders has a packet yet.",
  cs: "K žádné z těchto objednávek zatím zásilka nevznikla.",
};

function packetOf(order: OrderRow, parcel: ParcelRow): NewPacket {
  const names = order.customer_name.trim().split(/\s+/);
  const surname = names.at(-1) ?? "";
  return {
    number: orderNumber(order.id),
    name: (names.slice(0, -1).join(" ") || surname).slice(0, 32),
    surname: surname.slice(0, 32),
    company: order.customer_company.slice(0, 32),
    email: order.customer_email,
    phone: order.customer_phone.replace(/[^\d+]/g, ""),
    addressId: parcel.point_id,
    // Whole crowns, as the carrier takes them.
    cod: isPaidAtHandover(order.payment_kind) ? toCzk(roundedToCrowns(toPayOf(order))) : 0,
    value: toCzk(order.goods_halere - order.discount_halere),
    weight: parcel.weight_grams / 1000,
  };
}
