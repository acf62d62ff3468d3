import { implement } from "#kit/server/http/mount.ts";
import { parcelsEndpoints } from "../parcels.contract.ts";
import { cancelPacketOf } from "./cancel-packet.ts";
import { connectCarrier, disconnectCarrier, loadPointsNow, shownLink, testCarrier } from "./carrier-link.ts";
import { makePackets, packetLabels, settlePacket } from "./make-packets.ts";
import { changePoint, parcelOfOrder } from "./parcel-of-order.ts";
import { searchPoints } from "./pickup-points.ts";

export const parcelsRoutes = implement(parcelsEndpoints, {
  points: ({ db }, { query }) => searchPoints(db, query),
  get: (context, { params }) => parcelOfOrder(context, params.id),
  changePoint: (context, { params, body }) => changePoint(context, params.id, body.point),
  makePackets: (context, { body }) => makePackets(context, body.ids),
  settle: (context, { params, body }) => settlePacket(context, params.id, body.barcode),
  cancel: (context, { params }) => cancelPacketOf(context, params.id),
  labels: async (context, { query }, reply) => {
    const pdf = await packetLabels(context, query.ids.split(",").map(Number));
    await reply
      .type("application/pdf")
      .header("cache-control", "no-store")
      .header("content-disposition", 'inline; filename="labels.pdf"')
      .send(pdf);
  },
  link: (context) => shownLink(context),
  connect: (context, { body }) => connectCarrier(context, body),
  test: (context) => testCarrier(context),
  loadPoints: (context) => loadPointsNow(context),
  disconnect: (context) => disconnectCarrier(context),
});
