export { type DayChange, onDayChange } from "./day-changes.ts";
export { listDays } from "./days.service.ts";
export { daySlots, days } from "./days.table.ts";
export { freeSeats, moveSeats, priceOnDay, takeSeats } from "./seats.ts";
