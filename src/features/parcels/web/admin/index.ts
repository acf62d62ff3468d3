export { PacketaPanel } from "./packeta-panel.tsx";
export { PacketsOfMany } from "./packets-of-many.tsx";
export { ParcelPanel } from "./parcel-panel.tsx";
export { parcelsAdminWords } from "./parcels-admin.words.ts";
