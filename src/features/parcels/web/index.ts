export { parcelsWords } from "./parcels.words.ts";
export { PickupPointPicker } from "./pickup-point-picker.tsx";
