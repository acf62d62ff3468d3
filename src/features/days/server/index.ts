export type { DayChange } from "./day-changes.ts";
export { listDays } from "./days.service.ts";
export { dayProducts, daySlots, days } from "./days.table.ts";
export { holdDayOf, holdSlots, moveSeats, priceOnDay, type Slot, takeSeats } from "./seats.ts";
