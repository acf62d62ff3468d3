export { CARRIER_FAULTS, type Carrier, hasNoPacket, PACKET_WAYS, POINTS_FAULTS } from "./parcel-states.ts";
