export { type DayChange, onDayChange } from "./day-changes.ts";
export { listDays } from "./days.service.ts";
export { dayProducts, daySlots, days } from "./days.table.ts";
export { freeSeats, moveSeats, priceOnDay, type Slot, takeSeats } from "./seats.ts";
