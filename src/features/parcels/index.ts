export { CARRIER_ERRORS, type Carrier, hasNoPacket, PACKET_WAYS, POINTS_ERRORS } from "./parcel-states.ts";
