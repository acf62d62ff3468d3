export { dayWorkWords } from "./day-work.words.ts";
