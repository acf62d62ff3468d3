import { eq } from "drizzle-orm";
import { changeOrder, lockedOrder, logOrder } from "#features/orders/server/index.ts";
import { Refusal } from "#kit/contract/errors.ts";
import type { Both } from "#kit/contract/language/language.ts";
import type { Context } from "#kit/server/context.ts";
import { canBeCancelled } from "../parcel-states.ts";
import { accountOf, noteAnswer } from "./carrier-link.ts";
import { cancelPacket, PacketaError } from "./packeta/packeta-client.ts";
import { lockedParcel, NO_PACKET, parcelRow, toParcel } from "./parcel-of-order.ts";
import { orderParcels } from "./parcels.table.ts";

const NONE: Both<string> = {
  en: "There’s no packet to cancel, or it has already been handed over.",
  cs: "Není co zrušit: zásilka ještě nevznikla, nebo už jste ji předali.",
};

/**
 * Cancels an order's packet at the carrier, which takes that for one that was not handed over; another can be made then.
 * Where the answer is lost, the next hourly question tells what became of it.
 *
 * @throws Refusal NOT_FOUND; CONFLICT where there is none to cancel, or the carrier says no, in its words; CARRIER_AWAY,
 * CARRIER_REFUSED
 */
export async function cancelPacketOf(context: Context, id: number) {
  const { db, language } = context;
  const account = await accountOf(context);
  const parcel = await parcelRow(db, id);
  if (!parcel) throw new Refusal("NOT_FOUND");
  if (!canBeCancelled(parcel)) throw new Refusal("CONFLICT", { words: NONE });
  try {
    await cancelPacket(account, parcel.packet_id);
  } catch (error) {
    if (!(error instanceof PacketaError)) throw error;
    await noteAnswer(context, error);
    if (error.kind === "fault") throw new Refusal("CONFLICT", { words: { en: error.said, cs: error.said } });
    throw new Refusal(
      error.kind === "refused" || error.kind === "sender" ? "CARRIER_REFUSED" : "CARRIER_AWAY",
    );
  }
  await noteAnswer(context, null);
  return db.transaction(async (tx) => {
    const order = await lockedOrder(tx, id);
    const { packet_id, barcode } = await lockedParcel(tx, id);
    // A second tap, or one in another tab: whatever there is by now was not cancelled.
    if (packet_id === parcel.packet_id) {
      await tx.update(orderParcels).set(NO_PACKET).where(eq(orderParcels.order_id, id));
      const log = { before: { packet: barcode }, after: { packet: "" } };
      if (order.tracking_number === barcode)
        await changeOrder(context, tx, order, { kind: "parcel", tracking_number: "" }, log);
      else await logOrder(context, tx, id, "changed", log.before, log.after);
    }
    return toParcel(tx, await lockedParcel(tx, id), language);
  });
}
