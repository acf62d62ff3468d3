import process from "node:process";

/*
 * Loaded before the server (`--import`): its clock, and with it that of its embedded database, begins at CLOCK_STARTS
 * and then goes on as clocks do.
 */
const ahead = Date.parse(String(process.env.CLOCK_STARTS)) - Date.now();
const systemNow = Date.now;
const now = () => systemNow() + ahead;

globalThis.Date = new Proxy(Date, {
  construct: (real, given, as) => Reflect.construct(real, given.length === 0 ? [now()] : given, as),
  get: (real, name) => (name === "now" ? now : Reflect.get(real, name)),
});
