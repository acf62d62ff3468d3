export { customerParcel, forgetParcels, POINT_CLOSED, parcelsOf } from "./parcel-of-order.ts";
export { carrierLinks, orderParcels, pickupPoints } from "./parcels.table.ts";
export { hasPickupPoints } from "./pickup-points.ts";
