export { DayActions } from "./day-actions.tsx";
export { DayFrame } from "./day-frame.tsx";
export { DayHead } from "./day-head.tsx";
export { DaySlots } from "./day-slots.tsx";
