export { CARRIER_FAULTS, type Carrier, PACKET_WAYS, POINTS_FAULTS } from "./parcel-states.ts";
